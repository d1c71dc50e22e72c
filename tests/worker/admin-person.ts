import { authCalls } from "./auth-person.ts";
import type { builtSite } from "../site.ts";

/** The calls of an admin, who is made at the first of them. */
export function adminCalls(worker: ReturnType<typeof builtSite>) {
  const auth = authCalls(worker);
  let person: ReturnType<typeof auth.person> | undefined;
  const admin = () => (person ??= signUp());
  async function signUp() {
    const made = await auth.person();
    await worker.rows("INSERT INTO user_roles (user_id, role, created_at) VALUES (?, 'admin', 1)", made.user.id);
    return made;
  }
  return {
    admin,
    /** Calls /api/admin/{path}. */
    send: async (method: string, path: string, body?: unknown): Promise<Response> =>
      auth.send(method, `admin/${path}`, (await admin()).access_token, body),
    /** The body of GET /api/admin/{path}. */
    async read<Body>(path: string): Promise<Body> {
      return (await (await auth.send("GET", `admin/${path}`, (await admin()).access_token)).json()) as Body;
    },
    /** What the audit trail says was done to something, the oldest act first. */
    trail: (subjectId: string) =>
      worker.rows<{ actor_id: string | null; action: string; detail: string }>(
        "SELECT actor_id, action, detail FROM audit_log WHERE subject_id = ? ORDER BY created_at, rowid",
        subjectId,
      ),
  };
}
