/** How much room the boards have: measured as the page is drawn, read by whoever has to fit something in. */
export const room = { width: 900, height: 260, phone: false, scale: 1, tall: false };
