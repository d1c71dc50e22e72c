import { describe, expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { authCalls } from "../../people.ts";
import { builtSite, errorOf, QUICK } from "../../site.ts";

// With the limits that a deployment has, and the generator for members.
const worker = builtSite({ GENERATOR_ACCESS: "members" });
const auth = authCalls(worker);

describe("with the generator for admins, as on a deployment", () => {
  const deployed = builtSite({ ...QUICK, GENERATOR_ACCESS: "admins" });
  const there = authCalls(deployed);

  test("nobody else stores a configuration, and theirs lasts 90 days", async () => {
    const store = (accessToken?: string) =>
      there.send("POST", "site-configs", accessToken, siteConfig);
    const [member, agent, admin] = [await there.person(), await there.agent(), await there.admin()];
    expect((await store()).status).toBe(401);
    expect((await store(member.access_token)).status).toBe(403);
    expect((await store(agent.access_token)).status).toBe(403);
    expect(await deployed.count("site_configs")).toBe(0);
    const stored = await store(admin.access_token);
    expect(stored.status).toBe(201);
    const { expires_at } = (await stored.json()) as { expires_at: string };
    expect(Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000)).toBe(90);
    expect(await deployed.rows("SELECT user_id FROM site_configs")).toEqual([
      { user_id: admin.user.id },
    ]);
  });
});

test("a configuration is stored by whom the setting names, at most 20 times a minute, and seen by whoever has its link", async () => {
  expect((await auth.send("POST", "site-configs", undefined, siteConfig)).status).toBe(401);

  const { access_token } = await auth.person();
  const stored = await auth.send("POST", "site-configs", access_token, siteConfig);
  expect(stored.status).toBe(201);
  const { id, previewUrl } = (await stored.json()) as { id: string; previewUrl: string };
  expect((await worker.get(`/api/site-configs/${id}`)).status).toBe(200);
  expect((await worker.get(new URL(previewUrl).pathname)).status).toBe(200);

  // The limit counts by the minute of the clock, which may turn once meanwhile.
  let responses = 1;
  let refused = await auth.send("POST", "site-configs", access_token, siteConfig);
  for (; refused.status === 201 && responses <= 40; responses++)
    refused = await auth.send("POST", "site-configs", access_token, siteConfig);
  expect(responses).toBeGreaterThanOrEqual(20);
  expect(refused.status).toBe(429);
  expect((await errorOf(refused)).code).toBe("rate_limited");
});
