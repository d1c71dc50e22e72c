import { AsyncLocalStorage } from "node:async_hooks";
import type { SignInProvider } from "#domain/accounts/sign-in-provider.ts";
import type { RefusedForm } from "#domain/orders/posted-form.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { Language } from "#domain/language.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { Pass } from "#domain/passes/pass.schema.ts";
import type { DemoPage } from "#domain/payments/demo-page.schema.ts";
import type { StatementStep } from "#domain/statements/statement.schema.ts";
import type { SiteConfig } from "#domain/site-config.ts";

/** A stored configuration for the pages of a preview (docs/decisions/0016). */
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
  /** `isSent`: the code is on its way, and asked for. */
  readonly lookup?: RefusedForm & { readonly isSent: boolean };
  /** True when the page to pay on could not be opened. */
  readonly hasPaymentFailed?: true;
  /** True when a demo payment was declined. */
  readonly isDeclined?: true;
}

/** Facts that a page shows without script, read ahead on the server. */
export interface FirstFacts {
  readonly booking?: Booking;
  /** The pass, and its page's address. */
  readonly pass?: { readonly seen: Pass; readonly address: string };
  readonly demoPage?: DemoPage;
}

/** The Worker's input to the renderer of one page. */
export interface PageInput {
  readonly language: Language;
  readonly currency: CurrencyCode;
  /** Marks our own scripts and styles for the Worker. */
  readonly nonce: string;
  /** The key of a form in this view, a UUID, so that posting it twice books once. */
  readonly formKey: string;
  /** The public key of the site's calls. */
  readonly apiKey: string;
  readonly preview?: Preview;
  /** Only the local product has a demo payment page. */
  readonly hasDemoPayments?: boolean;
  readonly providers?: readonly SignInProvider[];
  readonly posted?: PostedOutcome | undefined;
  readonly first?: FirstFacts | undefined;
}

/** The input of the page being rendered on the server. */
export const pageInput = new AsyncLocalStorage<PageInput>();
