import { expect, test } from "vitest";
import { digestRun } from "./digest.ts";

const at = (iso: string) => digestRun(Date.parse(iso));

test.each([
  ["in winter", "2027-01-14T07:59:59Z", "2027-01-14T08:00:00Z", "2027-01-13T08:00:00Z"],
  ["in summer time", "2027-07-14T06:59:59Z", "2027-07-14T07:00:00Z", "2027-07-13T07:00:00Z"],
  [
    "on the day when summer time begins",
    "2027-03-28T06:59:59Z",
    "2027-03-28T07:00:00Z",
    "2027-03-27T08:00:00Z",
  ],
  [
    "on the day when it ends",
    "2027-10-31T07:59:59Z",
    "2027-10-31T08:00:00Z",
    "2027-10-30T07:00:00Z",
  ],
])(
  "the digest is due from 08:00 of London, %s, and tells of the time since that of the day before",
  (_, early, due, since) => {
    expect(at(early)).toBeUndefined();
    expect(at(due)).toEqual({ date: due.slice(0, 10), since: Date.parse(since) });
  },
);

test("a run that was missed is made up for within half an hour, and not later", () => {
  expect(at("2027-07-14T07:29:59Z")).toBeDefined();
  expect(at("2027-07-14T07:30:00Z")).toBeUndefined();
});
