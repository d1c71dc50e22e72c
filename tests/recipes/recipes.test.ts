import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ROOT } from "../../scripts/steps/command.ts";
import { copyProject } from "./copied-project.ts";
import { readRecipe, type Step } from "./read-recipes.ts";

const RECIPES = ["Add a field to the booking", "Add a page", "Add an endpoint", "Add a room"];
/** What the recipes promise: the field leaves no trace of a person, and what they add is served. */
const PROOFS = [
  "tests/worker/accounts/erase-person.test.ts",
  "tests/worker/operations/schema-drift.test.ts",
  "tests/worker/pages/site-files.test.ts",
];

const { root: copy, failureOf, remove } = copyProject("recipes");
afterAll(remove);
const guide = readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8");
const created: string[] = [];

const follow = {
  create: ({ file, text }: Step & { act: "create" }) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text, { flag: "wx" });
    created.push(file);
  },
  insert: ({ file, after, text }: Step & { act: "insert" }) => {
    const before = readFileSync(join(copy, file), "utf8");
    expect(before.split(`\n${after}\n`), `once "${after}" in ${file}`).toHaveLength(2);
    writeFileSync(
      join(copy, file),
      before.replace(`\n${after}\n`, () => `\n${after}\n${text}`),
    );
  },
  run: ({ command }: Step & { act: "run" }) => expect(failureOf(command)).toBe(""),
};

test.each(RECIPES)("%s: each step can be followed as it is written", (title) => {
  const steps = readRecipe(guide, title);
  expect(steps).not.toEqual([]);
  for (const step of steps) follow[step.act](step as never);
});

test.each(["npx tsc --noEmit", "npx oxlint", "npm run build"])(
  "%s passes with what the recipes made",
  (command) => expect(failureOf(command)).toBe(""),
);

test("what the recipes made passes its tests", () => {
  const own = created.filter((file) => file.endsWith(".test.ts"));
  const files = [...PROOFS, ...own, "src/domain/orders", "scripts/lint"];
  expect(failureOf(`npx vitest run ${files.join(" ")}`)).toBe("");
});

test("the new page passes the table of screens, which holds every page", () => {
  const screens = "npx vitest run tests/browser/site/screens.test.ts --testNamePattern";
  expect(failureOf(`${screens} luggage|every.page`)).toBe("");
});
