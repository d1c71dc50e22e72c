import { renderToStaticMarkup } from "react-dom/server";
import { PLATES } from "../../src/components/art/plates.ts";
import { WindowView } from "../../src/components/art/window-view.tsx";
import type { SiteConfig } from "../../src/domain/site-config.ts";
import { SHARE_IMAGE } from "../../src/domain/site-address.ts";

const TITLE_PX = 78;
/** The longest line of a title, in letters of average width. */
const LETTERS_PER_LINE = 17;
const MAX_LINES = 6;
const NAME_PX = 42;
/** The font size in px of a brand name that is one letter wide: a longer name gets this divided by its letters, to fit one line. */
const NAME_ROOM = 1080;

/** The picture that stands for a page in shared links: its title beside the window seat, in the brand's colours. */
export function shareImageSvg(site: SiteConfig, title: string): string {
  const { width, height } = SHARE_IMAGE;
  const lines = breakLines(title, LETTERS_PER_LINE).slice(0, MAX_LINES);
  const size = lines.length > 3 ? TITLE_PX * 0.8 : TITLE_PX;
  const top = height / 2 - ((lines.length - 1) * size * 1.1) / 2 + size * 0.32;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <linearGradient id="backdrop" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="hsl(var(--night))" />
          <stop offset="1" stopColor="hsl(var(--primary-dark))" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill="url(#backdrop)" />
      <g transform="translate(84 66) scale(1.7)">
        <path d="M2 25.500C11 25.500 19.500 20 23.800 10.200L29.500 6c-1.400 11.900-10.600 21-27.500 21z" fill="#fff" />
        <path
          d="M4.500 17.500c5.600-.4 10.400-3.300 13.400-8.300L22 6.300C19.800 14.300 13.300 19.300 4.500 19.300z"
          fill="hsl(var(--accent))"
        />
      </g>
      <text x="152" y="108" fontFamily="Fraunces" fontSize={Math.min(NAME_PX, NAME_ROOM / measureText(site.company.name))} fill="#fff">
        {site.company.name}
      </text>
      {lines.map((line, index) => (
        <text
          // oxlint-disable-next-line react/no-array-index-key -- drawn once
          key={`${index} ${line}`}
          x="84"
          y={top + index * size * 1.1}
          fontFamily="Fraunces"
          fontSize={size}
          letterSpacing="-1.5"
          fill="#fff"
        >
          {line}
        </text>
      ))}
      <text x="84" y={height - 72} fontFamily="Figtree" fontSize="28" fill="hsl(var(--soft-on-night))">
        {site.domains.main}
      </text>
      <svg x="716" y="44" width="426" height="542" viewBox="0 0 440 560">
        <WindowView clouds={PLATES.cloudSea.src} />
      </svg>
    </svg>,
  );
}

const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** The width of a text in letters of average width; those of East Asia take two. */
function measureText(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

/** The pieces of a word: cut where it is longer than a line, else the whole word. */
function splitWord(word: string, max: number): string[] {
  if (measureText(word) <= max) return [word];
  const letters = [...word];
  const count = Math.floor((max * letters.length) / measureText(word));
  return [letters.slice(0, count).join(""), ...splitWord(letters.slice(count).join(""), max)];
}

/** Breaks a title between words, and within words that are too long, so that no line is longer than `max` letters. */
export function breakLines(title: string, max: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ").flatMap((whole) => splitWord(whole, max))) {
    const last = lines.at(-1);
    if (last !== undefined && measureText(last) + 1 + measureText(word) <= max) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
