import { expect, test } from "vitest";
import { DAY_MS } from "../time.ts";
import {
  mailedLinkEndsAt,
  mailedToken,
  withMailedToken,
  withoutMailedTokens,
} from "./mailed-link.ts";

const TOKEN = "12.abcdefghijklmnopqrstuvwx23";
const PAGE = "https://www.envol.example/fr/fast-track-payment/01a20104-41fe-7b1c-94e8-34046bf73c0f";

test("the token stands in the fragment of the order's page, and is read there", () => {
  const link = new URL(withMailedToken(PAGE, TOKEN));
  expect([link.origin + link.pathname, link.search]).toEqual([PAGE, ""]);
  expect(mailedToken(link.hash)).toBe(TOKEN);
  for (const hash of ["", "#", "#main", "#opened=1"]) expect(mailedToken(hash)).toBeUndefined();
});

// Proves V3.13.
test("a quoted link keeps its page and loses its token, also inside of another link", () => {
  const link = withMailedToken(PAGE, TOKEN);
  const wrapped = `https://links.example/?url=${encodeURIComponent(link)}&x=1`;
  const quoted = withoutMailedTokens(`Hello\n> Pay\n> <${link}>\n${wrapped}\n#open houses`);
  expect(quoted).toBe(
    `Hello\n> Pay\n> <${PAGE}>\nhttps://links.example/?url=${encodeURIComponent(PAGE)}&x=1\n` +
      "#open houses",
  );
});

// Proves V3.13.
test.each([
  `https://urldefense.com/v3/__${PAGE}*open=${TOKEN}__;Iw!!Abc$`,
  `https://urldefense.proofpoint.com/v2/url?u=https-3A__www.envol.example-23open-3D${TOKEN}&d=Dw`,
  `https://links.example/?a=${encodeURIComponent(encodeURIComponent(withMailedToken(PAGE, TOKEN)))}`,
  `> ${PAGE}#open=\r\n> ${TOKEN}`,
  `> ${PAGE}#open=${TOKEN.slice(0, 12)}\n> > ${TOKEN.slice(12)} thanks`,
  `> ${PAGE}#open=${TOKEN.slice(0, 1)}\n> ${TOKEN.slice(1)}`,
  `> ${PAGE}#open=${TOKEN.slice(0, 2)}\n> ${TOKEN.slice(2)}`,
  `| ${PAGE}#open=${TOKEN.slice(0, 12)}\n| ${TOKEN.slice(12)}`,
  `${PAGE}#open=3D${TOKEN.slice(0, 12)}=\r\n${TOKEN.slice(12)}`,
  `${PAGE}#open=${TOKEN.slice(0, -2)}`,
  `The code ${TOKEN} does not work`,
  `${PAGE}#open=3D${TOKEN}`,
])("a token is removed however the link around it was rewritten: %s", (text) => {
  const left = withoutMailedTokens(text).replaceAll(/[\s>]/g, "");
  for (const part of [TOKEN.slice(3, 12), TOKEN.slice(12, -2)]) expect(left).not.toContain(part);
});

test("other texts keep their numbers and letters", () => {
  const text =
    "Open=1\n3. we open=2\nWe land at gate 3. then we open 12.\nplease help, www.2.example.org";
  expect(withoutMailedTokens(text)).toBe(text);
  expect(withoutMailedTokens(`open=${"1".repeat(20_000)}`)).toHaveLength(20_005);
});

test("links end 30 days after the flight's day at its airport, or after the booking", () => {
  const createdAt = Date.UTC(2026, 10, 22, 13, 5);
  expect(mailedLinkEndsAt({ airport: "CDG", flightDate: null, createdAt })).toBe(
    createdAt + 30 * DAY_MS,
  );
  const flight = { airport: "CDG", flightDate: "2026-12-24", createdAt };
  expect(mailedLinkEndsAt(flight)).toBe(Date.UTC(2026, 11, 24, 23) - 1 + 30 * DAY_MS);
});
