// Test files use the built Worker one after the other. Each gives it `{ vars, limits, mailsOnlyTo, isMetered }` by
// `POST /api/varying`: the vars are added to those of the configuration, with `mailsOnlyTo` the Worker can mail only these
// addresses, and with `isMetered` it is the Worker of metered.mjs. The rate limits start at zero for each file and never expire,
// because those of Miniflare restart when the clock's minute does.
// `GET /api/varying` returns how much work of earlier requests is still running after their responses.
import product from "./index.js";
import metered from "./metered.mjs";

let site = product;
let varied;
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

function countTo(most) {
  const counts = new Map();
  return {
    async limit({ key }) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: counts.get(key) <= most };
    },
  };
}

function vary(env, { vars, limits, mailsOnlyTo, isMetered }) {
  site = isMetered ? metered : product;
  varied = { ...env, ...vars };
  for (const { name, simple } of limits) varied[name] = countTo(simple.limit);
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
      return site.fetch(request, varied ?? env, counting(ctx));
    if (request.method === "GET") return Response.json(running);
    vary(env, await request.json());
    return new Response();
  },
  scheduled: (event, env, ctx) => site.scheduled(event, varied ?? env, ctx),
  queue: (batch, env, ctx) => site.queue(batch, varied ?? env, ctx),
  email: (message, env, ctx) => site.email(message, varied ?? env, ctx),
};
