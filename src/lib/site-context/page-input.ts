import { AsyncLocalStorage } from "node:async_hooks";
import type { SignInProvider } from "#domain/accounts/sign-in-provider.ts";
import type { PostedForm, RefusedForm } from "#domain/posted-form.ts";
import type { UnsubscribeOutcome } from "#domain/messages/unsubscribe.schema.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { Language } from "#domain/language.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { Pass } from "#domain/passes/pass.schema.ts";
import type { DemoPage } from "#domain/payments/demo-page.schema.ts";
import type { StatementStep } from "#domain/statements/statement.schema.ts";
import type { SiteConfig } from "#domain/site-config.ts";

/** A stored configuration, for the pages of a preview (docs/decisions/0016). */
export interface Preview {
  /** The prefix of every path. */
  readonly base: string;
  readonly site: SiteConfig;
  /** The day of expiry, YYYY-MM-DD. */
  readonly expires: string;
  /** A data: URL. */
  readonly icon: string;
}

/** The outcome of a form that was posted without script. */
export interface PostedOutcome {
  readonly statement?: StatementStep;
  readonly booking?: RefusedForm;
  /** `isSent` means that the code is on its way, and the form asks for it. */
  readonly lookup?: PostedForm;
  readonly message?: PostedForm;
  readonly unsubscribeLink?: PostedForm;
  readonly unsubscribed?: UnsubscribeOutcome;
  readonly hasPaymentFailed?: true;
  /** The team's words on why nobody can pay now. */
  readonly paymentRefusal?: string;
  readonly isDeclined?: true;
}

/** Facts that a page shows without script. The server reads them in advance. */
export interface FirstFacts {
  readonly booking?: Booking;
  readonly pass?: { readonly seen: Pass; readonly address: string };
  readonly demoPage?: DemoPage;
}

/** The Worker passes this to the renderer of one page. */
export interface PageInput {
  readonly language: Language;
  readonly currency: CurrencyCode;
  /** Marks our own scripts and styles for the Worker. */
  readonly nonce: string;
  /** A UUID for the form in this view, so that posting the form twice books once. */
  readonly formKey: string;
  readonly apiKey: string;
  readonly preview?: Preview;
  /** Only a local deployment has a demo payment page. */
  readonly hasDemoPayments?: boolean;
  readonly providers?: readonly SignInProvider[];
  readonly posted?: PostedOutcome | undefined;
  readonly first?: FirstFacts | undefined;
}

export const pageInput = new AsyncLocalStorage<PageInput>();
