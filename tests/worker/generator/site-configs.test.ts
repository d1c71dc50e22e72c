import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { BRANDS } from "../../brands/brands.ts";
import { authCalls } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const DAY_MS = 86_400_000;

interface Stored {
  id: string;
  previewUrl: string;
  expires_at: string;
}
const store = async (config: unknown) =>
  (await (await worker.post("/api/site-configs", config)).json()) as Stored;

test("a visitor's configuration is stored for a day under an id that nobody guesses, and read again", async () => {
  const before = Date.now();
  const response = await worker.post("/api/site-configs", siteConfig);
  expect(response.status).toBe(201);
  const { id, previewUrl, expires_at } = (await response.json()) as Stored;
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new URL(previewUrl).pathname).toBe(`/preview/${id}`);
  expect(Date.parse(expires_at)).toBeGreaterThanOrEqual(before + DAY_MS);
  expect(Date.parse(expires_at)).toBeLessThanOrEqual(Date.now() + DAY_MS);

  const read = await worker.get(`/api/site-configs/${id}`);
  expect(read.status).toBe(200);
  expect(read.headers.get("cache-control")).toBe("no-store");
  expect(await read.json()).toEqual(siteConfig);
});

// Proves V3.3.
test("one that staff store lasts 90 days; a member, and someone whose role was revoked, count as visitors", async () => {
  const daysFor = async (accessToken: string) => {
    const response = await auth.send("POST", "site-configs", accessToken, siteConfig);
    const { expires_at } = (await response.json()) as Stored;
    return Math.round((Date.parse(expires_at) - Date.now()) / DAY_MS);
  };
  const [member, agent, admin] = [await auth.person(), await auth.agent(), await auth.admin()];
  expect(await daysFor(member.access_token)).toBe(1);
  expect(await daysFor(agent.access_token)).toBe(90);
  expect(await daysFor(admin.access_token)).toBe(90);
  await worker.rows("DELETE FROM user_roles WHERE user_id = ?", admin.user.id);
  expect(await daysFor(admin.access_token)).toBe(1);
  expect(await daysFor("no.valid.token")).toBe(1);
});

test("two of the same are two", async () => {
  expect((await store(siteConfig)).id).not.toBe((await store(siteConfig)).id);
});

test.each(Object.entries(BRANDS))("the brand %s is stored as it was sent", async (_name, brand) => {
  const { id } = await store(brand);
  expect(await (await worker.get(`/api/site-configs/${id}`)).json()).toEqual(brand);
});

test.each(["0".repeat(32), "f".repeat(31), "../../x", "%00", "A".repeat(32), "site-config:x"])(
  "the id %s is nobody's",
  async (id) => {
    expect((await worker.get(`/api/site-configs/${encodeURIComponent(id)}`)).status).toBe(404);
  },
);

test("an expired one is gone at once, and its row within the hour", async () => {
  const [{ id }, { id: other }] = [await store(siteConfig), await store(siteConfig)];
  await worker.rows("UPDATE site_configs SET expires_at = ? WHERE id = ?", Date.now(), id);
  expect((await worker.get(`/api/site-configs/${id}`)).status).toBe(404);
  expect((await worker.get(`/preview/${id}`)).status).toBe(404);
  await worker.scheduled("7 * * * *", Date.now());
  expect(await worker.rows("SELECT id FROM site_configs WHERE id IN (?, ?)", id, other)).toEqual([
    { id: other },
  ]);
});

test("a stored one that breaks today's rules is not shown", async () => {
  const { id } = await store(siteConfig);
  const text = JSON.stringify({ ...siteConfig, memberPortal: "http://portal.example" });
  await worker.rows("UPDATE site_configs SET config = ? WHERE id = ?", text, id);
  expect((await worker.get(`/api/site-configs/${id}`)).status).toBe(404);
  expect((await worker.get(`/preview/${id}`)).status).toBe(404);
});

const changed = (change: (site: typeof siteConfig) => void) => {
  const site = structuredClone(siteConfig);
  change(site);
  return site;
};

test.each([
  [
    "code as the portal",
    changed((site) => (site.memberPortal = "javascript:alert(1)")),
    ["memberPortal"],
  ],
  [
    "a portal without encryption",
    changed((site) => (site.memberPortal = "http://portal.example")),
    ["memberPortal"],
  ],
  [
    "a social link without encryption",
    changed((site) => (site.social.facebook = "http://facebook.example/x")),
    ["social", "facebook"],
  ],
  [
    "code as a social link",
    changed((site) => (site.social.twitter = "data:text/html,<script>1</script>")),
    ["social", "twitter"],
  ],
  [
    "a colour that breaks out",
    changed((site) => (site.colors.primary = "1 1% 1%}body{display:none")),
    ["colors", "primary"],
  ],
  [
    "a domain with a path",
    changed((site) => (site.domains.checkIn = "a.example/x?")),
    ["domains", "checkIn"],
  ],
  [
    "a line break in the name",
    changed((site) => (site.company.name = "A\r\nBcc: x@y.example")),
    ["company", "name"],
  ],
  ["an unknown key", { ...siteConfig, script: "x" }, []],
])("%s is refused", async (_what, config, path) => {
  const response = await worker.post("/api/site-configs", config);
  expect(response.status).toBe(422);
  expect((await errorOf(response)).issues?.map((issue) => issue.path)).toContainEqual(path);
});

test.each([
  ["no JSON", "export const siteConfig = {}", 400],
  ["null", "null", 422],
  ["too much", JSON.stringify({ ...siteConfig, more: "x".repeat(512 * 1024) }), 413],
])("%s is refused", async (_what, body, status) => {
  expect((await worker.post("/api/site-configs", body)).status).toBe(status);
});
