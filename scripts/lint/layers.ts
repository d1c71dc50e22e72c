import { findImportTarget, writeImport } from "./import-target.ts";

interface Layer {
  name: string;
  /** Matches paths from the project's folder. The first matching layer contains the file. */
  files: RegExp;
  /** The layers that this one may import, besides itself. */
  imports: readonly string[];
  /** The packages that this layer may import; without a list, every package. */
  packages?: readonly string[];
  /** True if the layer's folders must not import each other. */
  apart?: boolean;
  advice: string;
}

/** The rooms of the Worker from the lowest. Each may import those before it. */
const ROOMS = [
  "passes",
  "mail",
  "payments",
  "orders",
  "identity",
  "messages",
  "staff",
  "people",
  "generator",
  "pages",
  "api",
].map((room) => `worker/${room}`);
const CONTEXT = ["worker/platform/context", "worker/platform/errors"];
const PLATFORM = [
  "worker/platform",
  "worker/platform/crypto",
  "worker/platform/db",
  "worker/platform/http",
  ...CONTEXT,
];
/** These rooms write mails, the calendar of a pass, and the page for a failed render. */
const WITH_WORDS = new Set(["worker/passes", "worker/mail", "worker/pages"]);
/** The layers below every room. */
const GROUND = ["worker/tables", ...PLATFORM, "worker/queries"];
const PAGE_PARTS = ["domain", "content", "lib", "components", "features", "styles"];

/** The one-way imports of docs/architecture.md, with advice for a wrong import. */
const LAYERS: readonly Layer[] = [
  {
    name: "domain",
    files: /^src\/domain\//,
    imports: [],
    packages: ["zod", "zod/mini"],
    advice:
      "Rules are pure: pass in what they need, and let src/lib, src/features or a service call them.",
  },
  {
    name: "content",
    files: /^src\/content\//,
    imports: ["domain", "site configuration"],
    advice:
      "Words know the rules' types and nothing else: pass figures in, or move markup to src/components.",
  },
  {
    name: "lib",
    files: /^src\/lib\//,
    imports: ["domain", "content", "site configuration"],
    advice:
      "src/lib serves components and features, so it cannot use them: move this to src/features, or pass it in.",
  },
  {
    name: "components",
    files: /^src\/components\//,
    imports: ["domain", "content", "lib", "styles", "site configuration"],
    advice:
      "Components have no product knowledge: take it as props, or move the component to src/features.",
  },
  {
    name: "features",
    files: /^src\/features\//,
    imports: ["domain", "content", "lib", "components", "site configuration"],
    apart: true,
    advice:
      "A feature does not know routes or other features: move what both need to src/components, src/lib or src/domain.",
  },
  {
    name: "styles",
    files: /^src\/styles\//,
    imports: [],
    advice: "Style sheets and fonts import nothing.",
  },
  {
    name: "routes",
    files: /^src\/routes\//,
    imports: [...PAGE_PARTS, "site configuration"],
    advice: "A route composes what src/ holds; data comes through src/lib's API client.",
  },
  {
    name: "page entries",
    files: /^src\//,
    imports: [...PAGE_PARTS, "routes", "site configuration"],
    advice: "Pages take data only through the API: use src/lib's client, not the Worker's code.",
  },
  {
    name: "worker/tables",
    files: /^worker\/tables\//,
    imports: ["domain"],
    advice: "Tables are the ground floor: the rule belongs to src/domain, the verb to a service.",
  },
  {
    name: "worker endpoints",
    files: /^worker\/[\w-]+\/[\w-]+\.endpoints\.ts$/,
    // Exports need texts.
    imports: [...ROOMS, ...PLATFORM, "worker/queries", "domain", "content", "site configuration"],
    advice: "An endpoint parses, calls a service and responds: move the rest to a service.",
  },
  {
    name: "worker/platform/crypto",
    files: /^worker\/platform\/crypto\//,
    imports: [],
    advice: "Keys, hashes and tokens take plain values: pass in what they need.",
  },
  {
    name: "worker/platform/errors",
    files: /^worker\/platform\/errors\//,
    imports: ["domain"],
    advice: "Errors are named here and know nothing of their throwers: pass in what they tell.",
  },
  {
    name: "worker/platform/context",
    files: /^worker\/platform\/context\//,
    imports: ["worker/platform/errors", "worker/platform/crypto", "domain", "site configuration"],
    advice: "The context serves all of worker/: move this to the room of what it needs.",
  },
  {
    name: "worker/platform/http",
    files: /^worker\/platform\/http\//,
    imports: ["worker/platform/crypto", ...CONTEXT, "domain", "site configuration"],
    advice: "Readers of requests and writers of responses know no rule: move that to a service.",
  },
  {
    name: "worker/platform/db",
    files: /^worker\/platform\/db\//,
    imports: ["worker/platform/crypto", ...CONTEXT, "worker/tables", "domain"],
    advice: "The platform knows no noun: conditions that rooms share belong to worker/queries.",
  },
  {
    name: "worker/platform",
    files: /^worker\/platform\//,
    imports: [...PLATFORM, "worker/tables", "domain"],
    advice: "The platform serves every room and knows none: move this to the room of its noun.",
  },
  {
    name: "worker/queries",
    files: /^worker\/queries\//,
    imports: [...PLATFORM, "worker/tables", "domain"],
    advice: "SQL that several rooms share: the rule belongs to src/domain, the verb to a room.",
  },
  ...ROOMS.map((name, floor) => ({
    name,
    files: new RegExp(`^${name}/`),
    imports: [
      ...ROOMS.slice(0, floor),
      ...GROUND,
      "domain",
      "site configuration",
      "package",
      ...(WITH_WORDS.has(name) ? ["content"] : []),
      ...(name === "worker/pages" ? ["page entries", "lib"] : []),
    ],
    advice: `It stands on ${ROOMS.slice(0, floor).join(", ") || "the platform"} only: move down what both need, or pass it in.`,
  })),
  {
    name: "worker entries",
    files: /^worker\/[^/]+\.ts$/,
    imports: [...ROOMS, ...GROUND, "worker endpoints", "domain", "site configuration", "package"],
    advice: "Wire rooms together here, and nothing else.",
  },
  {
    name: "site configuration",
    files: /^app\.config\.ts$/,
    imports: ["domain"],
    advice: "The site configuration is data: it may use the types of src/domain.",
  },
  { name: "package", files: /^package\.json$/, imports: [], advice: "" },
];

/** The only type that the pages import from the Worker, for the API client. */
const TYPE_ONLY = { from: "src/lib/api/api-client.ts", to: "worker/app.ts" };
const TEST = /\.test\.tsx?$/;

const layerOf = (path: string) => LAYERS.find(({ files }) => files.test(path));
const folderOf = (path: string) => path.split("/").slice(0, 3).join("/");

/**
 * Undefined if the import is allowed.
 * @param file path from the project's folder, with forward slashes
 */
export function importProblem(file: string, source: string, typeOnly: boolean): string | undefined {
  const layer = layerOf(file);
  if (!layer || TEST.test(file)) return undefined;
  const target = findImportTarget(file, source);
  if (target === undefined) {
    if (!layer.packages || layer.packages.includes(source)) return undefined;
    return `${layer.name} may not import ${source} (only ${layer.packages.join(", ")}). ${layer.advice}`;
  }
  if (typeOnly && file === TYPE_ONLY.from && target === TYPE_ONLY.to) return undefined;
  const imported = layerOf(target);
  const allowed =
    imported &&
    (imported === layer
      ? !layer.apart || folderOf(file) === folderOf(target)
      : layer.imports.includes(imported.name));
  if (!allowed)
    return `${layer.name} may not import ${target} (${imported?.name ?? "not part of the product"}). ${layer.advice}`;
  const written = writeImport(file, target);
  return source.startsWith(written) ? undefined : `Import ${written}: rooms are called by name.`;
}
