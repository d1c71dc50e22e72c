import { domainToUnicode } from "node:url";
import { expect, test } from "vitest";
import { readableHost } from "./readable-host.ts";

test.each([
  "www.たびじ.example",
  "旅路トラベル.jp",
  "société-générale.example",
  "bücher.example",
  "αιγαίο.gr",
  "путь.рф",
  "السفر.example",
  "a-b-ü.l-échappée.fr",
  "ひとつ屋根の下2.example",
  "𠮷野家.example",
  "www.envol.example",
  "xn.example",
])("%s is read in its form for machines", (host) => {
  const machine = new URL(`https://${host}`).hostname;
  expect(readableHost(machine)).toBe(host);
  expect(domainToUnicode(machine)).toBe(host);
});

test("what no encoder wrote stays", () => {
  for (const host of ["xn--99999999999.example", "a.xn--é.example", "xn--.example"])
    expect(readableHost(host)).toBe(host);
});
