import { type AST, RegExpParser } from "@eslint-community/regexpp";
import type { Shape } from "./hostile-texts.ts";

const parser = new RegExpParser({ ecmaVersion: 2025 });
/** Each class is represented by the first of these letters that it contains. */
const LETTERS = [..." a1.-<@/:_é\n\t\u0000\u202e😀"];
/** One end that few patterns accept, and no end. */
const ENDS = ["\u0000", ""];
/** A quantifier counts as a loop from this number on. */
const MANY = 20;

/**
 * Makes texts that cost a backtracking engine much work: for each loop of the pattern a text that
 * leads to it, then repetitions of what the loop accepts, then an end that the rest of the pattern
 * refuses.
 */
export function shapesOf(pattern: RegExp): [name: string, shape: Shape][] {
  const { alternatives } = parser.parsePattern(pattern.source, undefined, undefined, {
    unicode: pattern.unicode,
    unicodeSets: pattern.flags.includes("v"),
  });
  const shapes = new Map<string, Shape>();
  const fillings = new Set<string>();
  const visit = (some: readonly AST.Alternative[], before: string): void => {
    for (const { elements } of some) {
      let lead = before;
      for (const element of elements) {
        if (element.type === "Quantifier") {
          for (const filling of fillingsOf(pattern, element.element)) fillings.add(filling);
          if (element.max >= MANY)
            for (const filling of fillings)
              for (const start of new Set([lead, ""]))
                for (const end of ENDS)
                  shapes.set(
                    JSON.stringify([start, filling, end]),
                    (length) => start + filling.repeat(length / filling.length) + end,
                  );
          if ("alternatives" in element.element) visit(element.element.alternatives, lead);
        } else if ("alternatives" in element) visit(element.alternatives, lead);
        lead += sample(pattern, element);
      }
    }
  };
  // The first visit collects all fillings, and the second uses them in every loop.
  visit(alternatives, "");
  visit(alternatives, "");
  return [...shapes];
}

/** The texts that a loop accepts: each of its alternatives, or each letter of its class. */
function fillingsOf(pattern: RegExp, element: AST.QuantifiableElement): string[] {
  if ("alternatives" in element)
    return element.alternatives
      .map(({ elements }) =>
        elements.map((one) => sample(pattern, one, Math.max(1, minOf(one)))).join(""),
      )
      .filter((text) => text !== "");
  if (element.type === "Backreference") return [];
  const taken = LETTERS.filter((letter) => isTaken(pattern, element.raw, letter));
  return taken.length > 0 ? taken.slice(0, 3) : [sample(pattern, element)].filter(Boolean);
}

const minOf = (element: AST.Element) => (element.type === "Quantifier" ? element.min : 1);

/** The shortest text that an element accepts, as far as one can be found. */
function sample(pattern: RegExp, element: AST.Element, times = minOf(element)): string {
  switch (element.type) {
    case "Quantifier":
      return sample(pattern, element.element).repeat(times);
    case "Group":
    case "CapturingGroup":
      return sampleOf(pattern, element.alternatives);
    case "Assertion":
      return "alternatives" in element && !element.negate
        ? sampleOf(pattern, element.alternatives)
        : "";
    case "Character":
      return String.fromCodePoint(element.value);
    case "CharacterClass":
    case "CharacterSet":
      return LETTERS.find((one) => isTaken(pattern, element.raw, one)) ?? firstOf(element);
    default:
      return "";
  }
}

const sampleOf = (pattern: RegExp, [first]: readonly AST.Alternative[]): string =>
  first!.elements.map((element) => sample(pattern, element)).join("");

function firstOf(element: AST.CharacterClass | AST.CharacterSet): string {
  const [first] = element.type === "CharacterClass" ? element.elements : [];
  if (first?.type === "Character") return String.fromCodePoint(first.value);
  return first?.type === "CharacterClassRange" ? String.fromCodePoint(first.min.value) : "";
}

function isTaken({ flags }: RegExp, raw: string, letter: string): boolean {
  const kept = [...flags].filter((flag) => "isuv".includes(flag)).join("");
  return new RegExp(`^(?:${raw})$`, kept).test(letter);
}
