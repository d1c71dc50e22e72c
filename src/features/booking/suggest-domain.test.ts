import { expect, test } from "vitest";
import { suggestDomain } from "./suggest-domain.ts";

test.each([
  ["ada@gmial.com", "gmail.com"],
  ["ada@gmai.com", "gmail.com"],
  ["ada@gmaill.com", "gmail.com"],
  ["ada@GMAIL.CON ", "gmail.com"],
  ["ada@hotmial.fr", "hotmail.fr"],
  ["ada@outlok.fr", "outlook.fr"],
  ["ada@yaho.co.uk", "yahoo.co.uk"],
  ["ada@oragne.fr", "orange.fr"],
  ["ada@icoud.com", "icloud.com"],
])("%s probably means %s", (email, domain) => {
  expect(suggestDomain(email)).toBe(domain);
});

test.each([
  "",
  "ada",
  "gmial.com",
  "ada@",
  "ada@g",
  "ada@gmail",
  "ada@gmail.co",
  "ada@gmail.com",
  "ada@mail.com",
  "ada@ymail.com",
  "ada@yahoo.de",
  "ada@hotmail.it",
  "ada@gmx.de",
  "ada@example.org",
  "ada@gmxil.cm",
])("%j is not questioned", (email) => {
  expect(suggestDomain(email)).toBeUndefined();
});
