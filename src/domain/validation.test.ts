import { expect, test } from "vitest";
import * as z from "zod/mini";
import { emailAddress, optionalText, requiredText } from "./validation.schema.ts";
import { listIssues } from "./validation-issues.ts";
import { VALIDATION_MESSAGES as M } from "./validation.ts";

const findMessage = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

test.each([
  ["\u0000", M.controlCharacters],
  ["a\u0007b", M.controlCharacters],
  ["a\u007fb", M.controlCharacters],
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
