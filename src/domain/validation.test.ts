import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  atMost,
  emailAddress,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from "./validation.schema.ts";
import { listIssues } from "./validation-issues.ts";
import { VALIDATION_MESSAGES as M } from "./validation.ts";

const findMessage = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

test.each([
  ["\u0000", M.controlCharacters],
  ["a\u0007b", M.controlCharacters],
  ["a\u007fb", M.controlCharacters],
  ["a\u009bb", M.controlCharacters],
  ["\ud83d", M.controlCharacters],
  ["\ude00", M.controlCharacters],
  ["two\nlines\tand a tab", undefined],
  ["😀", undefined],
  ["  ", M.nameRequired],
  ["x".repeat(41), M.tooLong],
])("a required text %o", (text, message) => {
  expect(findMessage(requiredText(40, M.nameRequired), text)).toBe(message);
});

test("a text that is missing is required; one that is no text is said to be none", () => {
  expect(findMessage(requiredText(40, M.nameRequired), undefined)).toBe(M.nameRequired);
  for (const value of [null, 1, [], {}])
    expect(findMessage(requiredText(40, M.nameRequired), value)).toBe(M.notText);
});

test.each([
  ["O'Brien-Ñandú", "O'Brien-Ñandú"],
  ["D’Arcy", "D’Arcy"],
  ["محمد", "محمد"],
  ["\u200fמשה\u200f", "משה"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"],
  ["a\r\nBcc: b", "a Bcc: b"],
  ["a\u0085b\u2028c\u2029d", "a b c d"],
  ["a\u202eb\u2066c\u200ed\u061c", "abcd"],
  [" two  words ", "two words"],
])("a name %j is the line %j", (name, line) => {
  // Proves V1.4.
  expect(requiredLine(40, M.nameRequired).parse(name)).toBe(line);
  expect(optionalLine(40).parse(name)).toBe(line);
});

test("a name of marks of direction alone is none", () => {
  expect(findMessage(requiredLine(40, M.nameRequired), "\u202e \u200f")).toBe(M.nameRequired);
});

test("a text that is too long is read by no later rule", () => {
  let read = 0;
  const schema = z.string().check(
    atMost(3, M.tooLong),
    z.refine(() => (read += 1) > 0),
    z.minLength(9, M.nameRequired),
  );
  expect(schema.safeParse("four").error?.issues.map(({ message }) => message)).toEqual([M.tooLong]);
  expect(read).toBe(0);
});

test("an absent optional text is empty", () => {
  expect(optionalText(5).parse(undefined)).toBe("");
  expect(optionalText(5).parse(" ab ")).toBe("ab");
});

test.each([
  ["ada@example.org", true],
  [" ada@example.org ", true],
  ["ada.l+x@a.b.example", true],
  [`${"a".repeat(60)}@${"b".repeat(60)}.example`, true],
  ["ada", false],
  ["@example.org", false],
  ["ada@example.org, eve@example.org", false],
  ["ada@example.org\r\nBcc: eve@example.org", false],
  [`${"a".repeat(244)}@example.org`, false],
  [null, false],
])("%o as an e-mail address: %s", (address, accepted) => {
  expect(findMessage(emailAddress(), address)).toBe(accepted ? undefined : M.emailInvalid);
});

test("issues are reported with their path, in the order of the schema", () => {
  const schema = z.object({
    name: requiredText(5, M.nameRequired),
    tags: z.array(z.object({ email: emailAddress() })),
  });
  const { error } = schema.safeParse({
    name: "",
    tags: [{ email: "a@example.org" }, { email: "" }],
  });
  expect(listIssues(error!)).toEqual([
    { path: ["name"], message: M.nameRequired },
    { path: ["tags", 1, "email"], message: M.emailInvalid },
  ]);
});
