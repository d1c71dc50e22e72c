/**
 * node scripts/lint/security-proofs.ts
 *
 * Lists the tests that prove each threat of docs/security.md. A test names its threats in a comment
 * before its title: "Proves V6.3."
 */
import { globSync, readFileSync } from "node:fs";

export interface Proof {
  /** The number of a threat: a chapter of ASVS 5.0 and a position in it. */
  threat: string;
  file: string;
  title: string;
}

const TAG = /\/\/ Proves (V\d+\.\d+(?:, V\d+\.\d+)*)\.\n[^"`]*?["`](.+?)["`],/g;

export function readThreats(): Map<string, string> {
  const document = readFileSync("docs/security.md", "utf8");
  return new Map(
    [...document.matchAll(/^\*\*(V\d+\.\d+) ([^*]+)\*\*/gm)].map(([, threat, title]) => [
      threat as string,
      (title as string).replaceAll("\n", " "),
    ]),
  );
}

export function readProofs(): Proof[] {
  const files = globSync("{src,scripts,tests}/**/*.test.{ts,tsx}").toSorted();
  return files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(TAG)].flatMap(([, threats = "", title = ""]) =>
      threats.split(", ").map((threat) => ({ threat, file, title })),
    ),
  );
}

if (import.meta.main) {
  const proofs = readProofs();
  for (const [number, title] of readThreats()) {
    console.log(`\n${number} ${title}`);
    for (const { threat, file, title: test } of proofs) {
      if (threat === number) console.log(`  ${file}: ${test}`);
    }
  }
}
