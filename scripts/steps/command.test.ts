import { expect, test } from "vitest";
import { readArguments } from "./command.ts";

const FLAGS = { options: { apply: { type: "boolean" }, env: { type: "string" } } } as const;

test("a command reads its flags, and refuses another by its name with those it knows", () => {
  expect(readArguments(FLAGS, ["--apply", "--env", "staging"]).values).toEqual({
    apply: true,
    env: "staging",
  });
  expect(() => readArguments(FLAGS, ["--foo"])).toThrow(
    "This command does not know --foo: choose of --apply, --env.",
  );
  expect(() => readArguments(FLAGS, ["extra"])).toThrow("does not know extra");
  expect(() => readArguments(FLAGS, ["--env"])).toThrow("--env <value>");
  expect(() => readArguments({}, ["--foo"])).toThrow("--foo, and takes no flags");
});

test("a flag that npm kept for itself is refused, because the command would do something else", () => {
  const flags = { options: { "dry-run": { type: "boolean" }, env: { type: "string" } } } as const;
  const npm = { npm_lifecycle_event: "retention" };
  expect(() => readArguments(flags, [], { ...npm, npm_config_dry_run: "true" })).toThrow(
    "npm run retention -- --dry-run",
  );
  expect(() => readArguments(flags, ["staging"], { ...npm, npm_config_env: "true" })).toThrow(
    "npm has kept --env for itself",
  );
  const unset = { ...npm, npm_config_dry_run: "", npm_config_json: "true" };
  expect(readArguments(flags, ["--dry-run"], unset).values).toEqual({ "dry-run": true });
});
