import { expect, test } from "vitest";
import type { Language } from "../language.ts";
import { findStrangeNames, wordingProblem } from "./wording-check.ts";

const ORIGINAL =
  "Walk past the queue with passes valid at more than 300 airports, from €49 for 3 months.";
const PLAIN = "Take the priority lane at security, and walk on to your gate.";
const problem = (
  text: string | undefined,
  {
    path = "services.fastTrack.description",
    original = PLAIN,
    companyName = "Nimbus",
    formerName = undefined as string | undefined,
    language = "en" as Language,
  } = {},
) => wordingProblem({ path, original, text, companyName, language, formerName });

test.each([
  "Passes for more than 300 airports, from €49 for three months.",
  "From €49 for 3 months, past the queue at 300 airports.",
])("%j keeps every figure", (text) =>
  expect(problem(text, { original: ORIGINAL })).toBeUndefined(),
);

test.each([
  "Nimbus’s passes — for you & yours — “at last”… l’été, ça va\u00a0?",
  "Arrive rested. Then travel on.",
  "Your Fast Track lane is open, hassle-free and calm.",
  "You reach the gate with free hands and a clear head.",
  "At security, Nimbus takes you through the priority lane.",
  "Security takes less of your morning.",
  "Walk to your gate — the lane is yours.",
])("%j may stand", (text) => expect(problem(text)).toBeUndefined());

test.each([
  "Prenez la file prioritaire du contrôle, l’esprit libre.",
  "Tout vous attend de l’autre côté du contrôle.",
  "Avec Nimbus, le contrôle se passe par la file prioritaire.",
  "Nous vous ouvrons la file prioritaire du contrôle.",
])("%j may stand in French", (text) =>
  expect(
    problem(text, { language: "fr", original: "La file prioritaire du contrôle de sûreté." }),
  ).toBeUndefined(),
);

test.each<[reason: string, text: string | undefined]>([
  ["missing", undefined],
  ["empty", ""],
  ["empty", " \u00a0 "],
  ["too_long", "word ".repeat(40)],
  ["invented_figure", "Passes at 301 airports"],
  ["invented_figure", "Save 49%"],
  ["invented_figure", "Save ４０ euros"],
  ["invented_figure", "Only £49"],
  ["invented_figure", "Through in two moments"],
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
  ["placeholder", "{{fast}}"],
  ["placeholder", "Fly with [Company Name]"],
  ["placeholder", "Fly with [your brand]"],
  ["placeholder", "[Title here]"],
  ["placeholder", "Fly with {brand}"],
  ["placeholder", "Fly with %BRAND%"],
  ["placeholder", "Fly with $companyName"],
  ["placeholder", "Fly with XXX"],
  ["placeholder", "Your company here"],
  ["placeholder", "Your Company takes you there"],
  ["placeholder", "Brand Name, your lane"],
  ["placeholder", "Insert title"],
  ["placeholder", "Lorem ipsum dolor sit amet"],
  ["placeholder", "TODO"],
  ["placeholder", "undefined"],
  ["control_characters", "Fast\nand smooth"],
  ["control_characters", "Fast\u0000"],
  ["control_characters", "Fast\u202eesrever"],
  ["control_characters", "Fast\ud83d"],
  ["emoji", "Fast lanes ✈️ for you"],
  ["emoji", "Fast lanes 🚀"],
  ["quotes", '"Fast lanes for you"'],
  ["quotes", "“Fast lanes for you”"],
  ["quotes", "« La file prioritaire »"],
  ["capitals", "FAST LANES FOR YOU"],
  ["capitals", "Book your lane NOWADAYS"],
  ["other_name", "MyBrand opens the priority lane at security."],
  ["other_name", "Pass security with Skyward, and walk on to your gate."],
  ["other_name", "Skyward takes you through security."],
  ["other_name", "Take the lane at security, and enjoy Paris."],
  ["other_language", "Passez le contrôle par la file prioritaire avec nous."],
  ["other_language", "Mit uns gehen Sie durch die Sicherheitskontrolle."],
  ["other_language", "Pasa por el control con nosotros y sin esperas."],
  ["other_language", "空港の列を避ける"],
  ["invented_claim", "The lane is guaranteed to be yours."],
  ["invented_claim", "Your gate is there in minutes, with free entry."],
  ["invented_claim", "Unlimited use of the priority lane."],
  ["invented_claim", "The best lane at security."],
  ["invented_claim", "Never queue again at security."],
  ["invented_claim", "We send your pass to your phone."],
])("%s: %j", (reason, text) => expect(problem(text)).toBe(reason));

test("a figure and a service of the original must stay", () => {
  expect(problem("Walk past the queue from €49 for 3 months.", { original: ORIGINAL })).toBe(
    "lost_figure",
  );
  const original = "Fast Track, check-in and museums in one membership.";
  expect(
    problem("Fast Track and check-in for calm people.", { path: "hero.subtitle", original }),
  ).toBe("lost_service");
});

test("the name of the company before is another company's", () => {
  const text = "Envol takes you past security";
  expect(problem(text, { formerName: "Envol" })).toBe("other_name");
  expect(problem(text, { formerName: "Envol", companyName: "Envol" })).toBeUndefined();
});

test("an owner's own text with a figure in another form is the same figure", () => {
  const original = "A person who knows your trip, seven days a week.";
  expect(problem("We know your trip, 7 days a week.", { original })).toBeUndefined();
});

test("the company's name may hold a figure or a dot, where it stands as a name", () => {
  expect(problem("Club 21 takes you past the queue", { companyName: "Club 21" })).toBeUndefined();
  expect(problem("Trip.com takes you past the queue", { companyName: "Trip.com" })).toBeUndefined();
  expect(problem("Over 21 clubs", { companyName: "Club 21" })).toBe("invented_figure");
  expect(problem("Passes at 210 airports", { companyName: "0" })).toBe("invented_figure");
  expect(
    problem("C++ (Travel) [x] takes you there", { companyName: "C++ (Travel) [x]" }),
  ).toBeUndefined();
});

test("a company's name may have a backtick, which elsewhere is markup", () => {
  const companyName = "Le `Vol`";
  expect(problem("Le `Vol` takes you there", { companyName })).toBeUndefined();
  expect(problem("`Lane` by Le `Vol`", { companyName })).toBe("markup");
});

test("a company's name is no way around the other rules", () => {
  expect(problem("<b> takes you there", { companyName: "<b>" })).toBe("markup");
  expect(problem("https://a.example takes you there", { companyName: "https://a.example" })).toBe(
    "link",
  );
  expect(problem("a@b.example takes you there", { companyName: "a@b.example" })).toBe("link");
});

test("a text is at most twice as long as it was, a short one a few words, and never longer than its field", () => {
  const long = (letters: number) => "y".repeat(letters);
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

test("a company's name with an apostrophe is the same name with either one", () => {
  const text = "L’Escale 21 takes you past the queue";
  expect(problem(text, { companyName: "L'Escale 21" })).toBeUndefined();
  expect(problem("L’Escale takes you there", { formerName: "L'Escale" })).toBe("other_name");
});

test("a company's name with apostrophes is no other company's", () => {
  const companyName = "L’Escale d’Émile";
  const text = "With L’Escale d’Émile, the lane is yours.";
  const field = { path: "hero.subtitle", companyName, original: "", language: "en" } as const;
  expect(findStrangeNames(field, text, "")).toEqual([]);
  expect(findStrangeNames(field, text.replace("Émile", "Armand"), "")).toEqual(["Armand"]);
});
