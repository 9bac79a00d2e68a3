// The reference: what the server says of itself, as a page. Nothing is loaded from anywhere else.

function element(name, text = "", parent = null) {
  const made = document.createElement(name);
  made.textContent = text;
  parent?.append(made);
  return made;
}

function named(ref, schema) {
  return ref.split("/").slice(1).reduce((part, key) => part[key], schema);
}

function kind(property, schema) {
  if (!property) return "";
  if (property.$ref) return property.$ref.split("/").pop();
  if (property.const !== undefined) return JSON.stringify(property.const);
  if (property.enum) return property.enum.map((one) => JSON.stringify(one)).join(" | ");
  const parts = property.anyOf ?? property.oneOf;
  if (parts) return parts.map((part) => kind(part, schema)).join(" | ");
  if (property.type === "array") return `[${kind(property.items, schema)}]`;
  return property.type ?? "any";
}

function fields(object, schema, parent) {
  const table = element("table", "", parent);
  for (const [name, property] of Object.entries(object.properties ?? {})) {
    const row = element("tr", "", table);
    element("code", name, element("td", "", row));
    element("td", kind(property, schema), row);
    element("td", (object.required ?? []).includes(name) ? "" : "may be left out", row);
  }
}

function messages(schema, parent) {
  for (const { $ref } of schema.oneOf ?? schema.anyOf ?? []) {
    const object = named($ref, schema);
    const section = element("section", "", parent);
    element("h3", kind(object.properties.t, schema), section);
    element("p", object.description ?? "", section);
    fields(object, schema, section);
  }
}

function http(openapi, parent) {
  parent.textContent = "";
  for (const [path, methods] of Object.entries(openapi.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const section = element("section", "", parent);
      element("h3", `${method.toUpperCase()} ${path}`, section);
      element("p", operation.description ?? operation.summary ?? "", section);
      for (const parameter of operation.parameters ?? []) {
        element("p", `${parameter.name} (${parameter.in}): ${kind(parameter.schema, openapi)}`, section);
      }
      const body = operation.requestBody?.content?.["application/json"]?.schema;
      if (body?.$ref) fields(named(body.$ref, openapi), openapi, section);
      element("p", `answers ${Object.keys(operation.responses).join(", ")}`, section);
    }
  }
}

const [openapi, schema] = await Promise.all(
  ["/api/openapi.json", "/api/schema"].map(async (path) => (await fetch(path)).json()),
);
http(openapi, document.querySelector("#http"));
messages(schema.to_server, document.querySelector("#to-server"));
messages(schema.to_client, document.querySelector("#to-client"));
