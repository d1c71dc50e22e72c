/**
 * Paints the pictures of the site: `npm run paint` in this folder, or `npm run paint lane museum`
 * for some of them. It takes minutes. The results are committed, so a build does not need to run
 * this.
 */
import { createHash } from "node:crypto";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { allPlates } from "./all-plates.ts";
import { encodePlate, halve, paintPlate, type Plate } from "./plate.ts";

const ROOT = join(import.meta.dirname, "../..");
const FILES = join(ROOT, "public/art");
const LIST = join(ROOT, "src/components/art/plates.ts");

const plates: [string, Plate][] = Object.entries(allPlates);
const wanted = process.argv.slice(2);

for (const [name, plate] of plates) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { width, height, quality, largeQuality } = plate;
  const pixels = paintPlate(plate, width * 2, height * 2);
  save(name, await encodePlate(halve(pixels, width * 2, height * 2), width, height, quality));
  save(`${name}Large`, await encodePlate(pixels, width * 2, height * 2, largeQuality));
}

function save(name: string, bytes: Buffer): void {
  for (const file of readdirSync(FILES)) if (file.startsWith(`${name}-`)) rmSync(join(FILES, file));
  // The name contains a hash of the content, so that browsers can cache the file permanently.
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  writeFileSync(join(FILES, `${name}-${hash}.webp`), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}

const files = readdirSync(FILES);
const pathOf = (name: string) => {
  const file = files.find((candidate) => candidate.startsWith(`${name}-`));
  if (file === undefined) throw new Error(`${name} has not been painted yet`);
  return `"/art/${file}"`;
};
const entries = plates.map(([name, { width, height }]) => {
  const [src, large] = [pathOf(name), pathOf(`${name}Large`)];
  return `  ${name}: { src: ${src}, width: ${width}, height: ${height}, large: ${large} },`;
});
writeFileSync(
  LIST,
  `/** \`tools/paint\` wrote these grey pictures, which CSS tints with the brand's colours. */\nexport const PLATES = {\n${entries.join("\n")}\n};\n`,
);
