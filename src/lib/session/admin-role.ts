import { readPreferences } from "../preferences.ts";

/** What the role check says: `ended` when the server no longer knows the session. */
export type AdminRole = "admin" | "none" | "ended";

/** Asks whether the session's user is an admin. A failed look-up is only logged, and means no (docs/product.md, "Roles"). */
export async function findAdminRole(accessToken: string): Promise<AdminRole> {
  try {
    const answer = await fetch("/api/user-roles?role=admin", {
      headers: { apikey: readPreferences().apiKey, authorization: `Bearer ${accessToken}` },
    });
    if (answer.status === 401) return "ended";
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const rows = (await answer.json()) as unknown[];
    return rows.length > 0 ? "admin" : "none";
  } catch (error) {
    console.error("The role of the user could not be read:", error);
    return "none";
  }
}
