/** Runs SQL statements as one transaction, and returns the result of each. */
type Run = (statements: string[]) => Promise<D1Result[]>;

/**
 * Lets a command run the same services as the API on the deployed database. Parameters belong to one
 * statement of Cloudflare's API, and a batch has many, so values become SQL text here.
 */
export function remoteD1(run: Run): D1Database {
  const prepare = (sql: string, values: readonly unknown[] = []) => {
    const text = () => inlined(sql, values);
    const all = async () => (await run([text()]))[0]!;
    return {
      text,
      bind: (...bound: unknown[]) => prepare(sql, bound),
      all,
      run: all,
      // Columns with the same name would merge, so a command must not select such columns.
      raw: async () => (await all()).results.map((row) => Object.values(row as object)),
      first: async (column?: string) => {
        const row = (await all()).results[0] as Record<string, unknown> | undefined;
        return (column === undefined ? row : row?.[column]) ?? null;
      },
    };
  };
  const batch = (statements: { text: () => string }[]) => run(statements.map(({ text }) => text()));
  return { prepare, batch } as unknown as D1Database;
}

/** Matches quoted texts and names, which are skipped, and parameters such as `?` or `?2`. */
const TOKENS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\?(\d*)/g;

function inlined(sql: string, values: readonly unknown[]): string {
  let next = 0;
  return sql.replaceAll(TOKENS, (token: string, number: string | undefined) => {
    if (number === undefined) return token;
    return number === "" ? quoted(values[next++]) : quoted(values[Number(number) - 1]);
  });
}

function quoted(value: unknown): string {
  if (value === null) return "NULL";
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value === "string" && !value.includes("\0")) return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`A statement for the deployed database has a value of type ${typeof value}`);
}
