import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

interface FakeZone {
  id: string;
  name: string;
  status: "active" | "pending";
  account: { id: string; name: string };
}

interface FakeDatabase {
  uuid: string;
  name: string;
  place: Record<string, unknown>;
  sqlite: DatabaseSync;
}

interface FakeSubscription {
  id: string;
  source: { type: string; zone_id: string; domain: string };
  destination: { type: string; queue_id: string };
  events: string[];
  enabled: boolean;
}

interface FakeDeployment {
  id: string;
  created_on: string;
  versions: { version_id: string; percentage: number }[];
}

export interface FakeVersion {
  id: string;
  number: number;
  created: string;
  bindings: { name: string; type: string; text?: string }[];
  annotations: Record<string, string>;
  /** The values of its secrets, which stay what they were when it was made. */
  secrets: ReadonlyMap<string, string>;
}

const OWN = "0123456789abcdef0123456789abcdef";

/** What an account of Cloudflare holds, as far as the product's commands see it. */
export class CloudflareAccount {
  id = OWN;
  readonly token = "token-of-nobody";
  /** The name of its one Worker. */
  worker = "envol";
  readonly zones: FakeZone[] = [];
  readonly databases: FakeDatabase[] = [];
  readonly namespaces: { id: string; title: string }[] = [];
  readonly queues: { queue_id: string; queue_name: string; producers: []; consumers: [] }[] = [];
  readonly subscriptions: FakeSubscription[] = [];
  readonly sending: { tag: string; name: string; enabled: boolean; zone: string }[] = [];
  readonly versions: FakeVersion[] = [];
  /** Newest first. */
  readonly deployments: FakeDeployment[] = [];
  /** Values by name, which the API never tells. */
  readonly secrets = new Map<string, string>();
  readonly consumers = new Set<string>();
  /** The last export of a database. */
  exported = "";
  crons: string[] = [];
  domains: string[] = [];

  addZone(name: string, { status = "active", owner = OWN }: Partial<Record<string, string>> = {}) {
    const account = { id: owner, name: "Owner" };
    this.zones.push({ id: `zone-${name}`, name, status: status as "active", account });
  }

  addDatabase(name: string, place: Record<string, unknown> = {}): FakeDatabase {
    const database = { uuid: randomUUID(), name, place, sqlite: new DatabaseSync(":memory:") };
    this.databases.push(database);
    return database;
  }

  addQueue(name: string) {
    const queue_id = randomUUID();
    const queue = { queue_id, queue_name: name, producers: [] as [], consumers: [] as [] };
    this.queues.push(queue);
    return queue;
  }

  addVersion(
    annotations: FakeVersion["annotations"],
    bindings: FakeVersion["bindings"],
  ): FakeVersion {
    const number = this.versions.length + 1;
    const created = new Date().toISOString();
    const secrets = new Map(this.secrets);
    const version = { id: randomUUID(), number, created, bindings, annotations, secrets };
    this.versions.push(version);
    return version;
  }

  deploy(versions: FakeDeployment["versions"]): FakeDeployment {
    const deployment = { id: randomUUID(), created_on: new Date().toISOString(), versions };
    this.deployments.unshift(deployment);
    return deployment;
  }

  /**
   * Why a deployment is refused that is not forced: an earlier version has other secrets than the
   * live one. Undefined if it is not refused.
   */
  refusal(versions: FakeDeployment["versions"]): string | undefined {
    const find = (id: string | undefined) => this.versions.find((known) => known.id === id);
    const live = find(this.live);
    const changed = versions.flatMap(({ version_id }) => {
      const version = find(version_id);
      if (!live || !version || version.number >= live.number) return [];
      return [...live.secrets.keys()].filter(
        (name) => version.secrets.get(name) !== live.secrets.get(name),
      );
    });
    return changed.length === 0
      ? undefined
      : `A secret has changed since this version was active. The following secrets have changed: ${changed.join(", ")}`;
  }

  /** Does what `wrangler versions deploy` and `wrangler rollback` do. */
  runWrangler([verb, ...args]: readonly string[]): { code: number; output: string } {
    const isRollback = verb === "rollback";
    const shares = isRollback
      ? [[args[0]!, "100"]]
      : args.filter((arg) => arg.includes("@")).map((share) => share.split("@"));
    const versions = shares.map(([version_id, share]) => ({
      version_id: version_id!,
      percentage: Number(share),
    }));
    const refusal = isRollback ? undefined : this.refusal(versions);
    if (refusal) return { code: 1, output: `✘ [ERROR] ${refusal} [code: 10220]` };
    this.deploy(versions);
    return { code: 0, output: "" };
  }

  /** The version that a visitor meets. */
  get live(): string | undefined {
    return this.deployments[0]?.versions.find(({ percentage }) => percentage === 100)?.version_id;
  }
}
