// Test files use the built Worker one after the other. Each gives it `{ vars, mailsOnlyTo }` by `POST /api/varying`: the vars are
// added to those of the configuration, and with `mailsOnlyTo` it can mail only these addresses. Its rate limits then start anew.
// `GET /api/varying` answers how much work of earlier requests goes on after their responses.
import product from "./index.js";

let varied;
let users = 0;
let running = 0;

function counting(ctx) {
  const waitUntil = ctx.waitUntil.bind(ctx);
  ctx.waitUntil = (work) => {
    const end = () => void running--;
    running++;
    Promise.resolve(work).then(end, end);
    waitUntil(work);
  };
  return ctx;
}

function vary(env, { vars, mailsOnlyTo }) {
  const user = ++users;
  varied = { ...env, ...vars };
  const limits = Object.keys(env).filter(
    (name) => name.endsWith("_LIMIT") && typeof env[name] === "object",
  );
  for (const name of limits)
    varied[name] = { limit: ({ key }) => env[name].limit({ key: `${user} ${key}` }) };
  if (mailsOnlyTo)
    varied.MAIL = {
      async send(message) {
        if (mailsOnlyTo.includes(message.to)) return env.MAIL.send(message);
        throw new Error("The recipient is not an allowed destination address");
      },
    };
}

export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname !== "/api/varying")
      return product.fetch(request, varied ?? env, counting(ctx));
    if (request.method === "GET") return Response.json(running);
    vary(env, await request.json());
    return new Response();
  },
  scheduled: (event, env, ctx) => product.scheduled(event, varied ?? env, ctx),
  queue: (batch, env, ctx) => product.queue(batch, varied ?? env, ctx),
  email: (message, env, ctx) => product.email(message, varied ?? env, ctx),
};
