import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";

const ROOT = join(import.meta.dirname, "../..");

/** Lists the patterns in the sources of site and Worker, each once, with the file that has it. */
export function listPatterns(): [place: string, pattern: RegExp][] {
  const patterns = new Map<string, [place: string, pattern: RegExp]>();
  for (const file of globSync("{src,worker}/**/*.{ts,tsx}", { cwd: ROOT })) {
    if (file.includes(".test.")) continue;
    const { program } = parseSync(file, readFileSync(join(ROOT, file), "utf8"));
    new Visitor({
      Literal(literal) {
        if (!("regex" in literal)) return;
        const pattern = new RegExp(literal.regex.pattern, literal.regex.flags);
        patterns.set(String(pattern), [file, pattern]);
      },
    }).visit(program);
  }
  return [...patterns.values()];
}
