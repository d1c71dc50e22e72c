import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Blob as FontBlob, Face as FontFace, Font } from "harfbuzzjs";
import subsetFont from "subset-font";

const PACKAGES = join(import.meta.dirname, "../../node_modules/@fontsource-variable");
/** Latin with accents, Greek, Cyrillic, and the signs near them. */
const LETTERS = [
  [0x20, 0x58f],
  [0x1d00, 0x214f],
]
  .flatMap(([from, to]) =>
    Array.from({ length: to! - from! + 1 }, (_, index) => String.fromCharCode(from! + index)),
  )
  .join("");

export interface Face {
  font: Font;
  /** Font units per em. */
  upem: number;
  codePoints: ReadonlySet<number>;
}

/** The faces for a picture's texts. A letter comes from the first face that has it. */
export interface Faces {
  /** For titles and names: the brand's serif, and a matching one for Greek and Cyrillic. */
  display: readonly Face[];
  /** For small text. Greek and Cyrillic use the title's face. */
  text: readonly Face[];
}

const files = (family: string, scripts: readonly string[], axis: string) =>
  scripts.map((script) => `${family}/files/${family}-${script}-${axis}-normal.woff2`);

/** Heavier than the headings of pages: shared links show a picture at a third of its size. */
const DISPLAY_AXES = { wght: 500, opsz: 60, SOFT: 0, WONK: 0 };

/** Packages give every machine the same letters. `cache` is a folder for the font instances. */
export async function loadFaces(cache: string): Promise<Faces> {
  mkdirSync(cache, { recursive: true });
  const load = (names: readonly string[], axes: Record<string, number>) =>
    Promise.all(names.map(async (name) => toFace(await cutOf(cache, name, axes))));
  const [latin, others, text] = await Promise.all([
    load(files("fraunces", ["latin", "latin-ext", "vietnamese"], "full"), DISPLAY_AXES),
    load(files("noto-serif", ["greek", "greek-ext", "cyrillic", "cyrillic-ext"], "wght"), {
      wght: 400,
    }),
    load(files("figtree", ["latin", "latin-ext"], "wght"), { wght: 500 }),
  ]);
  return { display: [...latin, ...others], text: [...text, ...others] };
}

function toFace(bytes: Buffer): Face {
  const face = new FontFace(new FontBlob(new Uint8Array(bytes).buffer));
  return { font: new Font(face), upem: face.upem, codePoints: new Set(face.collectUnicodes()) };
}

/** Makes one instance of a variable font as a TrueType file, and caches it. */
async function cutOf(cache: string, name: string, axes: Record<string, number>): Promise<Buffer> {
  const source = readFileSync(join(PACKAGES, name));
  const key = createHash("sha256")
    .update(source)
    .update(JSON.stringify(axes))
    .update(LETTERS)
    .digest("hex")
    .slice(0, 32);
  const cached = join(cache, `${key}.ttf`);
  if (existsSync(cached)) return readFileSync(cached);
  const cut = await subsetFont(source, LETTERS, { targetFormat: "truetype", variationAxes: axes });
  writeFileSync(cached, cut);
  return cut;
}
