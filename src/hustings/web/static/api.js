/** Shows the description of the HTTP API. Its viewer reads OpenAPI 3.0 only, in which "or null" is written differently. */

const place = document.getElementById("swagger");

/** A schema of OpenAPI 3.1 as 3.0 writes it. */
function older(schema) {
  if (Array.isArray(schema)) return schema.map(older);
  if (schema === null || typeof schema !== "object") return schema;
  const plain = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, older(value)]));
  const choices = plain.oneOf?.filter((choice) => choice.type !== "null");
  if (choices && choices.length < plain.oneOf.length) {
    delete plain.oneOf;
    return { ...plain, nullable: true, ...(choices.length === 1 ? choices[0] : { oneOf: choices }) };
  }
  return plain;
}

const answer = await fetch(place.dataset.schema);
const spec = { ...older(await answer.json()), openapi: "3.0.3" };
globalThis.SwaggerUIBundle({ spec, domNode: place, deepLinking: true, defaultModelsExpandDepth: 0 });
