import { beforeAll, expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import type { StoredSiteConfig } from "#domain/generator/stored-site-config.schema.ts";
import type { Page } from "#domain/paging.ts";
import { authCalls, type Person } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

let admin: Person;
beforeAll(async () => {
  admin = await auth.admin();
});

const named = (name: string) => ({ ...siteConfig, company: { ...siteConfig.company, name } });
async function store(
  name: string,
  accessToken?: string,
): Promise<{ id: string; previewUrl: string; expires_at: string }> {
  const response = await auth.send("POST", "site-configs", accessToken, named(name));
  return (await response.json()) as { id: string; previewUrl: string; expires_at: string };
}
const list = async (query = "") =>
  (await (
    await auth.send("GET", `admin/site-configs${query}`, admin.access_token)
  ).json()) as Page<StoredSiteConfig>;
const revoke = (id: string) => auth.send("DELETE", `admin/site-configs/${id}`, admin.access_token);
const revocations = (id: string) =>
  worker.rows(
    "SELECT actor_id, detail FROM audit_log WHERE action = 'site_config.revoked' AND subject_id = ?",
    id,
  );

test("the list says of each preview its brand, who stored it and when, until when it lasts, and where it is; not of expired ones", async () => {
  const before = Date.now();
  const member = await auth.person();
  const [visitors, members, expired, staffs] = [
    await store("Visiteurs"),
    await store("Membres", member.access_token),
    await store("Expired"),
    await store("Équipe", admin.access_token),
  ];
  await worker.rows("UPDATE site_configs SET expires_at = 1 WHERE id = ?", expired.id);
  const { items } = await list();
  expect(items.slice(0, 3)).toEqual(
    [
      { stored: staffs, company_name: "Équipe", user_id: admin.user.id, user_email: admin.email },
      {
        stored: members,
        company_name: "Membres",
        user_id: member.user.id,
        user_email: member.email,
      },
      { stored: visitors, company_name: "Visiteurs", user_id: null, user_email: null },
    ].map(({ stored: { id, previewUrl, expires_at }, ...rest }) => ({
      id,
      preview_url: previewUrl,
      expires_at,
      ...rest,
      created_at: expect.any(String) as string,
    })),
  );
  for (const { created_at } of items) expect(Date.parse(created_at)).toBeGreaterThanOrEqual(before);
  expect(items.map(({ id }) => id)).not.toContain(expired.id);
});

test("it is read page by page, newest first, to its end", async () => {
  for (const name of ["A", "B", "C"]) await store(name);
  const all = (await list("?limit=100")).items.map(({ id }) => id);
  const paged: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Page<StoredSiteConfig> = await list(`?limit=2${cursor && `&cursor=${cursor}`}`);
    paged.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(paged).toEqual(all);
  expect(all.length).toBeGreaterThan(4);
  const refused = await auth.send("GET", "admin/site-configs?cursor=x", admin.access_token);
  expect([refused.status, (await errorOf(refused)).issues?.[0]?.path]).toEqual([422, ["cursor"]]);
});

// Proves V3.3.
test("a preview that is taken away is gone at once, from every page and from the list, and leaves a row without its words", async () => {
  const { id } = await store("Barclays Bank");
  const paths = [`/preview/${id}`, `/preview/${id}/fr/services`, `/api/site-configs/${id}`];
  const statuses = () => Promise.all(paths.map(async (path) => (await worker.get(path)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  expect((await revoke(id)).status).toBe(204);
  expect(await statuses()).toEqual([404, 404, 404]);
  expect((await list("?limit=100")).items.map((stored) => stored.id)).not.toContain(id);
  expect(await revocations(id)).toEqual([{ actor_id: admin.user.id, detail: "{}" }]);
  const audit = await auth.send(
    "GET",
    "admin/audit?action=site_config.revoked",
    admin.access_token,
  );
  expect(await audit.text()).not.toContain("Barclays");
});

test("of two admins who take the same one away at once, one did it", async () => {
  const { id } = await store("Twice");
  const responses = await Promise.all([revoke(id), revoke(id)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  expect(await revocations(id)).toHaveLength(1);
  expect((await revoke(id)).status).toBe(404);
  expect(await revocations(id)).toHaveLength(1);
});

test("a deleted account takes its previews with it, and no others", async () => {
  const member = await auth.person();
  const [theirs, visitors] = [await store("Members", member.access_token), await store("Visitors")];
  expect(
    (await auth.send("DELETE", "account", member.access_token, { password: member.password }))
      .status,
  ).toBe(204);
  expect((await worker.get(`/preview/${theirs.id}`)).status).toBe(404);
  expect(
    await worker.rows("SELECT id FROM site_configs WHERE id IN (?, ?)", theirs.id, visitors.id),
  ).toEqual([{ id: visitors.id }]);
});

test("one that is not there cannot be taken away, whatever its id looks like", async () => {
  for (const id of ["0".repeat(32), "x", "%25", "..%2Froles"])
    expect((await revoke(id)).status).toBe(404);
  expect(
    await worker.rows(
      "SELECT id FROM audit_log WHERE action = 'site_config.revoked' AND subject_id = ?",
      "0".repeat(32),
    ),
  ).toEqual([]);
});
