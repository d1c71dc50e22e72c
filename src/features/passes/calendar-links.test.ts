import { expect, test } from "vitest";
import { googleCalendarLink, outlookCalendarLink } from "./calendar-links.ts";

const DAY = {
  title: "Fast Track à CDG",
  date: "2026-12-31",
  place: "Paris & Roissy",
  note: "Dans l’e-mail d’Envol.",
};

test.each([googleCalendarLink, outlookCalendarLink])(
  "an event lasts all of its day, into the next year too, and its words arrive whole",
  (link) => {
    const { searchParams } = new URL(link(DAY));
    const values = [...searchParams.values()];
    expect(values).toEqual(expect.arrayContaining([DAY.title, DAY.place, DAY.note]));
    expect(
      searchParams.get("dates") ??
        `${searchParams.get("startdt")}/${searchParams.get("enddt")}`.replaceAll("-", ""),
    ).toBe("20261231/20270101");
  },
);

test("spaces are escaped in the way that every calendar reads", () => {
  for (const link of [googleCalendarLink(DAY), outlookCalendarLink(DAY)])
    expect(link).not.toContain("+");
});
