// The built Worker with a mail sender that answers at once, because otherwise the figure would
// include Miniflare's sender or the local mailbox.
import product from "./index.js";

const MAIL = { send: async () => ({ messageId: crypto.randomUUID() }) };
const environments = new WeakMap();

/** Returns the same object for the same environment, because the product caches by that object. */
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
