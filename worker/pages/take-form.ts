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

/** `pathname` has no language prefix. A form's code loads when it is posted. */
export function findForm(pathname: string): PageForm | undefined {
  const kind = readStatementKind(pathname);
  if (kind !== undefined)
    return { route: STATEMENT_PATHS[kind], take: (calls) => takeStatement(calls, kind) };
  if (pathname === "/fast-track-form")
    return {
      route: pathname,
      take: async (calls) => (await import("./booking-form.ts")).takeBookingForm(calls),
    };
  if (pathname === "/find-booking")
    return {
      route: pathname,
      take: async (calls) => (await import("./lookup-form.ts")).takeLookupForm(calls),
    };
  if (pathname === "/contact" || pathname === "/services")
    return {
      route: pathname,
      take: async (calls) => (await import("./message-form.ts")).takeMessageForm(calls),
    };
  if (pathname === "/unsubscribe")
    return {
      route: pathname,
      take: async (calls) => (await import("./unsubscribe-form.ts")).takeUnsubscribeForm(calls),
    };
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
