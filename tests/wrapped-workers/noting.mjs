// The built Worker, whose modules note their names when they are evaluated: `GET /api/evaluated`
// answers those that had run before the last answer.
import product from "./index.js";

let ran;

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "/api/evaluated") return Response.json(ran);
    const response = await product.fetch(request, env, ctx);
    ran = [...globalThis.evaluated];
    return response;
  },
};
