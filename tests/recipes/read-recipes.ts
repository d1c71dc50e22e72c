/** What a recipe of CONTRIBUTING.md says to do. */
export type Step =
  | { act: "create"; file: string; text: string }
  | { act: "insert"; file: string; after: string; text: string }
  | { act: "run"; command: string };

const CREATE = /\bCreate\s+`(?<created>[^`]+)`:/;
const INSERT = /\bIn\s+`(?<changed>[^`]+)`,\s+after\s+`(?<after>[^`]+)`:/;
const BLOCK = /\n\n(?<indent> *)```\w+\n(?<text>[\s\S]*?)\n *```/;
const RUN = /\bRun\s+`(?<command>npm [^`]+)`/;
const STEP = new RegExp(`(?:${CREATE.source}|${INSERT.source})${BLOCK.source}|${RUN.source}`, "g");

/** Returns the steps of a section of CONTRIBUTING.md, in its order. */
export function readRecipe(guide: string, title: string): Step[] {
  const [, section = ""] = guide.split(`\n## ${title}\n`);
  return [...section.split("\n## ")[0]!.matchAll(STEP)].map(({ groups }) =>
    toStep(groups as Record<string, string | undefined>),
  );
}

function toStep(found: Record<string, string | undefined>): Step {
  if (found.command) return { act: "run", command: found.command };
  // A block in a list is indented as the list is.
  const text = `${found.text!.replaceAll(new RegExp(`^${found.indent}`, "gm"), "")}\n`;
  return found.created
    ? { act: "create", file: found.created, text }
    : { act: "insert", file: found.changed!, after: found.after!, text };
}
