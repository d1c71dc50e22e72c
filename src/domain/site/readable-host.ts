/** The numbers of RFC 3492, section 5. */
const BASE = 36;
const LEAST = 1;
const MOST = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;

/** Decodes xn-- labels, as browsers have no function for it: "www.xn--78jn4d.example" becomes "www.たびじ.example". */
export const readableHost = (host: string): string =>
  host.replaceAll(
    /(?<![^.])xn--([a-z\d-]+)/gi,
    (label, letters: string) => decode(letters) ?? label,
  );

function decode(text: string): string | undefined {
  const end = Math.max(text.lastIndexOf("-"), 0);
  const letters = Array.from(text.slice(0, end));
  let [code, index, bias] = [FIRST_CODE, 0, FIRST_BIAS];
  for (let at = end > 0 ? end + 1 : 0; at < text.length; index += 1) {
    const before = index;
    for (let [weight, edge] = [1, BASE - bias]; ; edge += BASE) {
      // "a" is 0 and "0" is 26.
      const digit = (Number.parseInt(text[at++] ?? "", BASE) + MOST) % BASE;
      if (Number.isNaN(digit)) return undefined;
      index += digit * weight;
      const threshold = Math.min(MOST, Math.max(LEAST, edge));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = letters.length + 1;
    bias = adapt(index - before, count, before === 0);
    code += Math.floor(index / count);
    index %= count;
    if (code > 0x10ffff) return undefined;
    letters.splice(index, 0, String.fromCodePoint(code));
  }
  return letters.join("");
}

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > ((BASE - LEAST) * MOST) / 2; bias += BASE) rest = Math.floor(rest / (BASE - LEAST));
  return bias + Math.floor((BASE * rest) / (rest + SKEW));
}
