import { expect, test } from "vitest";
import { fieldText, hostName } from "./brand.ts";

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

test("an address of mail keeps its name, and its domain gets the form for machines", () => {
  expect(fieldText("email", " info@たびじ.example ")).toBe("info@xn--78jn4d.example");
  expect(fieldText("email", "Info@Agence.example")).toBe("Info@Agence.example");
  expect(fieldText("email", "info")).toBe("info");
});
