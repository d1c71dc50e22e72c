/** U+00A0 to U+00FF in order (HTML, section 13.5). */
const LATIN =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn " +
  "sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave " +
  "Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc " +
  "Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute " +
  "THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml " +
  "igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave " +
  "uacute ucirc uuml yacute thorn yuml";
const OTHERS = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  euro: "€",
  hellip: "…",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  OElig: "Œ",
  oelig: "œ",
};
const CHARACTERS = new Map([
  ...LATIN.split(" ").map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...Object.entries(OTHERS),
]);

/** Comment, element without words, tag or text. No branch looks far ahead, against hostile HTML. */
const PIECES =
  /<!--[\s\S]*?(?:-->|$)|<(style|script|head|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|<[/!?a-z][^<>]*>|[^<]+|</gi;
/** In UTF-16 units and in pieces. Longer mails are newsletters. */
const MAX_HTML = 400_000;
const MAX_PIECES = 60_000;
/** Deeper quotations appear at this depth. */
const MAX_DEPTH = 10;
/** Deep quotations can make more text than HTML, so text beyond this is dropped. */
const MAX_TEXT = 200_000;
const BLOCKS = /^(p|div|tr|table|ul|ol|li|h[1-6]|blockquote|section|article|header|footer|hr|pre)$/;
const CELL = /^t[dh]$/;

/** Only enclosed pictures (RFC 2392): remote ones are mostly letterheads or trackers. */
const ENCLOSED_PICTURE = /\bsrc\s{0,9}=\s{0,9}["']?cid:([^"'\s<>]{1,200})/i;

/** Quotations get "> " (RFC 3676), enclosed pictures "[cid:…]". The text is never safe as HTML. */
export function htmlToText(html: string): string {
  const lines: string[] = [];
  let [line, depth, letters, pieces] = ["", 0, 0, 0];
  const addLine = (text: string) => {
    const quoted = `${"> ".repeat(Math.min(depth, MAX_DEPTH))}${text}`.trimEnd();
    letters += quoted.length + 1;
    lines.push(quoted);
  };
  const endLine = () => {
    addLine(line.trim());
    line = "";
  };
  for (const [piece, , closes, name = ""] of html.slice(0, MAX_HTML).matchAll(PIECES)) {
    if (letters > MAX_TEXT || ++pieces > MAX_PIECES) break;
    if (!piece.startsWith("<") || piece === "<") {
      const text = piece.replaceAll(/[ \t\r\n]+/g, " ");
      // Spaces never add up, so only a line with words is not empty.
      line += line === "" || line.endsWith(" ") ? text.replace(/^ /, "") : text;
      continue;
    }
    const tag = name.toLowerCase();
    if (tag === "img") line += enclosedPicture(piece);
    if (CELL.test(tag) && line !== "" && !line.endsWith(" ")) line += " ";
    if (tag === "br") endLine();
    else if (line !== "" && BLOCKS.test(tag)) endLine();
    if (tag === "p" && closes && !/^[> ]*$/.test(lines.at(-1) ?? "-")) addLine("");
    if (tag === "blockquote") depth = Math.max(0, depth + (closes ? -1 : 1));
  }
  if (line.trim() !== "") endLine();
  return decodeCharacters(lines.join("\n").slice(0, MAX_TEXT))
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function enclosedPicture(tag: string): string {
  const id = ENCLOSED_PICTURE.exec(tag)?.[1];
  return id === undefined ? "" : `[cid:${id}]`;
}

function decodeCharacters(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      const code =
        decimal === undefined
          ? hex === undefined
            ? undefined
            : Number.parseInt(hex, 16)
          : Number(decimal);
      if (code === undefined) return CHARACTERS.get(name ?? "") ?? whole;
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : "";
    },
  );
}
