import { acceptMore, type Risk, readAccepted, RISKS } from "#domain/going-live/risks.ts";
import type { SetupWorld } from "../setup/setup-world.ts";
import { editToml } from "../setup/wrangler-file.ts";
import { StepFailed } from "../steps/command.ts";

/** Reads every `--accept "texts=why"`. Throws StepFailed for an unknown risk. */
export function readAcceptFlags(typed: readonly string[] = []): Partial<Record<Risk, string>> {
  const known = typed.map(readAccepted);
  if (known.some((risks) => Object.keys(risks).length === 0))
    throw new StepFailed(`--accept takes ${RISKS.map((risk) => `"${risk}=why"`).join(", ")}.`);
  return Object.assign({}, ...known) as Partial<Record<Risk, string>>;
}

/**
 * Writes the risks that the owner accepts into wrangler.toml, and commits the file.
 * @throws StepFailed if it has other changes, which nobody has asked to commit.
 */
export async function commitAccepted(
  { file, git, target }: Pick<SetupWorld, "file" | "git" | "target">,
  risks: Partial<Record<Risk, string>>,
): Promise<void> {
  const names = Object.keys(risks).join(", ");
  if (names === "") return;
  if ((await git("status", "--porcelain", "wrangler.toml")).trim() !== "")
    throw new StepFailed("wrangler.toml has changes that are not committed: commit them first.");
  const value = acceptMore(file.config().vars.ACCEPTED, risks);
  const before = file.read();
  const after = editToml(before, [{ header: `[env.${target}.vars]`, key: "ACCEPTED", value }]);
  if (after === before) return;
  file.write(after);
  await git("commit", "--message", `chore(deploy): accept ${names}`, "wrangler.toml");
}
