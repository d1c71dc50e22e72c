import { expect, test } from "vitest";
import { wordingProblem } from "./wording-check.ts";

const ORIGINAL =
  "Walk past the queue with passes valid at more than 300 airports, from €49 for 3 months.";
const problem = (
  text: string | undefined,
  { path = "services.fastTrack.description", original = ORIGINAL, companyName = "Nimbus" } = {},
) => wordingProblem({ path, original, text, companyName });

test.each([
  "Passes for more than 300 airports, whichever you fly from.",
  "From €49 for 3 months, past every queue.",
  "Nimbus’s passes — for you & yours — “at last”… l’été, ça va\u00a0?",
  "空港の列を避ける",
  "Arrive rested. Then travel on.",
])("%j may stand", (text) => expect(problem(text)).toBeUndefined());

test.each<[reason: string, text: string | undefined]>([
  ["missing", undefined],
  ["empty", ""],
  ["empty", " \u00a0 "],
  ["too_long", "word ".repeat(40)],
  ["invented_figure", "Passes at more than 3000 airports"],
  ["invented_figure", "Passes at 301 airports"],
  ["invented_figure", "Save 49%"],
  ["invented_figure", "Save ４０ euros"],
  ["invented_figure", "Only £49"],
  ["invented_figure", "Thousands of travellers"],
  ["invented_figure", "Cinquante pour cent de moins"],
  ["invented_figure", "Half-price passes"],
  ["invented_figure", "٣٠ مطار"],
  ["invented_figure", "Ranked ①"],
  ["link", "See https://evil.example"],
  ["link", "See www.evil"],
  ["link", "See evil.example/now"],
  ["link", "Write to a@b"],
  ["link", "javascript:alert"],
  ["link", "data:text"],
  ["markup", "<b>Fast</b>"],
  ["markup", "Fast <img src=x"],
  ["markup", "</script>"],
  ["markup", "Fast &amp; smooth"],
  ["markup", "**Fast**"],
  ["markup", "`Fast`"],
  ["markup", "# Fast"],
  ["markup", "- Fast"],
  ["markup", "[Fast](x)"],
  ["markup", "${fast}"],
  ["markup", "{{fast}}"],
  ["control_characters", "Fast\nand smooth"],
  ["control_characters", "Fast\u0000"],
  ["control_characters", "Fast\u202eesrever"],
  ["control_characters", "Fast\ud83d"],
])("%s: %j", (reason, text) => expect(problem(text)).toBe(reason));

test("the company's name may hold a figure or a dot, where it stands as a name", () => {
  expect(problem("Club 21 takes you past the queue", { companyName: "Club 21" })).toBeUndefined();
  expect(problem("Trip.com takes you past the queue", { companyName: "Trip.com" })).toBeUndefined();
  expect(problem("Over 21 clubs", { companyName: "Club 21" })).toBe("invented_figure");
  expect(problem("Passes at 210 airports", { companyName: "0" })).toBe("invented_figure");
  expect(
    problem("C++ (Travel) [x] takes you there", { companyName: "C++ (Travel) [x]" }),
  ).toBeUndefined();
});

test("a company's name is no way around the other rules", () => {
  expect(problem("<b> takes you there", { companyName: "<b>" })).toBe("markup");
  expect(problem("https://a.example takes you there", { companyName: "https://a.example" })).toBe(
    "link",
  );
  expect(problem("a@b.example takes you there", { companyName: "a@b.example" })).toBe("link");
});

test("a text is at most twice as long as it was, a short one a few words, and never longer than its field", () => {
  const long = (letters: number) => "x".repeat(letters);
  expect(problem(long(40), { path: "hero.cta", original: "Go" })).toBeUndefined();
  expect(problem(long(41), { path: "hero.cta", original: long(40) })).toBe("too_long");
  expect(problem(long(60), { path: "hero.title", original: long(30) })).toBeUndefined();
  expect(problem(long(61), { path: "hero.title", original: long(30) })).toBe("too_long");
  expect(problem(long(61), { path: "services.checkIn.title", original: long(60) })).toBe(
    "too_long",
  );
  expect(problem(long(300), { path: "hero.subtitle", original: long(200) })).toBeUndefined();
  expect(problem(long(301), { path: "hero.subtitle", original: long(200) })).toBe("too_long");
});
