import { DAY_MS, utcDate } from "#domain/time.ts";

/** An airport in free text, of few orders. */
export const NOWHERE = "Nowhere, Gate 7";

type Choices = Record<string, readonly string[]>;

/** Each filter of the staff lists with its values, "" for none; `now` in epoch ms. */
const filters = (now: number): Record<string, Choices> => {
  const day = (offset: number) => utcDate(now + offset * DAY_MS);
  return {
    orders: {
      status: ["", "paid", "refunded"],
      // Both ends of the days in one choice.
      from: ["", `${day(-730)}&to=${day(-10)}`],
      flight_date: ["", day(10)],
      airport: ["", "CDG", encodeURIComponent(NOWHERE)],
      balance: ["", "due"],
      q: [
        "",
        "FT-2",
        `FT-${now}`.slice(0, 6),
        "camille",
        "camile",
        "@mail.example",
        "22",
        "22,00 €",
      ].map(encodeURIComponent),
      sort: ["", "oldest"],
    },
    messages: {
      status: ["", "new", "spam"],
      kind: ["", "contact", "withdrawal"],
      assignee: ["", "me"],
      q: ["", "camille", "camile", "corrig"],
      sort: ["", "oldest"],
    },
    mails: { status: ["", "sent", "failed", "waiting", "discarded"] },
    audit: { action: ["", "order.status_changed", "role.granted"] },
    people: { q: ["", "camille", "camile", "FT-"], sort: ["", "oldest"] },
    customers: { q: ["", "camille", "camile", "FT-"] },
    accounts: { q: ["", "person", "person@"] },
  };
};

/** Returns the path of each staff list with each combination of at most so many of its filters. */
export const combineFilters = (now: number, most = Infinity): string[] =>
  Object.entries(filters(now)).flatMap(([list, choices]) =>
    Object.entries(choices)
      .reduce<string[][]>(
        (queries, [name, values]) =>
          queries.flatMap((query) =>
            values.map((value) => (value === "" ? query : [...query, `${name}=${value}`])),
          ),
        [[]],
      )
      .filter((query) => query.length <= most)
      .map((query) => `${list}?${query.join("&")}`),
  );
