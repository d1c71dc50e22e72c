import { expect, test } from "vitest";
import { authFailures } from "./auth-failures.ts";

const english = authFailures.en();
const french = authFailures.fr();
const explain = (code: string, message: string) => [
  english({ code, message }),
  french({ code, message }),
];

test.each([
  ["unexpected_failure", "Unexpected failure, please check server logs for more information."],
  ["rate_limited", "Too many requests. Try again later."],
  ["unexpected", "Cannot read properties of undefined (reading 'id')"],
])("a failure without words is left to the caller, who may know the wait: %s", (code, message) => {
  expect(explain(code, message)).toEqual([undefined, undefined]);
});

test("a session that a second factor made too weak is told to finish signing in", () => {
  expect(explain("insufficient_aal", "AAL2 session is required")).toEqual([
    "Finish signing in with your second step first.",
    "Terminez d’abord la deuxième étape de votre connexion.",
  ]);
});

test("an account that changed in the same moment says so in both languages", () => {
  const both = explain("conflict", "The account was changed at the same moment.");
  expect(both).toEqual(explain("account_changed", ""));
  expect(both[1]).toContain("Votre compte vient de changer");
});

test("a limit whose wait nobody knows names none", () => {
  for (const code of ["over_request_rate_limit", "over_email_send_rate_limit"])
    expect(explain(code, "Request rate limit reached")).toEqual([
      "There have been too many tries. Try again later.",
      "Trop de tentatives. Réessayez plus tard.",
    ]);
});

test("a short password is told how long it must be", () => {
  const weak = { code: "weak_password", message: "Password should be at least 8 characters." };
  expect(english({ ...weak, reason: "length" })).toContain("at least 8 characters");
  expect(french({ ...weak, reason: "length" })).toContain("au moins 8 caractères");
});
