import { expect, test } from "vitest";
import type { SetupWorld } from "../setup/setup-world.ts";
import { commitAccepted } from "./accepted-risks.ts";

/** A project whose git answers `status`, and notes what is committed. */
function project(status: string) {
  let toml = '[env.production.vars]\nACCEPTED = "rates=One price"\n';
  const commits: string[][] = [];
  const file = {
    read: () => toml,
    write: (text: string) => void (toml = text),
    config: () => ({ vars: { ACCEPTED: "rates=One price" } }),
  } as unknown as SetupWorld["file"];
  const git = async (...args: string[]) => {
    if (args[0] === "commit") commits.push(args);
    return args[0] === "status" ? status : "";
  };
  return { file, git, target: "production" as const, commits, read: () => toml };
}

test("a risk that the owner accepts is written down and committed", async () => {
  const { commits, read, ...world } = project("");
  await commitAccepted(world, { texts: "Me Dupont" });
  expect(read()).toContain('"rates=One price; texts=Me Dupont"');
  expect(commits).toEqual([
    ["commit", "--message", "chore(deploy): accept texts", "wrangler.toml"],
  ]);
});

test("other changes of the file do not go along to the visitors", async () => {
  const { commits, read, ...world } = project(" M wrangler.toml\n");
  const before = read();
  await expect(commitAccepted(world, { texts: "Me Dupont" })).rejects.toThrow("commit them first");
  expect([read(), commits]).toEqual([before, []]);
});
