// The built Worker, whose modules note their names when they are evaluated: `GET /api/evaluated`
// answers those of the first answer.
import product from "./index.js";

let first;

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "/api/evaluated") return Response.json(first);
    const response = await product.fetch(request, env, ctx);
    first ??= [...globalThis.evaluated];
    return response;
  },
};
