declare global {
  /** Responses by method, path and token, until api-client.ts takes them. */
  var early: Partial<Record<string, Promise<Response>>> | undefined;
}

/** The first reads of staff pages without a query, by route. */
const READS: Partial<Record<string, string>> = {
  "/admin/": "summary departures/today daily-totals orders?limit=10",
  "/admin/departures": "departures?limit=100",
  "/admin/messages/": "messages?sort=oldest&status=new",
};
const LIKE_PAGE = /^\/admin\/((orders|customers|accounts)\/(\$\w+)?|messages\/\$\w+)$/;

type Match = { fullPath: string; pathname: string; search: object };

/** Returns the source text of `askEarly` for a staff page, or "" for other pages. */
export function writeEarlyCalls({ fullPath, pathname, search }: Match, ...keys: string[]): string {
  if (!fullPath.startsWith("/admin/")) return "";
  const query = `${new URLSearchParams({ ...search })}`;
  const path = pathname.replaceAll(/^\/admin\/|\/$/g, "").replace("customers", "people");
  const own = LIKE_PAGE.test(fullPath) ? path + (query && `?${query}`) : "";
  const values = JSON.stringify([...keys, READS[fullPath + query] ?? own]);
  // An address may contain `</script>`.
  return `(${askEarly})(${values.replaceAll("<", "\\u003c")});`;
}

/** Runs while scripts load, if staff use this browser. Reads revisions first, to notice changes. */
function askEarly([sessionKey, seenKey, reads]: string[]): void {
  try {
    const since = localStorage.getItem(seenKey!)!;
    const session = JSON.parse(localStorage.getItem(sessionKey!)!) as Record<string, unknown>;
    // The page renews a session that is about to end.
    if (!since || (session.expires_at as number) * 1000 - Date.now() < 90_000) return;
    const authorization = `Bearer ${session.access_token as string}`;
    const { apiKey, language } = document.documentElement.dataset;
    const headers = { apikey: apiKey!, "x-language": language!, authorization };
    const answers: typeof globalThis.early = (globalThis.early = {});
    const calls = `updates?${new URLSearchParams({ since })} ${reads}`.trim().split(" ");
    for (const url of ["/api/user-roles", ...calls.map((call) => `/api/admin/${call}`)]) {
      const key = `GET ${url} ${authorization}`;
      const asked = fetch(url, { headers, signal: AbortSignal.timeout(15_000) });
      // An unread response would keep its connection busy.
      answers[key] = asked.then(async (response) => new Response(await response.text(), response));
      answers[key].catch(() => delete answers[key]);
    }
    setTimeout(() => (globalThis.early = undefined), 30_000);
  } catch {}
}
