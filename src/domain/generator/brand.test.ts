import { expect, test } from "vitest";
import { hostName } from "./brand.ts";

test.each([
  ["www.example.com", "www.example.com"],
  ["https://www.Example.com/path?x#y", "www.example.com"],
  [" example.com ", "example.com"],
  ["société.example", "xn--socit-esab.example"],
  ["", ""],
  ["not a host", "not a host"],
])("the host name in %j is %j", (text, host) => {
  expect(hostName(text)).toBe(host);
});
