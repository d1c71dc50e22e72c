interface Input {
  param?: Record<string, string>;
  query?: Record<string, string | readonly string[] | undefined>;
  json?: unknown;
}

interface Options {
  fetch?: typeof fetch;
  headers?: HeadersInit;
  init?: RequestInit;
}

type Send = (url: string, init: RequestInit, fetch?: Options["fetch"]) => Promise<unknown>;

/** Makes calls as hono/client's `hc` types them: `$get` sends GET to the path of its keys. */
export function createCalls(send: Send, path: string): unknown {
  return new Proxy(Object.create(null) as object, {
    get: (_target, key) => {
      if (typeof key !== "string" || key === "then") return undefined;
      if (!key.startsWith("$")) return createCalls(send, `${path}/${key}`);
      return (input: Input = {}, { fetch, headers, init }: Options = {}) =>
        send(
          writeUrl(path, input),
          {
            method: key.slice(1).toUpperCase(),
            headers: { ...(input.json !== undefined && JSON_BODY), ...headers },
            body: input.json === undefined ? undefined : JSON.stringify(input.json),
            ...init,
          },
          fetch,
        );
    },
  });
}

const JSON_BODY = { "content-type": "application/json" };

function writeUrl(path: string, { param = {}, query = {} }: Input): string {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of [value ?? []].flat()) values.append(name, each as string);
  const filled = path.replaceAll(/:(\w+)/g, (name, key: string) => param[key] ?? name);
  const text = String(values);
  return text === "" ? filled : `${filled}?${text}`;
}
