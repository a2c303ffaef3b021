/** Shows the description of the HTTP API. */

const place = document.getElementById("swagger");
globalThis.SwaggerUIBundle({ url: place.dataset.schema, domNode: place, deepLinking: true, supportedSubmitMethods: ["get", "post"] });
