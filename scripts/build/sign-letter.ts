import { type Signed, signInitial, signShape } from "#domain/site/sign.ts";
import type { Faces } from "./faces.ts";
import { setText, writableText } from "./set-text.ts";

const SIZE = 19;
const BASELINE = 22.5;

/** 32 by 32. If no face has the letter, a smaller copy of the shape replaces it. */
export function signLetter(site: Signed, { display }: Faces): string {
  const initial = writableText(signInitial(site), display);
  if (initial === undefined)
    return `<path transform="translate(10 10) scale(.375)" d="${signShape(site)}"/>`;
  const { markup, width } = setText(initial, { faces: display });
  return `<g transform="translate(${16 - (width * SIZE) / 2} ${BASELINE}) scale(${SIZE})">${markup}</g>`;
}
