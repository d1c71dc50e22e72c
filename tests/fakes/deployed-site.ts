import type { CloudflareAccount } from "./cloudflare-account.ts";

const HTML = `<title>Envol</title><script src="/assets/entry-1.js"></script>`;

/** Answers for the version that a request is led to, as the deployed product does. */
export function deployedSite(account: CloudflareAccount) {
  const broken = new Set<string>();
  /** Versions that answered a visitor, who names none. */
  const seen = new Set<string>();
  const mailed: string[] = [];
  const site: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    const asked = new Headers(init?.headers).get("Cloudflare-Workers-Version-Overrides");
    const version = /^envol(?:-staging)?="(.+)"$/.exec(asked ?? "")?.[1] ?? account.live;
    if (!version) throw new TypeError("fetch failed");
    if (!asked) seen.add(version);
    if (broken.has(version)) return new Response("{}", { status: 503 });
    if (pathname === "/api/auth/recover") mailed.push(String(init?.body));
    if (pathname === "/api/bookings") {
      const isRehearsal = new Headers(init?.headers).get("x-rehearsal") === "true";
      return Response.json({ order: { amount: 11 } }, { status: isRehearsal ? 200 : 201 });
    }
    const headers = { "x-worker-version": version };
    return new Response(pathname.startsWith("/api/") ? "{}" : HTML, { headers });
  };
  return { fetch: site, broken, seen, mailed };
}
