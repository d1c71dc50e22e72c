import { setImmediate as nextTurn } from "node:timers/promises";

/** Miniflare's databases and stores answer all other calls later. */
const ANSWERED_AT_ONCE = new Set<string | symbol>([
  "prepare",
  "bind",
  "withSession",
  "getBookmark",
]);

const originals = new WeakMap<object, object>();
const toOriginal = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(toOriginal) : (originals.get(value as object) ?? value);

/**
 * A local database or store, each call of which first lets Node see what has happened on its connections. Miniflare's `prepare`
 * and `bind` block this process, and a call right after them may be written to a connection that workerd has closed meanwhile:
 * "other side closed".
 */
export function unhurried<Binding>(original: Binding): Binding {
  if (typeof original !== "object" || original === null) return original;
  const proxy = new Proxy(original, {
    get(_, name) {
      const method: unknown = Reflect.get(original, name);
      if (typeof method !== "function") return method;
      return (...args: unknown[]) => {
        const call = () => method.apply(original, args.map(toOriginal));
        return ANSWERED_AT_ONCE.has(name) ? unhurried(call()) : nextTurn().then(call);
      };
    },
  });
  originals.set(proxy, original);
  return proxy;
}
