import { beforeAll } from "vitest";
import type { TokenResponse } from "#domain/accounts/auth.schema.ts";
import type { Role } from "#domain/accounts/role.ts";
import { type BuiltSite, PUBLIC_KEY } from "./site.ts";
import type { NewDevice } from "#domain/passes/device.schema.ts";

/** The version of GoTrue's protocol that the stock client speaks. */
export const VERSION = { "x-supabase-api-version": "2024-01-01" };
export const PASSWORD = "correct horse battery";

export interface AuthProblem {
  code: string;
  message: string;
  weak_password?: { reasons: string[] };
}

/** Someone with an account and a session. */
export interface Person extends TokenResponse {
  email: string;
  password: string;
}

let people = 0;
/** An address that no other test uses. */
export const newEmail = () => `person-${++people}-${process.pid}@example.org`;

/** The calls of a client of /api/auth, without the client. */
export function authCalls(site: BuiltSite) {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    site.post(`/api/auth/${path}`, body, { ...VERSION, ...headers });
  const bearer = (accessToken: string) => ({ ...VERSION, authorization: `Bearer ${accessToken}` });
  const send = (method: string, path: string, accessToken?: string, body?: unknown) =>
    site.fetch(`/api/${path}`, {
      method,
      headers: {
        ...PUBLIC_KEY,
        ...VERSION,
        "content-type": "application/json",
        ...(accessToken ? bearer(accessToken) : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  /** A new account with a session. */
  async function person(email = newEmail(), password = PASSWORD): Promise<Person> {
    const response = await post("signup", { email, password, data: { full_name: "Ada Lovelace" } });
    if (response.status !== 200)
      throw new Error(`Sign-up failed: ${response.status} ${await response.text()}`);
    return { email, password, ...(await sessionOf(response)) };
  }
  const giveRole = (userId: string, role: Role) =>
    site.rows(
      "INSERT OR REPLACE INTO user_roles (user_id, role, created_at) VALUES (?, ?, 1)",
      userId,
      role,
    );
  const makeAdmin = (userId: string) => giveRole(userId, "admin");
  const staff = async (role: Role): Promise<Person> => {
    const made = await person();
    await giveRole(made.user.id, role);
    return made;
  };

  return {
    post,
    send,
    person,
    giveRole,
    makeAdmin,
    /** Marks the address of an account as proved. */
    prove: (userId: string) =>
      site.rows("UPDATE users SET email_proved_at = 1 WHERE id = ?", userId),
    /** The same with a role. */
    admin: () => staff("admin"),
    agent: () => staff("agent"),
    accountant: () => staff("accountant"),
    signUp: (body: unknown, headers?: Record<string, string>) => post("signup", body, headers),
    signIn: (email: string, password: string, headers?: Record<string, string>) =>
      post("token?grant_type=password", { email, password }, headers),
    refresh: (refreshToken: string) =>
      post("token?grant_type=refresh_token", { refresh_token: refreshToken }),
    user: (accessToken: string) => site.get("/api/auth/user", bearer(accessToken)),
    update: (accessToken: string, body: unknown) => send("PUT", "auth/user", accessToken, body),
    signOut: (accessToken: string, scope?: string) =>
      send("POST", `auth/logout${scope ? `?scope=${scope}` : ""}`, accessToken),
    /** One more session of an account. */
    async session(email: string, password = PASSWORD, userAgent = "") {
      const response = await post(
        "token?grant_type=password",
        { email, password },
        { "user-agent": userAgent },
      );
      if (response.status !== 200)
        throw new Error(`Sign-in failed: ${response.status} ${await response.text()}`);
      return sessionOf(response);
    },
  };
}

/** The session in a response. */
export async function sessionOf(response: Pick<Response, "json">): Promise<TokenResponse> {
  return (await response.json()) as TokenResponse;
}

/** Status and code of a refusal. */
export async function problemOf(response: Response): Promise<string> {
  const { code } = (await response.json()) as AuthProblem;
  return `${response.status} ${code}`;
}

/** The claims of a token, unverified. */
export function claimsOf(accessToken: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(accessToken.split(".")[1]!, "base64url").toString()) as Record<
    string,
    unknown
  >;
}

/** An admin, and their calls, for one test file. */
export function adminCalls(site: BuiltSite) {
  const auth = authCalls(site);
  let admin: Person;
  beforeAll(async () => {
    admin = await auth.admin();
  });
  /** Calls /api/admin/{path}. */
  const send = (method: string, path: string, body?: unknown) =>
    auth.send(method, `admin/${path}`, admin.access_token, body);
  return {
    admin: () => admin,
    send,
    /** The body of GET /api/admin/{path}. */
    read: async <Body>(path: string) => (await (await send("GET", path)).json()) as Body,
    /** What the audit log says was done to something, the oldest action first. */
    trail: (subjectId: string) =>
      site.rows<{ actor_id: string | null; action: string; detail: string }>(
        "SELECT actor_id, action, detail FROM audit_log WHERE subject_id = ? ORDER BY created_at, rowid",
        subjectId,
      ),
  };
}

/** The part of an address that pairs a browser as "Lane 1", a new phone of an airport: `#pair=…`. */
export async function pairingCode(
  { admin, send }: ReturnType<typeof authCalls>,
  airport = "CDG",
): Promise<string> {
  const { access_token } = await admin();
  const device = (await (
    await send("POST", "admin/devices", access_token, { name: "Lane 1", airport })
  ).json()) as NewDevice;
  return new URL(device.pairing_url).hash;
}
