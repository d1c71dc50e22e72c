import { DEMO_ACCOUNTS } from "../scripts/db/demo-accounts.ts";

/** Signs the demo admin in once; the headers of every call after it. */
export async function asAdmin(url: string): Promise<{ authorization: string }> {
  const { email, password } = DEMO_ACCOUNTS.find(({ role }) => role === "admin")!;
  const response = await fetch(`${url}/api/auth/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: "envol-public-anon-key", "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}
