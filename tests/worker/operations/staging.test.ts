import { expect, test } from "vitest";
import { createCtx } from "#worker/platform/context/context.ts";
import { ctxAt } from "../../ctx-at.ts";
import { builtSite, QUICK } from "../../site.ts";

const HOST = "staging.envol.travel";
const staging = builtSite({ ...QUICK, STAGING_HOST: HOST });

test("search engines leave a staging deployment out", async () => {
  for (const path of ["/", "/fr/faq", "/auth", "/nowhere"]) {
    const { headers } = await staging.get(path);
    expect([path, headers.get("x-robots-tag")]).toEqual([path, "noindex"]);
  }
});

test("its mails lead to it and not to production", async () => {
  const { settings, now } = (await ctxAt(staging, Date.now())).ctx;
  const origin = (more: object) =>
    createCtx({ settings: { ...settings, ENVIRONMENT: "production", ...more }, now }).origin;
  expect(origin({ STAGING_HOST: HOST })).toBe(`https://${HOST}`);
  expect(origin({ STAGING_HOST: undefined })).not.toContain("staging");
});

test("its queues have the consumers of production's", async () => {
  await staging.queue("envol-tasks-staging", [{ no: "task" }]);
  expect(staging.logs().join("\n")).toContain('"dropped":1');
  await staging.queue("envol-mail-events-staging", []);
  await expect(staging.queue("envol-other-staging", [{}])).rejects.toThrow("envol-other-staging");
});
