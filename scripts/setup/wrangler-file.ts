/** A value of wrangler.toml: `key = value` below a header. */
export interface Edit {
  /** "[env.production.vars]", or the first of "[[env.production.d1_databases]]". */
  header: string;
  key: string;
  value: string | readonly (string | object)[];
}

export function editToml(toml: string, edits: readonly Edit[]): string {
  return edits.reduce(setLine, toml);
}

function setLine(toml: string, { header, key, value }: Edit): string {
  const lines = toml.split("\n");
  const start = lines.indexOf(header);
  if (start < 0) throw new Error(`wrangler.toml has no ${header}`);
  const next = lines.findIndex((line, index) => index > start && line.startsWith("["));
  const end = next < 0 ? lines.length : next;
  const line = `${key} = ${toToml(value)}`;
  const at = lines.findIndex(
    (known, index) => index > start && index < end && known.startsWith(`${key} =`),
  );
  if (at < 0) lines.splice(start + 1, 0, line);
  else lines.splice(at, countLines(lines.slice(at)), line);
  return lines.join("\n");
}

/** A list may have several lines. */
const countLines = (lines: readonly string[]): number =>
  /= *\[/.test(lines[0]!) ? lines.findIndex((line) => line.includes("]")) + 1 : 1;

const toToml = (value: Edit["value"]): string =>
  typeof value === "string" ? JSON.stringify(value) : `[${value.map(toItem).join(", ")}]`;

const toItem = (item: string | object): string =>
  typeof item === "string" ? JSON.stringify(item) : toTable(item);

const toTable = (table: object): string =>
  `{ ${Object.entries(table)
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}`)
    .join(", ")} }`;
