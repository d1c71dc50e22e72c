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
