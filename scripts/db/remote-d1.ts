import { runTool } from "../steps/run-tool.ts";
import { StepFailed } from "../steps/step-failed.ts";

/** A value as SQL text: `wrangler d1 execute` takes no parameters. */
export function quoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

/** The rows of the last statement of `sql`, on the deployed database. */
export async function queryRemoteD1<Row>(sql: string): Promise<Row[]> {
  const args = ["d1", "execute", "DB", "--remote", "--env", "production", "--json", "--command", sql];
  const { code, output, log } = await runTool("remote-d1", "wrangler", args);
  const json = /\[[\s\S]*\]/.exec(output);
  if (code !== 0 || !json) throw new StepFailed("The deployed database could not be asked: is `wrangler login` done?", log);
  return (JSON.parse(json[0]) as { results: Row[] }[]).at(-1)?.results ?? [];
}
