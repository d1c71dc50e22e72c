import { createHash, randomBytes } from "node:crypto";
import { VERSION } from "./auth-person.ts";
import { PUBLIC_KEY } from "../site.ts";

export interface ProviderAnswer {
  status: number;
  code?: string;
  access_token?: string;
  user?: { id: string; email: string; app_metadata: { providers: string[] }; user_metadata: Record<string, unknown> };
}

/** A PKCE verifier and its challenge. */
export function pkce() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

/** What a browser does on a site that signs in with a provider. */
export function providerBrowser(site: string) {
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<ProviderAnswer> => {
    const answer = await fetch(`${site}/api/auth/${path}`, {
      method: "POST",
      headers: { ...PUBLIC_KEY, ...VERSION, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  const exchange = (authCode: string, verifier: string) => post("token?grant_type=pkce", { auth_code: authCode, code_verifier: verifier });

  function authorizeUrl(challenge: string, changes: Record<string, string> = {}): string {
    const query = { provider: "oidc", redirect_to: `${site}/auth`, code_challenge: challenge, code_challenge_method: "s256", ...changes };
    return `${site}/api/auth/authorize?${new URLSearchParams(query)}`;
  }

  /** Follows redirects as a browser does, with cookies, up to the first address that `stop` knows. */
  async function browse(start: string, stop: (url: URL) => boolean): Promise<URL> {
    const cookies = new Map<string, string>();
    let url = new URL(start);
    for (let hops = 0; hops < 12; hops++) {
      if (stop(url)) return url;
      const answer = await fetch(url, {
        redirect: "manual",
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
        cookies.set(name!, value!);
      }
      const location = answer.headers.get("location");
      if (!location) throw new Error(`No redirect: ${answer.status} ${await answer.text()}`);
      url = new URL(location, url);
    }
    throw new Error("Too many redirects");
  }
  const isBack = (url: URL) => url.origin === site && !url.pathname.startsWith("/api/");
  const isCallback = (url: URL) => url.pathname === "/api/auth/callback";

  return {
    post,
    exchange,
    authorizeUrl,
    browse,
    isBack,
    isCallback,
    /** The whole way: to the provider, back, and the session. */
    async signIn(): Promise<ProviderAnswer> {
      const { verifier, challenge } = pkce();
      const back = await browse(authorizeUrl(challenge), isBack);
      const code = back.searchParams.get("code");
      return code ? exchange(code, verifier) : { status: 0, code: back.searchParams.get("error_code") ?? "" };
    },
  };
}
