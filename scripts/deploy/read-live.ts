import { StepFailed } from "../steps/command.ts";
import type { CloudflareApi } from "../setup/cloudflare-api.ts";

interface Shares {
  versions: { version_id: string; percentage: number }[];
}

interface Version {
  id: string;
  number: number;
  annotations?: Record<string, string>;
}

export interface LiveVersion {
  version: string;
  /** The commit of its code; undefined if something else than our commands uploaded it. */
  tag: string | undefined;
}

/**
 * The versions that visitors had, the live one first. A version that they left for an earlier one,
 * because its deployment failed or was rolled back, is not among them.
 */
export async function readDeployed(api: CloudflareApi, worker: string): Promise<string[]> {
  const { deployments } = await api.ask<{ deployments: Shares[] }>(
    "GET",
    `/workers/scripts/${worker}/deployments`,
  );
  const led = deployments.map(
    ({ versions }) => versions.toSorted((a, b) => b.percentage - a.percentage)[0]!.version_id,
  );
  const kept: string[] = [];
  for (const version of led.toReversed()) {
    const at = kept.indexOf(version);
    kept.splice(at < 0 ? kept.length : at, kept.length, version);
  }
  return kept.toReversed();
}

/** Undefined before the first deployment. */
export async function readLive(
  api: CloudflareApi,
  worker: string,
): Promise<LiveVersion | undefined> {
  const [version] = await readDeployed(api, worker);
  if (!version) return undefined;
  const upload = findUpload(await readVersions(api, worker), version);
  return { version, tag: upload?.annotations?.["workers/tag"] };
}

/** The live version, and the newest before it that has other code. */
export async function readPrevious(
  api: CloudflareApi,
  worker: string,
): Promise<{ live: string | undefined; before: string | undefined }> {
  const [live, ...earlier] = await readDeployed(api, worker);
  const versions = await readVersions(api, worker);
  const codeOf = (version: string) => {
    const upload = findUpload(versions, version);
    return upload?.annotations?.["workers/tag"] ?? upload?.id ?? version;
  };
  return { live, before: earlier.find((version) => codeOf(version) !== codeOf(live!)) };
}

/** A change of a secret makes a version too, with the code of the one before it. */
function findUpload(versions: readonly Version[], id: string): Version | undefined {
  const start = versions.findIndex((version) => version.id === id);
  if (start < 0) return undefined;
  return versions
    .slice(start)
    .find(({ annotations }) => annotations?.["workers/triggered_by"] !== "secret");
}

/** Newest first. */
async function readVersions(api: CloudflareApi, worker: string): Promise<Version[]> {
  const { items } = await api.ask<{ items: Version[] }>(
    "GET",
    `/workers/scripts/${worker}/versions?deployable=true`,
  );
  return items.toSorted((a, b) => b.number - a.number);
}

/**
 * The messages of the live version and of those before it, newest first. Secrets pass on from
 * version to version, so what a message says of them is true until a newer one.
 */
export async function readMessages(api: CloudflareApi, worker: string): Promise<string[]> {
  const [live] = await readDeployed(api, worker);
  const versions = await readVersions(api, worker);
  const start = versions.findIndex(({ id }) => id === live);
  return versions
    .slice(start < 0 ? versions.length : start)
    .flatMap(({ annotations }) => annotations?.["workers/message"] ?? []);
}

/** Throws StepFailed. */
export async function findUploaded(
  api: CloudflareApi,
  worker: string,
  commit: string,
): Promise<string> {
  const versions = await readVersions(api, worker);
  const uploaded = versions.find(({ annotations }) => annotations?.["workers/tag"] === commit);
  if (!uploaded) throw new StepFailed(`Cloudflare has no version of ${commit}. Deploy again.`);
  return uploaded.id;
}
