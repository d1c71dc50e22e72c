import { expect, test } from "vitest";
import { CloudflareAccount } from "../../tests/fakes/cloudflare-account.ts";
import type { CloudflareApi } from "../setup/cloudflare-api.ts";
import { readLive, readPrevious } from "./read-live.ts";

/** An account whose versions were each deployed to every visitor, in this order. */
function deployed(...all: Record<string, string>[]) {
  const account = new CloudflareAccount();
  const ids = all.map((annotations) => {
    const { id } = account.addVersion(annotations, []);
    account.deploy([{ version_id: id, percentage: 100 }]);
    return id;
  });
  const items = account.versions;
  const ask = async (_method: string, path: string) =>
    path.endsWith("/deployments") ? { deployments: account.deployments } : { items };
  return { api: { ask } as unknown as CloudflareApi, ids };
}
const upload = (tag: string) => ({ "workers/tag": tag, "workers/triggered_by": "upload" });
const SECRET = { "workers/triggered_by": "secret" };

test("after a change of a secret, visitors still have the commit that was deployed before it", async () => {
  const { api, ids } = deployed(upload("first00"), upload("second0"), SECRET, SECRET);
  expect(await readLive(api, "envol")).toEqual({ version: ids[3], tag: "second0" });
  expect(await readPrevious(api, "envol")).toEqual({ live: ids[3], before: ids[0] });
});

test("a version that nobody tagged is no commit, and other code than the one before it", async () => {
  const { api, ids } = deployed(upload("first00"), { "workers/triggered_by": "upload" }, SECRET);
  expect(await readLive(api, "envol")).toEqual({ version: ids[2], tag: undefined });
  expect(await readPrevious(api, "envol")).toEqual({ live: ids[2], before: ids[0] });
});

test("a commit that was deployed again with other secrets is passed over", async () => {
  const { api, ids } = deployed(upload("first00"), upload("second0"), upload("second0"));
  expect(await readPrevious(api, "envol")).toEqual({ live: ids[2], before: ids[0] });
});

test("where nothing is deployed, or nothing else, there is nothing to go back to", async () => {
  const none = deployed();
  expect(await readLive(none.api, "envol")).toBeUndefined();
  expect(await readPrevious(none.api, "envol")).toEqual({ live: undefined, before: undefined });
  const { api, ids } = deployed(upload("first00"), SECRET);
  expect(await readPrevious(api, "envol")).toEqual({ live: ids[1], before: undefined });
});
