import { afterAll, beforeAll, expect, test } from "vitest";
import { SiteConfigSchema } from "#domain/site-config.schema.ts";
import { siteConfig } from "../../app.config.ts";
import { MAX_GROWTH, WorkCounter } from "../../tools/growth/count-work.ts";
import { broken } from "../../tools/growth/hostile-texts.ts";
import { type Field, listFields } from "./input-schemas.ts";
import { shapesOf } from "../../tools/growth/pattern-shapes.ts";

const LENGTH = 300;
/** In a shorter text even the square of its length is little work. */
const SHORT = 150;
/** The letters left for the parts before and after the repeated one. */
const ROOM = 20;
/** The texts that our own rules look for, apart from those that their patterns describe. */
const PIECES = ["a", " ", "\u202e", "a.", "{a}", "{", "](", "12 ", "FT-"];
const work = new WorkCounter();
beforeAll(() => work.start());
afterAll(() => work.stop());

const FIELDS = listFields();
const isLength = ({ check }: { check: string }) => check === "max_length";
/** The rules that may read a text of any length, because they read it once. */
const TIDIES = new Set(["overwrite", "min_length"]);

test("a length that is refused ends the check of its field: no rule reads the text before or after it", () => {
  // Proves V4.1.
  const limited = FIELDS.filter(({ checks }) => checks.some(isLength));
  expect(limited.length).toBeGreaterThan(100);
  const wrong = limited.filter(({ checks }) => {
    const at = checks.findIndex(isLength);
    return (
      !("abort" in checks[at]! && checks[at].abort === true) ||
      !checks.slice(0, at).every(({ check }) => TIDIES.has(check))
    );
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

/** Fields with the same rules are one. */
const rulesOf = ({ checks }: Field) =>
  checks
    .map((check) => Object.entries(check).map(([key, value]) => `${key} ${String(value)}`))
    .join();

const maximumOf = ({ checks }: Field): number => {
  const length = checks.find(isLength);
  return length && "maximum" in length ? Number(length.maximum) : Infinity;
};

const texts = FIELDS.filter(({ schema }) => schema._zod.def.type === "string")
  .filter((field) => field.checks.length > 0 && maximumOf(field) >= SHORT)
  .map((field) => [rulesOf(field), field] as const);

test("the rules of every field take at most six times the work for four times the text", async () => {
  // Proves V1.3.
  const grown: string[] = [];
  for (const field of new Map(texts).values()) {
    const { name, schema, checks } = field;
    const length = Math.min(LENGTH, Math.floor((maximumOf(field) - ROOM) / 4));
    const patterns = checks.flatMap((check) =>
      "pattern" in check && check.pattern instanceof RegExp ? shapesOf(check.pattern) : [],
    );
    await work.count(() => schema.safeParse("a"));
    for (const [shapeName, shape] of [
      ...patterns,
      ...PIECES.map((piece) => [piece, broken(piece)] as const),
    ]) {
      const growth = await work.growthOf((text) => schema.safeParse(text), shape, length);
      if (growth > MAX_GROWTH) grown.push(`${name} for ${shapeName}: ${growth}`);
    }
  }
  expect(grown).toEqual([]);
});

test("the sign of a brand that once stopped the Worker is refused by its length alone", async () => {
  // Proves V4.1.
  const read = (path: string) =>
    SiteConfigSchema.safeParse({ ...siteConfig, mark: { size: 32, path } });
  const sign = (length: number) => `m1l1${" ".repeat(length)}x`;
  await work.count(() => read("a"));
  expect(await work.growthOf(read, sign, 900)).toBeLessThan(MAX_GROWTH);
  expect(await work.growthOf(read, sign, 55_000)).toBeLessThan(MAX_GROWTH);
  expect(read(sign(220_000)).error?.issues).toEqual([
    expect.objectContaining({ code: "too_big", path: ["mark", "path"] }),
  ]);
});
