import { type AST, RegExpParser } from "@eslint-community/regexpp";

export interface Tally {
  steps: number;
  limit: number;
}

/** Stops a count that has exceeded its limit. */
export class TooMuchWorkError extends Error {
  constructor(limit: number) {
    super(`More than ${limit} steps`);
  }
}

type Instruction =
  | { op: "character"; isOne: (code: number) => boolean }
  | { op: "either"; first: number; second: number }
  | { op: "jump"; to: number }
  | { op: "keep"; slot: string }
  | { op: "moved"; slot: string }
  | { op: "again"; group: string }
  | { op: "holds"; isHeld: (text: string, at: number) => boolean }
  | { op: "look"; program: Program; isWanted: boolean }
  | { op: "end" };

interface Program {
  instructions: Instruction[];
  /** -1 in a lookbehind, which reads from right to left. */
  direction: 1 | -1;
  isUnicode: boolean;
  ignoresCase: boolean;
}

const native = RegExp.prototype.exec;
const isMatch = (pattern: RegExp, text: string) => native.call(pattern, text) !== null;
const parser = new RegExpParser({ ecmaVersion: 2025 });
const programs = new Map<string, Program>();

/**
 * Runs a pattern on a text like a backtracking engine such as V8's, and counts each instruction,
 * because V8 offers no count. Comparing the result with V8's reveals a wrong run.
 * @returns the start and end of the match, or undefined
 */
export function walkRegExp(
  pattern: RegExp,
  text: string,
  tally: Tally,
): { start: number; end: number } | undefined {
  const program = compile(pattern);
  const first = pattern.global || pattern.sticky ? pattern.lastIndex : 0;
  const last = pattern.sticky ? first : text.length;
  for (let start = first; start <= last; start++) {
    if (program.isUnicode && start > 0 && isPair(text, start - 1)) continue;
    const end = run(program, { text, at: start, slots: {}, tally });
    if (end !== undefined) return { start, end };
  }
  return undefined;
}

function compile(pattern: RegExp): Program {
  const key = String(pattern);
  const known = programs.get(key);
  if (known) return known;
  const { unicode } = pattern;
  const ast = parser.parsePattern(pattern.source, undefined, undefined, { unicode });
  const program = toProgram(pattern, ast.alternatives, 1);
  programs.set(key, program);
  return program;
}

function toProgram(
  pattern: RegExp,
  alternatives: readonly AST.Alternative[],
  direction: 1 | -1,
): Program {
  const instructions: Instruction[] = [];
  const { unicode, ignoreCase } = pattern;
  emitAlternatives({ pattern, instructions, direction }, alternatives);
  instructions.push({ op: "end" });
  return {
    instructions,
    direction,
    isUnicode: unicode,
    ignoresCase: ignoreCase,
  };
}

interface Output {
  pattern: RegExp;
  instructions: Instruction[];
  direction: 1 | -1;
}

function emitAlternatives(output: Output, alternatives: readonly AST.Alternative[]): void {
  const { instructions, direction } = output;
  const jumps: { op: "jump"; to: number }[] = [];
  for (const [index, { elements }] of alternatives.entries()) {
    const isLast = index === alternatives.length - 1;
    const either = isLast ? undefined : emitEither(instructions);
    for (const element of direction === 1 ? elements : elements.toReversed()) emit(output, element);
    if (!either) break;
    const jump = { op: "jump" as const, to: 0 };
    instructions.push(jump);
    jumps.push(jump);
    skipTo(either, instructions.length, true);
  }
  for (const jump of jumps) jump.to = instructions.length;
}

function emit(output: Output, element: AST.Element): void {
  const { instructions, direction, pattern } = output;
  switch (element.type) {
    case "Group":
      return emitAlternatives(output, element.alternatives);
    case "CapturingGroup": {
      // Copying kept positions takes most of the time, so only those that are read again are kept.
      if (element.references.length === 0) return emitAlternatives(output, element.alternatives);
      const [before, after] = direction === 1 ? ["from", "to"] : ["to", "from"];
      instructions.push({ op: "keep", slot: `${before} ${element.start}` });
      emitAlternatives(output, element.alternatives);
      instructions.push({ op: "keep", slot: `${after} ${element.start}` });
      return;
    }
    case "Quantifier":
      return emitQuantifier(output, element);
    case "Backreference": {
      const group = [element.resolved].flat()[0]!;
      instructions.push({ op: "again", group: String(group.start) });
      return;
    }
    case "Assertion":
      return emitAssertion(output, element);
    default:
      instructions.push({ op: "character", isOne: characterTest(pattern, element.raw) });
  }
}

function emitQuantifier(output: Output, { min, max, greedy, element }: AST.Quantifier): void {
  const { instructions } = output;
  for (let times = 0; times < min; times++) emit(output, element);
  if (max === Infinity) {
    const again = instructions.length;
    const either = emitEither(instructions);
    // A body that matched nothing is not tried again. A single character always matches something.
    const mayBeEmpty = !element.type.startsWith("Character");
    const slot = `loop ${element.start}`;
    if (mayBeEmpty) instructions.push({ op: "keep", slot });
    emit(output, element);
    if (mayBeEmpty) instructions.push({ op: "moved", slot });
    instructions.push({ op: "jump", to: again });
    skipTo(either, instructions.length, greedy);
    return;
  }
  const skips: Either[] = [];
  for (let times = min; times < max; times++) {
    skips.push(emitEither(instructions));
    emit(output, element);
  }
  for (const either of skips) skipTo(either, instructions.length, greedy);
}

type Either = Extract<Instruction, { op: "either" }>;

/** Starts a choice whose end skipTo sets later. */
function emitEither(instructions: Instruction[]): Either {
  const inside = instructions.length + 1;
  const either: Either = { op: "either", first: inside, second: inside };
  instructions.push(either);
  return either;
}

function skipTo(either: Either, end: number, isGreedy: boolean): void {
  if (isGreedy) either.second = end;
  else either.first = end;
}

function emitAssertion(output: Output, assertion: AST.Assertion): void {
  const { instructions, pattern } = output;
  switch (assertion.kind) {
    case "lookahead":
    case "lookbehind": {
      const direction = assertion.kind === "lookahead" ? 1 : -1;
      const program = toProgram(pattern, assertion.alternatives, direction);
      instructions.push({ op: "look", program, isWanted: !assertion.negate });
      return;
    }
    case "word": {
      const isWord = characterTest(pattern, String.raw`\w`);
      const isHeld = (text: string, at: number) =>
        (isWord(text.charCodeAt(at - 1)) !== isWord(text.charCodeAt(at))) !== assertion.negate;
      instructions.push({ op: "holds", isHeld });
      return;
    }
    default: {
      const [edge, beside] = assertion.kind === "start" ? [() => 0, -1] : [lengthOf, 0];
      const isHeld = (text: string, at: number) =>
        at === edge(text) || (pattern.multiline && isMatch(LINE_END, text.charAt(at + beside)));
      instructions.push({ op: "holds", isHeld });
    }
  }
}

const LINE_END = /^[\n\r\u2028\u2029]$/;
const lengthOf = (text: string) => text.length;

/** V8 decides whether a character is in a class, once for each character. */
function characterTest({ flags }: RegExp, raw: string): (code: number) => boolean {
  const kept = [...flags].filter((flag) => "isuv".includes(flag)).join("");
  const one = new RegExp(`^(?:${raw})$`, kept);
  const known: boolean[] = [];
  return (code) => {
    if (Number.isNaN(code)) return false;
    return (known[code] ??= isMatch(one, String.fromCodePoint(code)));
  };
}

type Slots = Readonly<Record<string, number>>;

interface Walk {
  text: string;
  at: number;
  slots: Slots;
  tally: Tally;
}

/** The end of a match that begins at `at`, or undefined. */
function run(program: Program, { text, at: first, slots: given, tally }: Walk): number | undefined {
  const { instructions } = program;
  // Open alternatives, three entries each, because objects would take most of the time.
  const open: (number | Slots)[] = [];
  let [line, at, slots] = [0, first, given];
  for (;;) {
    tally.steps += 1;
    if (tally.steps > tally.limit) throw new TooMuchWorkError(tally.limit);
    const instruction = instructions[line]!;
    line += 1;
    let isOpen = true;
    switch (instruction.op) {
      case "end":
        return at;
      case "jump":
        line = instruction.to;
        break;
      case "either":
        open.push(instruction.second, at, slots);
        line = instruction.first;
        break;
      case "keep":
        slots = { ...slots, [instruction.slot]: at };
        break;
      case "moved":
        isOpen = slots[instruction.slot] !== at;
        break;
      case "holds":
        isOpen = instruction.isHeld(text, at);
        break;
      case "look":
        isOpen =
          (run(instruction.program, { text, at, slots, tally }) !== undefined) ===
          instruction.isWanted;
        break;
      case "character": {
        const code = codeAt(program, text, at);
        isOpen = instruction.isOne(code);
        at += program.direction * (code > 0xffff ? 2 : 1);
        break;
      }
      case "again": {
        const from = slots[`from ${instruction.group}`] ?? 0;
        const length = (slots[`to ${instruction.group}`] ?? 0) - from;
        tally.steps += length;
        const [seen, here] = [text.slice(from, from + length), text.slice(at, at + length)];
        isOpen = program.ignoresCase ? seen.toLowerCase() === here.toLowerCase() : seen === here;
        at += length;
      }
    }
    if (isOpen) continue;
    if (open.length === 0) return undefined;
    slots = open.pop() as Slots;
    at = open.pop() as number;
    line = open.pop() as number;
  }
}

const isPair = (text: string, at: number) => {
  const [high, low] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
  return high >= 0xd800 && high < 0xdc00 && low >= 0xdc00 && low < 0xe000;
};

/** The next character to read; NaN at the end of the text. */
function codeAt({ isUnicode, direction }: Program, text: string, at: number): number {
  const start = direction === 1 ? at : at - 1;
  if (!isUnicode) return text.charCodeAt(start);
  if (direction === -1 && isPair(text, at - 2)) return text.codePointAt(at - 2)!;
  return isPair(text, start) ? text.codePointAt(start)! : text.charCodeAt(start);
}
