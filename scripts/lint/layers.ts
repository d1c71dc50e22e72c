import { posix } from "node:path";

interface Layer {
  name: string;
  /** Matches paths from the project's folder. The first layer that matches holds the file. */
  files: RegExp;
  /** The layers that it may import, besides its own files. */
  imports: readonly string[];
  /** The packages that it may import; absent, every package. */
  packages?: readonly string[];
  /** True when its folders may not import one another. */
  apart?: boolean;
  advice: string;
}

/** What every part of the Worker stands on. */
const FOUNDATIONS = ["worker/context", "worker/errors"];
const WORKER_PARTS = [
  "worker/endpoints",
  "worker/services",
  "worker/middleware",
  "worker/http",
  "worker/crypto",
  "worker/db",
  "worker/mail",
  "worker/payments",
  "worker/ai",
  "worker/pages",
  "worker/openapi",
  ...FOUNDATIONS,
];
const PAGE_PARTS = ["domain", "content", "lib", "components", "features", "styles"];

/** The one-way imports of docs/architecture.md: what each folder may import, and advice for the rest. */
const LAYERS: readonly Layer[] = [
  {
    name: "domain",
    files: /^src\/domain\//,
    imports: [],
    packages: ["zod", "zod/mini"],
    advice:
      "Rules are pure: pass in what they need, and let src/lib, src/features or worker/services call them.",
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
    name: "worker/endpoints",
    files: /^worker\/endpoints\//,
    imports: [
      "worker/services",
      "worker/middleware",
      "worker/openapi",
      "worker/http",
      "worker/crypto",
      ...FOUNDATIONS,
      "domain",
      // The words of exports.
      "content",
      "site configuration",
    ],
    advice: "An endpoint parses, calls a service and answers: move the rest to worker/services.",
  },
  {
    name: "worker/middleware",
    files: /^worker\/middleware\//,
    imports: [
      "worker/services",
      "worker/openapi",
      "worker/http",
      "worker/crypto",
      ...FOUNDATIONS,
      "domain",
      "site configuration",
    ],
    advice: "Middleware serves every endpoint: ask a worker/services function instead.",
  },
  {
    name: "worker/openapi",
    files: /^worker\/openapi\//,
    imports: ["worker/http", ...FOUNDATIONS, "domain", "package"],
    advice:
      "Descriptions serve endpoints and middleware, so they know neither: move what both need to worker/http or worker/context.",
  },
  {
    name: "worker/services",
    files: /^worker\/services\//,
    imports: [
      "worker/db",
      "worker/mail",
      "worker/payments",
      "worker/ai",
      "worker/crypto",
      ...FOUNDATIONS,
      "domain",
      "site configuration",
      "package",
    ],
    advice:
      "A service knows no HTTP and no pages: take values as arguments; words for mails belong to worker/mail.",
  },
  {
    name: "worker/http",
    files: /^worker\/http\//,
    imports: ["worker/crypto", ...FOUNDATIONS, "domain", "site configuration"],
    advice:
      "What reads requests and writes responses knows no rule of the product: move that to worker/services.",
  },
  {
    name: "worker/crypto",
    files: /^worker\/crypto\//,
    imports: [],
    advice: "Keys, hashes and tokens take plain values: pass in what they need.",
  },
  {
    name: "worker/db",
    files: /^worker\/db\//,
    imports: ["worker/crypto", ...FOUNDATIONS, "domain"],
    advice: "Tables and queries only: the rule belongs to src/domain, the verb to worker/services.",
  },
  {
    name: "worker/mail",
    files: /^worker\/mail\//,
    imports: ["content", "domain", ...FOUNDATIONS, "site configuration"],
    advice:
      "Mail turns values into messages: let a worker/services function fetch them and pass them in.",
  },
  {
    name: "worker/payments",
    files: /^worker\/payments\//,
    imports: ["worker/db", "worker/crypto", ...FOUNDATIONS, "domain"],
    advice:
      "A provider knows payments and no orders: what follows from its word belongs to worker/services/payments.",
  },
  {
    name: "worker/ai",
    files: /^worker\/ai\//,
    imports: ["domain", ...FOUNDATIONS, "site configuration"],
    advice:
      "The model's code takes values and gives values: let a worker/services function store and fetch.",
  },
  {
    name: "worker/pages",
    files: /^worker\/pages\//,
    imports: [
      "page entries",
      "lib",
      "domain",
      "worker/http",
      "worker/crypto",
      "worker/services",
      ...FOUNDATIONS,
      "site configuration",
    ],
    advice: "The page door calls src/server.tsx and src/lib, and knows nothing of what pages show.",
  },
  {
    name: "worker/context",
    files: /^worker\/context\//,
    imports: ["worker/errors", "worker/crypto", "domain", "site configuration"],
    advice: "The context serves all of worker/: move this to the folder of what it needs.",
  },
  {
    name: "worker/errors",
    files: /^worker\/errors\//,
    imports: ["domain"],
    advice: "Errors are named here and know nothing of who throws them: pass in what they tell.",
  },
  {
    name: "worker entries",
    files: /^worker\/[^/]+\.ts$/,
    imports: [...WORKER_PARTS, "domain", "site configuration", "package"],
    advice: "Wire worker/ parts together here, and nothing else.",
  },
  {
    name: "site configuration",
    files: /^app\.config\.ts$/,
    imports: ["domain"],
    advice: "The site configuration is data: it may use the types of src/domain.",
  },
  { name: "package", files: /^package\.json$/, imports: [], advice: "" },
];

/** The only type that crosses from the Worker to the pages: it types the API's client. */
const TYPE_ONLY = { from: "src/lib/api-client.ts", to: "worker/app.ts" };
const TEST = /\.test\.tsx?$/;

const layerOf = (path: string) => LAYERS.find(({ files }) => files.test(path));
const folderOf = (path: string) => path.split("/").slice(0, 3).join("/");

/**
 * Why `file` may not import `source`, with advice; undefined when it may.
 * @param file path from the project's folder, with forward slashes
 */
export function importProblem(file: string, source: string, typeOnly: boolean): string | undefined {
  const layer = layerOf(file);
  if (!layer || TEST.test(file)) return undefined;
  if (!source.startsWith(".")) {
    if (!layer.packages || layer.packages.includes(source)) return undefined;
    return `${layer.name} may not import ${source} (only ${layer.packages.join(", ")}). ${layer.advice}`;
  }
  const target = posix.normalize(posix.join(posix.dirname(file), source.replace(/\?.*$/, "")));
  if (typeOnly && file === TYPE_ONLY.from && target === TYPE_ONLY.to) return undefined;
  const imported = layerOf(target);
  const allowed =
    imported &&
    (imported === layer
      ? !layer.apart || folderOf(file) === folderOf(target)
      : layer.imports.includes(imported.name));
  return allowed
    ? undefined
    : `${layer.name} may not import ${target} (${imported?.name ?? "not part of the product"}). ${layer.advice}`;
}
