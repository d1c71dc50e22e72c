import { expect, test } from "vitest";
import { assertReadReact, emptyFunctions } from "./empty-functions.ts";

const CODE = `function noop() {}
async function load(one) {
  return noop(one);
}
function keep() {
  function load() {
    return 1;
  }
}
`;

test("functions that are named lose their bodies, and no other does", () => {
  expect(emptyFunctions(CODE, [/^load$/])).toBe(`function noop() {}
function load() {}
function keep() {
  function load() {
    return 1;
  }
}
`);
});

test("a feature that no function is named after is an error", () => {
  expect(() => emptyFunctions(CODE, [/^load$/, /^gone$/])).toThrow("/^gone$/");
});

test("another React than was read is an error", () => {
  expect(() => assertReadReact('exports.version = "19.3.1";')).not.toThrow();
  expect(() => assertReadReact('exports.version = "19.3.10";')).toThrow("read anew");
});
