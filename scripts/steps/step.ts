import { StepFailed } from "./command.ts";
import { runTool } from "./run-tool.ts";

const HEARTBEAT_MS = 10_000;

export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  console.log(`▸ ${title}`);
  const heartbeat = setInterval(() => console.log(`  … ${title}: ${seconds()}`), HEARTBEAT_MS);
  try {
    const result = await work();
    console.log(`✓ ${title} (${seconds()})`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}

export async function toolStep(
  title: string,
  name: string,
  tool: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  return step(title, async () => {
    const { code, output, log } = await runTool(name, tool, args, env);
    if (code !== 0) throw new StepFailed(`${title} failed (exit ${code}).`, log);
    return output;
  });
}
