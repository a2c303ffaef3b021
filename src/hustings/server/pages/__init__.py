"""What goes over the wire: pages, the stream of a seat, the HTTP API."""
