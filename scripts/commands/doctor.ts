/**
 * npm run doctor [-- --json]: lists what the deployment still needs. Exits with 1 if anything is
 * open.
 */
import { connect } from "node:tls";
import { siteConfig } from "../../app.config.ts";
import * as z from "zod/mini";
import { DAY_MS } from "#domain/time.ts";
import { checkModel } from "#worker/generator/check-model.ts";
import { readLaunch } from "#worker/staff/read-launch.ts";
import { SETTINGS } from "#worker/platform/context/setting-list.ts";
import { readLive } from "../deploy/read-live.ts";
import { examineCloud, examineLaunch, examineModel, showDiagnoses } from "../doctor/doctor.ts";
import { launchCtx } from "../doctor/launch-ctx.ts";
import { openDatabase } from "../setup/open-database.ts";
import { openCloudflare, readCommit, readTargetConfig } from "../setup/owner-tools.ts";
import { findOpenSteps } from "../setup/run-setup.ts";
import { ownersWorld } from "../setup/owners-world.ts";
import { command, readArguments } from "../steps/command.ts";

await command("doctor", async () => {
  const { values } = readArguments({ options: { json: { type: "boolean" } } });
  const { name, vars, d1_databases: databases } = readTargetConfig();
  const api = await openCloudflare();
  const database = databases[0]?.database_id ?? "";
  const host = siteConfig.domains.main;
  const ctx = launchCtx({
    db: openDatabase(api, database),
    vars,
    key: process.env.STRIPE_SECRET_KEY,
    domain: host,
  });
  const key = process.env.OPENAI_API_KEY;
  const all = [
    ...(await examineLaunch(() => readLaunch(ctx), siteConfig)),
    await examineModel(
      () => fetch(`https://${host}/api/wordings`),
      key ? () => checkModel(readModelSettings({ ...vars, OPENAI_API_KEY: key })) : undefined,
    ),
    ...(await examineCloud({
      openSteps: () => findOpenSteps(ownersWorld({ apply: false })),
      live: () => readLive(api, name),
      commit: () => readCommit(),
      replication: async () =>
        (await api.ask<{ read_replication?: { mode: string } }>("GET", `/d1/database/${database}`))
          .read_replication?.mode,
      certificateDays: () => readCertificateDays(host),
      health: async () => (await fetch(`https://${host}/api/health`)).status,
    })),
  ];
  console.log(values.json ? JSON.stringify(all, null, 2) : showDiagnoses(all));
  if (all.some(({ state }) => state === "open")) process.exitCode = 1;
});

/** With the defaults of settings that the deployment leaves out. */
function readModelSettings(vars: Record<string, string>) {
  return Object.fromEntries(
    SETTINGS.map(([name, { check }]) => [name, z.safeParse(check, vars[name]).data]),
  ) as unknown as Parameters<typeof checkModel>[0];
}

function readCertificateDays(host: string): Promise<number> {
  return new Promise((done, fail) => {
    const socket = connect({ host, port: 443, servername: host }, () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to);
      socket.end();
      done(Math.floor((ends - Date.now()) / DAY_MS));
    });
    socket.on("error", fail);
  });
}
