"""The browser game's server: tables, seats and their secret links, HTTP and sockets."""
