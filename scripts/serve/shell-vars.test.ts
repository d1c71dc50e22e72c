import { expect, test } from "vitest";
import { badVars } from "#worker/platform/context/env.ts";
import { shellVars } from "./shell-vars.ts";

const LOCAL = {
  ENVIRONMENT: "local",
  PUBLIC_ANON_KEY: "key",
  SIGNING_SECRET: "local-signing-secret-never-deployed",
  AUTH_SIGNING_KEY: JSON.stringify({ kty: "EC", crv: "P-256", x: "x", y: "y", d: "d", kid: "k" }),
  MAIL_FROM: "Envol <hello@envol.example>",
};

test("the model's settings reach the product from the shell, and nothing else of it does", () => {
  expect(
    shellVars({ OPENAI_API_KEY: "sk-1", OPENAI_MODEL: "", HOME: "/home/ada", SIGNING_SECRET: "x" }),
  ).toEqual({
    OPENAI_API_KEY: "sk-1",
  });
});

test("a setting that the Worker would refuse is found before it is served, by name", () => {
  expect(badVars(LOCAL)).toEqual([]);
  expect(badVars({ ...LOCAL, RATE_LIMITS: "on", GENERATOR_ACCESS: "friends" })).toEqual([
    "GENERATOR_ACCESS",
    "RATE_LIMITS",
  ]);
});
