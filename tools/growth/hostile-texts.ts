import { type Arbitrary, array, boolean, constantFrom, record } from "fast-check";

/** Makes a text of about `length` characters. */
export type Shape = (length: number) => string;

/** The pieces of hostile texts: something that a reader searches for, or a part of it. */
const PIECES: readonly string[] = [
  ..."<|<a |<!--|<style>|</style |<blockquote>|</blockquote>|</p>| <p>|\u00a0<p>|<br>".split("|"),
  ...`<img src=|<img src="cid:a">|src = |"|&#|&amp;|[cid:|[cid:a]|{ a|{a}|(|> |> a\n|>\n`.split(
    "|",
  ),
  ..."On a wrote:\n|On a\n|Le 1 a écrit :\n> a\n|wrote |From: a\n|From: a\nSent: b\n".split("|"),
  ..."_____\n|-----|-- Original message|Re: |Re [1] |--a\n|--a\n\nb\n| |\n|\r|\r\n\r\n".split("|"),
  ..."a|é|😀|\ud800|=?utf-8?Q?a?=|=?utf-8?|=41|a@b.example, |a:;|; a=|@|+|.a|www.|1".split("|"),
  ..."FT-|FT-1234567890123-ABCD |+33 |12/12/|24 dec |//|/*|*/|%41|/|/fr/pass/|?a=b&".split("|"),
  "Content-Type: multipart/mixed; boundary=a\n\n",
  "Authentication-Results: mx.cloudflare.net; dmarc\n",
];

const repeated =
  (piece: string): Shape =>
  (length) =>
    piece.repeat(length / piece.length);
/** The end makes a search for the end of a text or line fail, so that the search starts again. */
export const broken =
  (piece: string): Shape =>
  (length) =>
    `${repeated(piece)(length)}a\na`;
const nested =
  (open: string, close: string): Shape =>
  (length) => {
    const depth = length / (open.length + close.length);
    return `${open.repeat(depth)}a${close.repeat(depth)}`;
  };

/** Shapes from the review, each of which once stopped the Worker. */
const KNOWN: Record<string, Shape> = {
  "pictures without an end": repeated("[cid:"),
  "an answer below a long quotation": (length) => `${"> a\n".repeat(length / 4)}x`,
  "lines in a deep quotation": (length) =>
    "<blockquote>".repeat(length / 24) + "x<br>".repeat(length / 10),
  "spaces between blocks": repeated(" <p>"),
  "spaces alone": broken("\r"),
  "introductions of nothing": repeated("On a wrote:\n"),
  "introductions above a quotation that is answered": (length) =>
    `${"On a wrote:\n> a\n".repeat(length / 16)}x`,
};

const NESTED = [
  ["<blockquote>", "</blockquote>"],
  ["<p>", "</p>"],
  ["<style>", "</style>"],
  ["<!--", "-->"],
  ["[cid:", "]"],
  ["(", ")"],
  ["<", ">"],
  ['"', '"'],
  ["{", "}"],
  ["[", "]"],
  ["/*", "*/"],
  ["> ", "\n"],
  ["--a\n", "--a--\n"],
] as const;

type NamedShape = readonly [name: string, shape: Shape];

/** Makes one more shape from every fourth piece, each of another kind. */
function combined(piece: string, index: number): NamedShape[] {
  const other = PIECES[(index * 7 + 3) % PIECES.length]!;
  const third = PIECES[(index * 13 + 5) % PIECES.length]!;
  const shapes: NamedShape[] = [
    [`unclosed: ${piece}`, (length) => piece + "a ".repeat(length / 2)],
    [`alternating: ${piece} ${other}`, repeated(piece + other)],
    [`one after the other: ${piece} ${other}`, nested(piece, other)],
    [`mixed: ${piece} ${other} ${third}`, repeated(piece + other + third + piece)],
  ];
  return index % 4 === 0 ? [shapes[(index / 4) % shapes.length]!] : [];
}

const NESTED_SHAPES = NESTED.map(([open, close]): NamedShape => [
  `nested: ${open} ${close}`,
  nested(open, close),
]);
const GENERATED: readonly NamedShape[] = [
  ...PIECES.map((piece): NamedShape => [`repeated: ${piece}`, broken(piece)]),
  ...PIECES.flatMap(combined),
];

/** The corpus: shapes made by hand, and shapes generated from the pieces. */
export const SHAPES = [...Object.entries(KNOWN), ...NESTED_SHAPES, ...GENERATED];
/** The corpus of a short run: the shapes from the review, and every fourth nested one. */
export const SOME_SHAPES = [
  ...Object.entries(KNOWN),
  ...NESTED_SHAPES.filter((_, index) => index % 4 === 0),
];

const pieces = (maxLength: number) =>
  array(constantFrom(...PIECES), { maxLength }).map((some) => some.join(""));

/** Any composition: repetitions before and after a middle, and texts around them. */
export const anyShape: Arbitrary<Shape> = record({
  start: pieces(3),
  open: pieces(5),
  middle: pieces(3),
  close: pieces(5),
  end: pieces(3),
  // The last quotation mark of a mail opens or closes a quotation, so that both lengths need an odd
  // or both an even number of repetitions.
  isOdd: boolean(),
}).map((made) =>
  Object.assign(
    (length: number) => {
      const { start, open, middle, close, end, isOdd } = made;
      const pairs = Math.ceil(length / 2 / (open.length + close.length + 1));
      const times = 2 * pairs + Number(isOdd);
      return start + open.repeat(times) + middle + close.repeat(times) + end;
    },
    { toString: () => JSON.stringify(made) },
  ),
);
