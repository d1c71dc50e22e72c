import { createHash, randomBytes } from "node:crypto";
import { afterAll } from "vitest";
import { serveBuiltWorker } from "../../../scripts/serve/serve-built-worker.ts";
import { applyMigrations, openDatabaseFile } from "../../database.ts";
import { CLIENT, openIdProvider, type ProviderPerson } from "../../fakes/openid-provider.ts";
import { fetchAlone, PUBLIC_KEY, QUICK } from "../../site.ts";
import { VERSION } from "../../people.ts";

/** The body of a response of /api/auth, with its status. */
export interface AuthResponse {
  status: number;
  code?: string;
  access_token?: string;
  user?: {
    id: string;
    email: string;
    app_metadata: { providers: string[] };
    user_metadata: Record<string, unknown>;
  };
}

/** A PKCE verifier and its challenge. */
export function pkce() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

/** The built product beside a real OpenID provider, for one test file, and a browser that goes from one to the other. */
export async function providerSite() {
  const provider = await openIdProvider();
  const logs: string[] = [];
  const site = await serveBuiltWorker({
    vars: {
      ...QUICK,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: "Test ID",
    },
    onLog: ({ message }) => void logs.push(message),
  });
  provider.open(`${site.url}/api/auth/callback`);
  const db = await site.d1();
  await applyMigrations(db);
  const { rows, close } = openDatabaseFile(site.stateDir);
  afterAll(async () => {
    close();
    await site.dispose();
    await provider.close();
  });

  /** A call of the API, as the person with this access token if one is given. */
  async function send(
    method: string,
    path: string,
    body?: unknown,
    accessToken?: string,
  ): Promise<AuthResponse & Record<string, unknown>> {
    const response = await fetchAlone(`${site.url}/api/${path}`, {
      method,
      headers: {
        ...PUBLIC_KEY,
        ...VERSION,
        "content-type": "application/json",
        ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    return { ...(text ? (JSON.parse(text) as object) : {}), status: response.status };
  }
  const post = (path: string, body: unknown) => send("POST", `auth/${path}`, body);
  const exchange = (authCode: string, verifier: string) =>
    post("token?grant_type=pkce", { auth_code: authCode, code_verifier: verifier });

  function authorizeUrl(challenge: string, changes: Record<string, string> = {}): string {
    const query = {
      provider: "oidc",
      redirect_to: `${site.url}/auth`,
      code_challenge: challenge,
      code_challenge_method: "s256",
      ...changes,
    };
    return `${site.url}/api/auth/authorize?${new URLSearchParams(query)}`;
  }

  /** Follows redirects as a browser does, with cookies, up to the first address that `stop` knows. */
  async function browse(start: string, stop: (url: URL) => boolean): Promise<URL> {
    const cookies = new Map<string, string>();
    let url = new URL(start);
    for (let hops = 0; hops < 12; hops++) {
      if (stop(url)) return url;
      const response = await fetchAlone(url, {
        redirect: "manual",
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
        cookies.set(name!, value!);
      }
      const location = response.headers.get("location");
      if (!location) throw new Error(`No redirect: ${response.status} ${await response.text()}`);
      url = new URL(location, url);
    }
    throw new Error("Too many redirects");
  }
  const isBack = (url: URL) => url.origin === site.url && !url.pathname.startsWith("/api/");
  const isCallback = (url: URL) => url.pathname === "/api/auth/callback";

  let people = 0;
  return {
    site,
    provider,
    db,
    rows,
    logs,
    send,
    post,
    exchange,
    authorizeUrl,
    browse,
    isBack,
    isCallback,
    /** Someone the provider knows, and signs in. */
    at(person: ProviderPerson): string {
      const subject = `subject-${++people}`;
      provider.people.set(subject, person);
      provider.state.signedInAs = subject;
      return subject;
    },
    /** The whole way: to the provider, back, and the session. */
    async signIn(): Promise<AuthResponse> {
      const { verifier, challenge } = pkce();
      const back = await browse(authorizeUrl(challenge), isBack);
      const code = back.searchParams.get("code");
      return code
        ? exchange(code, verifier)
        : { status: 0, code: back.searchParams.get("error_code") ?? "" };
    },
  };
}
