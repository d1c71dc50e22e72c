import { expect, test } from "vitest";
import { newPasswordProblem } from "./password.ts";

test("the repetition is compared first, then the length is counted", () => {
  expect(newPasswordProblem("abc", "abd")).toBe("mismatch");
  expect(newPasswordProblem("abcde", "abcde")).toBe("tooShort");
  expect(newPasswordProblem("", "")).toBe("tooShort");
  expect(newPasswordProblem("abcdef", "abcdef")).toBeUndefined();
});

test("nothing is trimmed or folded, and a character is what people count as one", () => {
  expect(newPasswordProblem("secret ", "secret")).toBe("mismatch");
  expect(newPasswordProblem("Secret", "secret")).toBe("mismatch");
  expect(newPasswordProblem("🛫🛫🛫", "🛫🛫🛫")).toBe("tooShort");
});
