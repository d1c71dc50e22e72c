// Test files use the built Worker one after the other. Each gives it `{ vars, mailsOnlyTo }` by `POST /api/varying`: the vars are
// added to those of the configuration, and with `mailsOnlyTo` it can mail only these addresses. Its rate limits then start anew.
import product from "./index.js";

let varied;
let users = 0;

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
      return product.fetch(request, varied ?? env, ctx);
    vary(env, await request.json());
    return new Response();
  },
  scheduled: (event, env, ctx) => product.scheduled(event, varied ?? env, ctx),
  queue: (batch, env, ctx) => product.queue(batch, varied ?? env, ctx),
  email: (message, env, ctx) => product.email(message, varied ?? env, ctx),
};
