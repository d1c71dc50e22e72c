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
  /** For titles and names: the brand's serif, and a matching one for other scripts. */
  display: readonly Face[];
  /** For small text. Other scripts use the title's face. */
  text: readonly Face[];
}

const files = (family: string, scripts: readonly string[], axis: string) =>
  scripts.map((script) => `${family}/files/${family}-${script}-${axis}-normal.woff2`);

/** Heavier than the headings of pages: shared links show a picture at a third of its size. */
const DISPLAY_AXES = { wght: 500, opsz: 60, SOFT: 0, WONK: 0 };

const JAPANESE = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/gu;

/**
 * Packages give every machine the same letters. `cache` is a folder for the font instances.
 * Japanese has thousands of letters in a hundred files, so only those of `texts` are read.
 */
export async function loadFaces(cache: string, texts = ""): Promise<Faces> {
  mkdirSync(cache, { recursive: true });
  const load = (names: readonly string[], axes: Record<string, number>, letters = LETTERS) =>
    Promise.all(names.map(async (name) => toFace(await cutOf(cache, name, axes, letters))));
  const japanese = [...new Set(texts.match(JAPANESE))].toSorted().join("");
  const [latin, others, text, east] = await Promise.all([
    load(files("fraunces", ["latin", "latin-ext", "vietnamese"], "full"), DISPLAY_AXES),
    load(files("noto-serif", ["greek", "greek-ext", "cyrillic", "cyrillic-ext"], "wght"), {
      wght: 400,
    }),
    load(files("figtree", ["latin", "latin-ext"], "wght"), { wght: 500 }),
    load(files(JAPANESE_FAMILY, findParts(japanese), "wght"), { wght: 500 }, japanese),
  ]);
  return { display: [...latin, ...others, ...east], text: [...text, ...others, ...east] };
}

const JAPANESE_FAMILY = "noto-serif-jp";

/** The parts of the Japanese face that have these letters. */
function findParts(letters: string): string[] {
  if (letters === "") return [];
  const table = readFileSync(join(PACKAGES, JAPANESE_FAMILY, "unicode.json"), "utf8");
  const codes = Array.from(letters, (letter) => letter.codePointAt(0)!);
  return Object.entries(JSON.parse(table) as Record<string, string>).flatMap(([part, ranges]) => {
    const isIn = (code: number) =>
      ranges.split(",").some((range) => {
        const [from, to = from] = range.replace("U+", "").split("-");
        return code >= Number.parseInt(from!, 16) && code <= Number.parseInt(to!, 16);
      });
    return codes.some(isIn) ? [part.replaceAll(/[[\]]/g, "")] : [];
  });
}

function toFace(bytes: Buffer): Face {
  const face = new FontFace(new FontBlob(new Uint8Array(bytes).buffer));
  return { font: new Font(face), upem: face.upem, codePoints: new Set(face.collectUnicodes()) };
}

/** Makes one instance of a variable font as a TrueType file, and caches it. */
async function cutOf(
  cache: string,
  name: string,
  axes: Record<string, number>,
  letters: string,
): Promise<Buffer> {
  const source = readFileSync(join(PACKAGES, name));
  const key = createHash("sha256")
    .update(source)
    .update(JSON.stringify(axes))
    .update(letters)
    .digest("hex")
    .slice(0, 32);
  const cached = join(cache, `${key}.ttf`);
  if (existsSync(cached)) return readFileSync(cached);
  const cut = await subsetFont(source, letters, { targetFormat: "truetype", variationAxes: axes });
  writeFileSync(cached, cut);
  return cut;
}
