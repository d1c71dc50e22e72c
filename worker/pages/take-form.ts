import {
  readStatementKind,
  STATEMENT_PATHS,
  type StatementKind,
} from "#domain/statements/statement.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { PostedOutcome } from "#lib/site-context/page-input.ts";
import type { PageCalls } from "./page-calls.ts";
import { readPageId } from "./page-ids.ts";

export interface FormCalls extends PageCalls {
  /** From the visitor's cookie, as no form has a field for it. */
  currency: CurrencyCode;
}

/** Renders `outcome`, redirects to `location`, or has neither for a bare refusal. */
export interface FormAnswer {
  status: number;
  outcome?: PostedOutcome;
  location?: string;
  cookies?: string[];
}

interface PageForm {
  route: string;
  take: (calls: FormCalls) => Promise<FormAnswer>;
}

const takeMessage: PageForm["take"] = async (calls) =>
  (await import("./message-form.ts")).takeMessageForm(calls);

const FORMS = new Map<string, PageForm["take"]>([
  ["/fast-track-form", async (calls) => (await import("./booking-form.ts")).takeBookingForm(calls)],
  ["/find-booking", async (calls) => (await import("./lookup-form.ts")).takeLookupForm(calls)],
  ["/contact", takeMessage],
  ["/services", takeMessage],
  [
    "/unsubscribe",
    async (calls) => (await import("./unsubscribe-form.ts")).takeUnsubscribeForm(calls),
  ],
]);

/** `pathname` has no language prefix. A form's code loads when it is posted. */
export function findForm(pathname: string): PageForm | undefined {
  const kind = readStatementKind(pathname);
  if (kind !== undefined)
    return { route: STATEMENT_PATHS[kind], take: (calls) => takeStatement(calls, kind) };
  const take = FORMS.get(pathname);
  if (take) return { route: pathname, take };
  const orderId = readPageId("checkout", pathname);
  if (orderId !== undefined)
    return {
      route: "/fast-track-payment/$orderId",
      take: async (calls) => (await import("./checkout-form.ts")).takeCheckoutForm(calls, orderId),
    };
  const paymentId = readPageId("demo", pathname);
  if (paymentId === undefined) return undefined;
  return {
    route: "/pay/demo/$paymentId",
    take: async (calls) => (await import("./demo-form.ts")).takeDemoForm(calls, paymentId),
  };
}

async function takeStatement(calls: PageCalls, kind: StatementKind): Promise<FormAnswer> {
  const { takeStatementForm } = await import("./statement-form.ts");
  const { status, step } = await takeStatementForm({ ...calls, kind });
  return { status, outcome: { statement: step } };
}
