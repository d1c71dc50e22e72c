import { expect, test } from "vitest";
import { UnsubscribeConfirmSchema, UnsubscribeSchema } from "./unsubscribe.schema.ts";
import { listIssues } from "../validation-issues.ts";

test.each(["", "ada", "ada@", "a b@example.org", undefined, 7, `${"x".repeat(250)}@example.org`])(
  "%j is not an e-mail address",
  (email) => {
    const result = UnsubscribeSchema.safeParse({ email });
    expect(result.success || listIssues(result.error)).toEqual([
      { path: ["email"], message: "Invalid email address" },
    ]);
  },
);

test("an address is trimmed", () => {
  expect(UnsubscribeSchema.parse({ email: " Ada@Example.org " })).toEqual({
    email: "Ada@Example.org",
  });
});

test("confirming cancels a membership only when asked to", () => {
  expect(UnsubscribeConfirmSchema.parse({ token: "t" })).toEqual({
    token: "t",
    cancelMembership: false,
  });
  expect(UnsubscribeConfirmSchema.safeParse({}).success).toBe(false);
});
