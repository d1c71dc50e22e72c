import { BudgetSpentError } from "../../errors.ts";
import type { Settings } from "../../env.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** One statement counts and checks, so that parallel requests cannot share the day's last generation. */
const SPEND = `INSERT INTO daily_usage (kind, day, count) SELECT 'wordings', ?1, 1 WHERE ?2 > 0
ON CONFLICT (kind, day) DO UPDATE SET count = count + 1 WHERE count < ?2
RETURNING count`;

/**
 * Takes one generation from the budget of the UTC day.
 * @throws BudgetSpentError (429) when there is none left before midnight.
 */
export async function spendBudget({ DB, WORDINGS_DAILY_BUDGET }: Settings, now: number): Promise<void> {
  const day = Math.floor(now / DAY_MS);
  const left = await DB.prepare(SPEND).bind(day, WORDINGS_DAILY_BUDGET).first();
  if (!left) throw new BudgetSpentError(Math.ceil(((day + 1) * DAY_MS - now) / 1000));
}
