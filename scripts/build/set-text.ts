import { Buffer as ShapingBuffer, shape } from "harfbuzzjs";
import type { Face } from "./faces.ts";

/** One line of text as outlines. Units are ems, y grows downwards, and 0 is the baseline. */
export interface TextOutline {
  markup: string;
  width: number;
}

export interface TextStyle {
  faces: readonly Face[];
  /** The space added after each letter, in ems. */
  tracking?: number;
  /** The space added after each space character, in ems. */
  wordSpacing?: number;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const NO_BREAK_SPACE = "\u00A0";
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/**
 * Removes signs that no face has, such as emoji. Undefined if a letter or digit is missing, because
 * the rest would be a different word.
 */
export function writableText(text: string, faces: readonly Face[]): string | undefined {
  let written = "";
  for (const { segment } of graphemes.segment(plainSpaces(text.normalize("NFC")))) {
    if (faceOf(segment, faces)) written += segment;
    else if (LETTER.test(segment)) return undefined;
  }
  return written.replaceAll(/ {2,}/g, " ").trim() || undefined;
}

/** Replaces unusual spaces and hyphens with forms that every face has. */
const plainSpaces = (text: string) =>
  text
    .replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, "")
    .replaceAll(/[\u00A0\u202F]/g, NO_BREAK_SPACE)
    .replaceAll("\u2011", "-")
    .replaceAll(/[^\S\u00A0]+/g, " ");

/** The text must come from `writableText`. */
export function setText(
  text: string,
  { faces, tracking = 0, wordSpacing = 0 }: TextStyle,
): TextOutline {
  let markup = "";
  let width = 0;
  for (const { face, run } of runsOf(text, faces)) {
    const buffer = new ShapingBuffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(face.font, buffer);
    const [infos, positions] = [buffer.getGlyphInfos(), buffer.getGlyphPositions()];
    for (const [index, { codepoint: glyph, cluster }] of infos.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const path = face.font.glyphToPath(glyph);
      const scale = round(1 / face.upem);
      if (path) {
        markup += `<path transform="translate(${round(width + xOffset / face.upem)} ${round(-yOffset / face.upem)}) scale(${scale} -${scale})" d="${path}"/>`;
      }
      width += xAdvance / face.upem + tracking + (isSpace(run[cluster]) ? wordSpacing : 0);
    }
  }
  return { markup, width };
}

const isSpace = (letter: string | undefined) => letter === " " || letter === NO_BREAK_SPACE;
const round = (value: number) => Number(value.toFixed(6));

/** Splits the text into runs that one face can set. */
function runsOf(text: string, faces: readonly Face[]): { face: Face; run: string }[] {
  const runs: { face: Face; run: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = runs.at(-1);
    const face = last && isSpace(segment) ? last.face : faceOf(segment, faces);
    if (!face) continue;
    if (last?.face === face) last.run += segment;
    else runs.push({ face, run: segment });
  }
  return runs;
}

const faceOf = (grapheme: string, faces: readonly Face[]) =>
  faces.find(({ codePoints }) =>
    [...grapheme].every((letter) => codePoints.has(letter.codePointAt(0)!)),
  );
