import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CloudflareAccount } from "../../tests/fakes/cloudflare-account.ts";
import { deployedSite } from "../../tests/fakes/deployed-site.ts";
import type { CloudflareApi } from "../setup/cloudflare-api.ts";
import { readDeployed } from "./read-live.ts";
import { StepFailed } from "../steps/command.ts";
import { assertBuilt, ship, type Shipment } from "./ship.ts";
import { smokeTest } from "./smoke-test.ts";

const smokeBy =
  (checks: Partial<Parameters<typeof smokeTest>[0]>): Shipment["smoke"] =>
  (version) =>
    smokeTest({
      site: "https://www.envol.travel",
      worker: "envol",
      company: "Envol",
      anonKey: "key",
      tries: 1,
      version,
      ...checks,
    });

/** An account with a live version, and a stand-in for wrangler that changes the account. */
function deployed() {
  const account = new CloudflareAccount();
  const site = deployedSite(account);
  const old = account.addVersion({}, []).id;
  account.deploy([{ version_id: old, percentage: 100 }]);
  const run: Shipment["run"] = async (_title, args) => {
    if (args[1] === "upload") account.addVersion({}, []);
    else if (args[0] !== "triggers") return account.runWrangler(args);
    return { code: 0, output: "" };
  };
  const send = (more: Partial<Shipment> = {}) =>
    ship({
      run,
      upload: run,
      smoke: smokeBy({ ask: site.fetch }),
      readLive: async () => account.live,
      findUploaded: async () => account.versions.at(-1)!.id,
      commit: "abc1234",
      say: () => undefined,
      ...more,
    });
  return { account, site, old, run, send };
}

test("a good version is tested before any visitor gets it, and then all do", async () => {
  const { account, send, old } = deployed();
  await send();
  const [, next] = account.versions;
  expect(account.deployments.map(({ versions }) => versions)).toEqual([
    [{ version_id: next!.id, percentage: 100 }],
    [
      { version_id: next!.id, percentage: 0 },
      { version_id: old, percentage: 100 },
    ],
    [{ version_id: old, percentage: 100 }],
  ]);
});

test("a version that does not answer never meets a visitor", async () => {
  const { account, site, send, old, run } = deployed();
  const upload: Shipment["run"] = async (title, args) => {
    const result = await run(title, args);
    site.broken.add(account.versions.at(-1)!.id);
    return result;
  };
  await expect(send({ upload })).rejects.toThrow(/api\/health: answers 503[^]*version before/);
  expect(account.live).toBe(old);
  expect(account.deployments[0]!.versions).toEqual([{ version_id: old, percentage: 100 }]);
  expect([...site.seen]).toEqual([]);
});

test("another version than the uploaded one passes for nothing", async () => {
  const { send, account, old } = deployed();
  const smoke = smokeBy({ worker: "another-name", ask: deployedSite(account).fetch });
  await expect(send({ smoke })).rejects.toThrow(`version ${old} answered`);
});

test("a version that hangs never meets a visitor", async () => {
  const { account, send, old } = deployed();
  const hanging = ((_, init) =>
    new Promise((_, reject) =>
      init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason)),
    )) as typeof fetch;
  const smoke = smokeBy({ ask: hanging, timeoutMs: 5 });
  await expect(send({ smoke })).rejects.toThrow(/api\/health: .*timeout[^]*version before/);
  expect(account.live).toBe(old);
});

test("a site that cannot be reached is told with its cause, and with what to do", async () => {
  const cause = new Error("getaddrinfo ENOTFOUND www.envol.travel");
  const ask = () => Promise.reject(new TypeError("fetch failed", { cause }));
  await expect(deployed().send({ smoke: smokeBy({ ask }) })).rejects.toThrow(
    /api\/health: fetch failed \(getaddrinfo ENOTFOUND[^]*Run the same command again/,
  );
});

test("a build for another deployment is not shipped", () => {
  const folder = mkdtempSync(join(tmpdir(), "envol-built-"));
  const config = join(folder, "wrangler.json");
  writeFileSync(config, JSON.stringify({ name: "envol-local" }));
  expect(() => assertBuilt("envol", config)).toThrow("The build is envol-local's");
  assertBuilt("envol-local", config);
  rmSync(folder, { recursive: true });
});

test("what fails after the visitors have it brings the version before back", async () => {
  const { account, send, old, run } = deployed();
  const failing: Shipment["run"] = async (title, args) =>
    args[0] === "triggers"
      ? { code: 1, output: "✘ [ERROR] Queue does not exist." }
      : run(title, args);
  await expect(send({ run: failing })).rejects.toThrow("Queue does not exist.");
  expect(account.live).toBe(old);
});

test("a secret that went along does not keep the version before from coming back", async () => {
  const { account, send, old, run } = deployed();
  const smoke: Shipment["smoke"] = async (version) => {
    if (!version) throw new StepFailed("/fr answers 500");
  };
  const upload: Shipment["run"] = (title, args) => {
    account.secrets.set("STRIPE_SECRET_KEY", "sk_test_new");
    return run(title, args);
  };
  await expect(send({ upload, smoke })).rejects.toThrow(/answers 500[^]*version before/);
  expect(account.live).toBe(old);
});

test("when the version before cannot come back, both reasons are told, and who has the visitors", async () => {
  const { account, send, old, run } = deployed();
  const failing: Shipment["run"] = async (title, args) =>
    args[0] === "rollback"
      ? { code: 1, output: "✘ [ERROR] Service unavailable." }
      : args[0] === "triggers"
        ? { code: 1, output: "✘ [ERROR] Queue does not exist." }
        : run(title, args);
  const refused = send({ run: failing, config: "my site/wrangler.json" });
  await expect(refused).rejects.toThrow(/Queue does not exist\.[^]*Service unavailable\./);
  const next = account.versions.at(-1)!.id;
  await expect(refused).rejects.toThrow(
    `Visitors have ${next}. Bring the version before back: npx wrangler rollback ${old} --yes --config "my site/wrangler.json"`,
  );
});

test("a rollback goes to a version that visitors kept, and to none that they were taken from", async () => {
  const { account, send, old, run } = deployed();
  const api = {
    ask: async () => ({ deployments: account.deployments }),
  } as unknown as CloudflareApi;
  const read = () => readDeployed(api, "envol");
  await send();
  const good = account.live!;
  expect(await read()).toEqual([good, old]);
  const failing: Shipment["run"] = async (title, args) =>
    args[0] === "triggers" ? { code: 1, output: "" } : run(title, args);
  await expect(send({ run: failing })).rejects.toThrow("Domain, crons");
  expect(await read()).toEqual([good, old]);
  await run("Rollback", ["versions", "deploy", `${old}@100`]);
  expect(await read()).toEqual([old]);
  await run("Forward", ["versions", "deploy", `${good}@100`]);
  expect(await read()).toEqual([good, old]);
});

test("an upload that is refused changes nothing", async () => {
  const { account, send } = deployed();
  const upload = async () => ({ code: 1, output: "✘ [ERROR] Script startup timed out." });
  await expect(send({ upload })).rejects.toThrow("Script startup timed out.");
  expect(account.deployments).toHaveLength(1);
});

test("a version that another deployment brings during the upload is the one before", async () => {
  const { account, site, send, run } = deployed();
  let other = "";
  const upload: Shipment["run"] = async (title, args) => {
    other = account.addVersion({}, []).id;
    account.deploy([{ version_id: other, percentage: 100 }]);
    const result = await run(title, args);
    site.broken.add(account.versions.at(-1)!.id);
    return result;
  };
  await expect(send({ upload })).rejects.toThrow("Visitors have the version before");
  expect(account.live).toBe(other);
  expect(account.deployments[1]!.versions).toContainEqual({ version_id: other, percentage: 100 });
});
