import { describe, expect, test } from "vitest";
import { inGroups, laneCodeIn, passCodeIn, toShortCode } from "./pass.ts";

const CODE = "ABCDEF0123456789JKMNPQRSTV";

describe("the code of a pass", () => {
  test.each([
    CODE,
    ` ${CODE.toLowerCase()}\n`,
    "ABCD EF01 2345 6789 JKMN PQRS TV",
    "abcd-efo1-2345-6789-jkmn-pqrs-tv",
    "ABCDEFOI23456789JKMNPQRSTV",
    "ABCDEFol23456789JKMNPQRSTV",
    `https://www.envol.example/pass/${CODE}`,
    `https://www.envol.example/fr/pass/${CODE}?utm_source=mail#top`,
    `http://localhost:8787/pass/${CODE.toLowerCase()}/`,
    "https://www.envol.example/pass/abcd%20ef01%202345%206789%20jkmn%20pqrs%20tv",
    "https://www.envol.example/pass/ABCD+EF01+2345+6789+JKMN+PQRS+TV",
  ])("is found in %j", (text) => {
    expect(passCodeIn(text)).toBe(CODE);
    expect(laneCodeIn(text)).toBe(CODE);
  });

  test.each([
    "",
    "FT-1795176000000-ABC123",
    CODE.slice(1),
    `${CODE}X`,
    CODE.replace("A", "U"),
    "https://evil.example/",
    `/passes/${CODE}`,
  ])("is not in %j", (text) => {
    expect(passCodeIn(text)).toBeUndefined();
    expect(laneCodeIn(text)).toBeUndefined();
  });

  test("its first two groups are a short code, which only a lane reads", () => {
    expect(toShortCode(CODE)).toBe("ABCDEF01");
    for (const text of ["ABCDEF01", "abcd efoi"]) {
      expect(laneCodeIn(text)).toBe("ABCDEF01");
      expect(passCodeIn(text)).toBeUndefined();
    }
    expect(laneCodeIn("ABCDEFU1")).toBeUndefined();
    expect(inGroups("ABCDEF01")).toBe("ABCD EF01");
    expect(inGroups(CODE)).toBe("ABCD EF01 2345 6789 JKMN PQRS TV");
  });
});
