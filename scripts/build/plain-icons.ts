import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(createRequire(import.meta.url).resolve("lucide-react"), "../../esm");
const IMPORT = /^import \{([^}]*)\} from "lucide-react";$/gm;

/** Draws an icon: ours never name a colour, a context or children. */
const CREATE = `import { createElement } from "react";
export default ({ node }) => ({ size = 24, ...props }) => createElement("svg", {
  xmlns: "http://www.w3.org/2000/svg", width: size, height: size, viewBox: "0 0 24 24", fill: "none",
  stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round",
  "aria-hidden": "true", ...props,
}, node.map(([tag, attributes]) => createElement(tag, attributes)));`;

/**
 * Imports each icon from its own file, so that it comes with the pages that show it, and draws it
 * without lucide's defaults and class names, about 1.5 kB (brotli) on every page.
 */
export function plainIcons(): Plugin {
  const barrel = readFileSync(join(FOLDER, "lucide-react.mjs"), "utf8");
  const findFile = (icon: string) =>
    new RegExp(`default as ${icon}\\b[^}]*\\} from '\\.(/icons/[\\w-]+\\.mjs)'`).exec(barrel)?.[1];
  return {
    name: "envol:plain-icons",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (id.endsWith("/lucide-react/dist/esm/createLucideIcon.mjs"))
        return { code: CREATE, map: null };
      if (!id.includes("/src/") || !code.includes('"lucide-react"')) return null;
      const importEach = (_: string, list: string) =>
        list
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== "" && !name.startsWith("type "))
          .map((name) => {
            const file = findFile(name);
            if (!file) return this.error(`lucide-react has no icon ${name}`);
            return `import ${name} from ${JSON.stringify(FOLDER + file)};`;
          })
          .join(" ");
      return { code: code.replace(IMPORT, importEach), map: null };
    },
  };
}
