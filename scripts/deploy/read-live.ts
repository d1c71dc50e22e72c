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
  tag: string | undefined;
}

/** Newest deployment first, without repetitions. */
export async function readDeployed(api: CloudflareApi, worker: string): Promise<string[]> {
  const { deployments } = await api.ask<{ deployments: Shares[] }>(
    "GET",
    `/workers/scripts/${worker}/deployments`,
  );
  const led = deployments.map(
    ({ versions }) => versions.toSorted((a, b) => b.percentage - a.percentage)[0]!.version_id,
  );
  return [...new Set(led)];
}

/** Undefined before the first deployment. */
export async function readLive(
  api: CloudflareApi,
  worker: string,
): Promise<LiveVersion | undefined> {
  const [version] = await readDeployed(api, worker);
  if (!version) return undefined;
  const { annotations } = await api.ask<{ annotations?: Record<string, string> }>(
    "GET",
    `/workers/scripts/${worker}/versions/${version}`,
  );
  return { version, tag: annotations?.["workers/tag"] };
}

/** Throws StepFailed. */
export async function findUploaded(
  api: CloudflareApi,
  worker: string,
  commit: string,
): Promise<string> {
  const { items } = await api.ask<{ items: Version[] }>(
    "GET",
    `/workers/scripts/${worker}/versions`,
  );
  const uploaded = items
    .filter(({ annotations }) => annotations?.["workers/tag"] === commit)
    .toSorted((a, b) => b.number - a.number)[0];
  if (!uploaded) throw new StepFailed(`Cloudflare has no version of ${commit}. Deploy again.`);
  return uploaded.id;
}
