import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("texts are quoted, numbers bare, nothing is empty, and a line ends with CRLF", () => {
  expect(csvLine(["a", 22.5, null, "", -3])).toBe('"a",22.5,,"",-3\r\n');
});

test("quotes are doubled; commas and line breaks stay inside", () => {
  expect(csvLine(['say "hi"', "a,b", "one\r\ntwo"])).toBe('"say ""hi""","a,b","one\r\ntwo"\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(1)", "\t=1", "\r=1", "\n=1", "＝1"])("%j does not run as a formula", (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`);
});

test.each(["a=1", " 1", "Ada", "1-2", "é"])("%j stays as it is", (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`);
});
