/** The paths of all files, and the headings of each Markdown file by its path. */
export interface Citable {
  files: readonly string[];
  headings: ReadonlyMap<string, ReadonlySet<string>>;
}

const COMMENT = /^\s*(?:\{?\/\*+|\*|\/\/|--|#)(.*)|\s\/\/\s(.*)/;
const CITED =
  /(?<![\w/.@-])(?:docs|src|worker|scripts|tests|tools|migrations|public)\/[\w./$-]*\w/g;
const LINK = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

export function headingsOf(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/^#{2,} (.+)$/gm)].map(([, heading]) => heading as string));
}

/**
 * One sentence for each cited file, decision or heading that does not exist. Paths are relative to
 * the repository.
 */
export function brokenCitations(path: string, text: string, citable: Citable): string[] {
  if (!path.endsWith(".md")) return brokenPaths(comments(text), citable, true);
  return [
    ...brokenPaths(citedByReaders(text), citable, false),
    ...brokenLinks(path, text, citable),
  ];
}

/** Leaves out the files that a recipe of CONTRIBUTING.md creates. */
const citedByReaders = (markdown: string) =>
  markdown.replaceAll("\n", " ").replaceAll(/\bCreate\s+`[^`]+`:/g, "");

/** Joins all comments to one line, because a citation may span two. */
function comments(source: string): string {
  return source
    .split("\n")
    .map((line) => COMMENT.exec(line))
    .map((found) => (found?.[1] ?? found?.[2] ?? "").trim())
    .join(" ");
}

function brokenPaths(text: string, citable: Citable, inCode: boolean): string[] {
  return [...text.matchAll(CITED)].flatMap(([cited]) => {
    if (inCode && cited === "docs/decisions")
      return [`${cited}: name the decision by its four digits`];
    return exists(cited, citable) ? [] : [`${cited}: there is no such file`];
  });
}

function exists(cited: string, { files }: Citable): boolean {
  const isDecision = /^docs\/decisions\/\d{4}$/.test(cited);
  return files.some(
    (file) =>
      file === cited ||
      file.startsWith(`${cited}/`) ||
      (isDecision && file.startsWith(`${cited}-`)),
  );
}

function brokenLinks(path: string, markdown: string, citable: Citable): string[] {
  return [...markdown.matchAll(LINK)].flatMap(([, target, anchor]) => {
    const file = target ? new URL(target, `file:///${path}`).pathname.slice(1) : path;
    if (!exists(file, citable)) return [`${target}: the link leads nowhere`];
    const anchors = [...(citable.headings.get(file) ?? [])].map(anchorOf);
    return anchor && !anchors.includes(anchor)
      ? [`${target}#${anchor}: there is no such heading`]
      : [];
  });
}

/** The anchor that GitHub and similar hosts give a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}
