import { expect, test } from "vitest";
import { toOneLine } from "./one-line.ts";

test.each([
  ["  Ada\n Lovelace ", "Ada Lovelace"],
  ["\u202eAda", "Ada"],
  ["\u200b", ""],
  ["\u00ad \u3164", ""],
  ["👩\u200d🚀", "👩\u200d🚀"],
])("%j becomes %j", (text, line) => {
  expect(toOneLine(text)).toBe(line);
});
