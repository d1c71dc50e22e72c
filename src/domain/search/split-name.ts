/** Particles before a family name. People often leave out the space after them. */
const SIMPLE =
  "da de del della den der di dos du el la las le les los mac saint san santa st ten ter van von";
const PARTICLES: readonly (readonly [typed: string, words: readonly string[]])[] = [
  ...SIMPLE.split(" ").map((word) => [word, [word]] as const),
  ["dela", ["de", "la"]],
  ["vanden", ["van", "den"]],
  ["vander", ["van", "der"]],
];
/** Legal forms of companies, which many people write with full stops. */
const FORMS = new Set("sa sas sasu sarl eurl sci snc bv nv srl spa sprl ag kg llc plc".split(" "));
/** Shorter ends would make names out of words such as "large". */
const MIN_NAME = 4;
/** Chinese and Korean people write their family and given names without a space. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u;

/** Other ways to write a piece in more words: "vanderberg", "sarl", "王小明". */
export function splitName(piece: string, words: readonly string[]): string[][] {
  const [word = "", ...more] = words;
  if (more.length > 0) return [];
  if (UNSPACED.test(piece)) {
    const letters = Array.from(piece);
    return letters
      .slice(1)
      .map((_, index) => [letters.slice(0, index + 1).join(""), letters.slice(index + 1).join("")]);
  }
  if (FORMS.has(word)) return [Array.from(word)];
  return PARTICLES.flatMap(([particle, parts]) => {
    const name = word.slice(particle.length);
    return word.startsWith(particle) && name.length >= MIN_NAME ? [[...parts, name]] : [];
  });
}
