// The built Worker with a sender that answers at once: Miniflare's, and our local mailbox, would be measured with it.
import product from "./index.js";

const MAIL = { send: async () => ({ messageId: crypto.randomUUID() }) };
const environments = new WeakMap();

/** The same environment for the same one: the product keeps what it made of it. */
function instant(env) {
  let made = environments.get(env);
  if (!made) environments.set(env, (made = { ...env, MAIL }));
  return made;
}

export default {
  ...product,
  fetch: (request, env, ctx) => product.fetch(request, instant(env), ctx),
  queue: (batch, env, ctx) => product.queue(batch, instant(env), ctx),
  scheduled: (event, env, ctx) => product.scheduled(event, instant(env), ctx),
};
