/** What people write in front of a family name, and leave out the blank behind. */
const SIMPLE =
  "da de del della den der di dos du el la las le les los mac saint san santa st ten ter van von";
const PARTICLES: readonly (readonly [typed: string, words: readonly string[]])[] = [
  ...SIMPLE.split(" ").map((word) => [word, [word]] as const),
  ["dela", ["de", "la"]],
  ["vanden", ["van", "den"]],
  ["vander", ["van", "der"]],
];
/** Forms of companies, which many write with full stops. */
const FORMS = new Set("sa sas sasu sarl eurl sci snc bv nv srl spa sprl ag kg llc plc".split(" "));
/** Shorter ends would make names out of words such as "large". */
const MIN_NAME = 4;
/** Family and given name of Chinese and Korean people. */
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
