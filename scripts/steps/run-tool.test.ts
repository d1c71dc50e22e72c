import { chmodSync, rmSync, statSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { logPath } from "./command.ts";
import { runTool } from "./run-tool.ts";

test("only this user reads what a tool has said, also where an earlier log was open to all", async () => {
  const log = logPath("run-tool-test");
  onTestFinished(() => rmSync(log));
  await runTool("run-tool-test", "true", []);
  writeFileSync(log, "an earlier version's");
  chmodSync(log, 0o644);
  const { output } = await runTool("run-tool-test", "echo", ["a link"]);
  expect([output, statSync(log).mode & 0o777]).toEqual(["a link\n", 0o600]);
});
