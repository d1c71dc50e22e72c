import { describe, expect, test } from "vitest";
import { passCodeIn } from "./pass.ts";

const CODE = "AbCdEf0123456789_-AbCd";

describe("the code of a pass", () => {
  test.each([
    CODE,
    ` ${CODE}\n`,
    "AbCd Ef01 2345 6789 _-Ab Cd",
    `https://www.envol.example/pass/${CODE}`,
    `https://www.envol.example/fr/pass/${CODE}?utm_source=mail#top`,
    `http://localhost:8787/pass/${CODE}/`,
  ])("is found in %j", (text) => {
    expect(passCodeIn(text)).toBe(CODE);
  });

  test.each([
    "",
    "FT-1795176000000-ABC123",
    CODE.slice(1),
    `${CODE}x`,
    "https://evil.example/",
    `/passes/${CODE}`,
  ])("is not in %j", (text) => {
    expect(passCodeIn(text)).toBeUndefined();
  });
});
