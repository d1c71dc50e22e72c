/**
 * npm run cost [-- --visits 50000 --pages 4 --bookings 2 --months 24]: estimates the cost of a
 * month at Cloudflare (docs/operations.md).
 */
import { type Month, tellCosts, USUAL } from "../cost/month.ts";
import { command, readArguments, StepFailed } from "../steps/command.ts";

const FLAGS = {
  visits: "visits",
  pages: "pagesAVisit",
  bookings: "bookings",
  months: "monthsKept",
} as const;

await command("cost", async () => {
  const { values } = readArguments({
    options: Object.fromEntries(
      Object.keys(FLAGS).map((flag) => [flag, { type: "string" as const }]),
    ),
  });
  const month: Month = { visits: 1e4, ...USUAL };
  for (const [flag, name] of Object.entries(FLAGS)) {
    if (values[flag] === undefined) continue;
    const count = Number(values[flag]);
    if (!Number.isFinite(count) || count < 0) throw new StepFailed(`--${flag} is a number.`);
    month[name] = count;
  }
  console.log(tellCosts(month));
  console.log(
    `${month.pagesAVisit} pages a visit, ${month.bookings} bookings of 100 visits, ${month.monthsKept} months of them kept. Without tax, domain, Stripe's fees and the model. A database holds 10 GB: beyond, docs/operations.md, Growth.`,
  );
});
