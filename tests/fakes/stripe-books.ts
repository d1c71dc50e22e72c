import type { Stripe } from "stripe";
import {
  type NewBalanceTransaction,
  newBalanceTransaction,
  newCharge,
  newDispute,
  newEvent,
  newIntent,
  newRefund,
  newSession,
  type NewSession,
} from "./stripe-objects.ts";
import { invalid, missing, StripeRefusal } from "./stripe-wire.ts";

type Currency = string;

/** What a payer does that is not the plain way. */
export interface Paying {
  /** Another amount or currency than the session's, as after an error of ours or of Stripe's. */
  amount?: number;
  currency?: Currency;
  /** The payment was under way when its page ended: the session is over, the money comes all the same. */
  late?: boolean;
  /** The money is not there yet; `finish` says what becomes of it. */
  slow?: boolean;
}

/**
 * Everything that Stripe keeps of an account, and what payers, banks and the dashboard do to it. The account's own sums of money
 * are what tests compare ours with.
 */
export function stripeBooks() {
  const sessions = new Map<string, Stripe.Checkout.Session>();
  const intents = new Map<string, Stripe.PaymentIntent>();
  const charges = new Map<string, Stripe.Charge>();
  const refunds = new Map<string, Stripe.Refund>();
  const disputes = new Map<string, Stripe.Dispute>();
  const transactions = new Map<string, Stripe.BalanceTransaction>();
  const intentData = new Map<string, Pick<Stripe.PaymentIntent, "metadata" | "description">>();
  const events: Stripe.Event[] = [];
  /** How many milliseconds Stripe's clock is ahead of this machine's. */
  const clock = { aheadMs: 0 };
  const bank = {
    refundsBecome: "succeeded" as "succeeded" | "pending",
    /** What a dispute costs, whatever comes of it; and whether winning gives that back. */
    disputeFee: 1500,
    returnsDisputeFee: false,
    /** Stripe knows the fee of a payment only after \`settleFees\`. */
    feesAreLate: false,
  };
  let onEvent: (event: Stripe.Event) => void = () => undefined;
  let made = 0;

  const newId = (prefix: string) =>
    `${prefix}_test_${String(++made).padStart(6, "0")}${crypto.randomUUID().replaceAll("-", "")}`;
  const now = () => Math.floor((Date.now() + clock.aheadMs) / 1000);

  function tell(type: Stripe.Event["type"], object: object): void {
    const event = newEvent(newId("evt"), now(), type, object);
    events.push(event);
    onEvent(event);
  }

  /** Money enters or leaves the account's balance. */
  function book(
    booked: Omit<NewBalanceTransaction, "id" | "created">,
    created = now(),
  ): Stripe.BalanceTransaction {
    const made = newBalanceTransaction({ ...booked, id: newId("txn"), created });
    transactions.set(made.id, made);
    return made;
  }

  /** As for European cards: 1.5 % and 25 cents. */
  function bookCharge(of: Stripe.Charge): void {
    const { id: source, amount, currency } = of;
    const fee = Math.round(amount * 0.015) + 25;
    const charged = { type: "charge", category: "charge", amount, fee, currency, source } as const;
    Object.assign(of, { balance_transaction: book(charged, of.created).id });
  }

  /** Time ends a page as soon as anyone looks. */
  function session(id: string): Stripe.Checkout.Session {
    const found = sessions.get(id);
    if (!found) throw missing("checkout.session", id);
    if (found.status === "open" && found.expires_at <= now()) endPage(found);
    return found;
  }

  function endPage(open: Stripe.Checkout.Session): void {
    Object.assign(open, { status: "expired", url: null });
    tell("checkout.session.expired", open);
  }

  function intentFor(
    of: Stripe.Checkout.Session,
    { amount = of.amount_total!, currency = of.currency! }: Paying,
  ): Stripe.PaymentIntent {
    if (typeof of.payment_intent === "string") return intents.get(of.payment_intent)!;
    const data = intentData.get(of.id)!;
    const intent = newIntent({ id: newId("pi"), created: now(), amount, currency, ...data });
    intents.set(intent.id, intent);
    Object.assign(of, { payment_intent: intent.id });
    return intent;
  }

  function charge(intent: Stripe.PaymentIntent): Stripe.Charge {
    const { amount, currency, metadata, description } = intent;
    const made = newCharge(
      { id: newId("ch"), created: now(), amount, currency, metadata, description },
      intent.id,
    );
    charges.set(made.id, made);
    if (!bank.feesAreLate) bookCharge(made);
    Object.assign(intent, { latest_charge: made.id, status: "succeeded", amount_received: amount });
    return made;
  }

  const chargeOfSession = (id: string): Stripe.Charge | undefined =>
    charges.get(intents.get(sessions.get(id)?.payment_intent as string)?.latest_charge as string);

  function chargeOf(sessionId: string): Stripe.Charge {
    const found = chargeOfSession(sessionId);
    if (!found) throw new Error(`${sessionId} was not paid`);
    return found;
  }

  const refundsOf = (chargeId: string) =>
    [...refunds.values()].filter((refund) => refund.charge === chargeId).toReversed();
  const sum = (amounts: { amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + amount, 0);
  const isGiven = ({ status }: Stripe.Refund) => status !== "failed" && status !== "canceled";

  function recount(of: Stripe.Charge): void {
    const given = sum(refundsOf(of.id).filter(isGiven));
    Object.assign(of, { amount_refunded: given, refunded: given === of.amount });
  }

  function bookRefund(of: Stripe.Refund): void {
    const money = { fee: 0, currency: of.currency, source: of.id };
    const left = book({ ...money, type: "refund", category: "refund", amount: -of.amount });
    Object.assign(of, { balance_transaction: left.id });
  }

  function refund(
    of: Stripe.Charge,
    amount: number,
    metadata: Record<string, string>,
  ): Stripe.Refund {
    if ([...disputes.values()].some((made) => made.charge === of.id && made.status !== "won"))
      throw invalid(`Charge ${of.id} has been charged back; cannot issue a refund.`, {
        code: "charge_disputed",
      });
    if (of.refunded)
      throw invalid(`Charge ${of.id} has already been refunded.`, {
        code: "charge_already_refunded",
      });
    const left = of.amount - of.amount_refunded;
    if (amount > left)
      throw invalid(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
        { param: "amount" },
      );
    if (amount <= 0)
      throw invalid("Invalid positive integer", {
        code: "parameter_invalid_integer",
        param: "amount",
      });
    const made = newRefund(newId("re"), now(), of, amount, metadata);
    refunds.set(made.id, made);
    Object.assign(made, { status: bank.refundsBecome });
    // One that waits for the account's balance has taken nothing from it.
    if (made.status === "succeeded") bookRefund(made);
    recount(of);
    tell("refund.created", made);
    return made;
  }

  return {
    clock,
    bank,
    events,
    now,
    session,
    refundsOf,
    sessions: () => [...sessions.values()],
    find: (id: string) =>
      sessions.get(id) ??
      intents.get(id) ??
      charges.get(id) ??
      refunds.get(id) ??
      disputes.get(id) ??
      transactions.get(id),
    intents,
    charges,
    refunds,
    disputes,
    onEvent(listener: (event: Stripe.Event) => void) {
      onEvent = listener;
    },

    /** Opens a page. `data` is what its payment intent will carry. */
    open(
      input: Omit<NewSession, "id" | "url" | "created">,
      data: Pick<Stripe.PaymentIntent, "metadata" | "description">,
      urlOf: (id: string) => string,
    ) {
      const id = newId("cs");
      const opened = newSession({ ...input, id, url: urlOf(id), created: now() });
      sessions.set(id, opened);
      intentData.set(id, data);
      return opened;
    },

    /** Ends a page by the API. */
    expire(id: string): Stripe.Checkout.Session {
      const found = session(id);
      if (found.status !== "open")
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${found.status}\`.`,
        );
      endPage(found);
      return found;
    },

    /** Somebody pays. */
    pay(id: string, how: Paying = {}): void {
      const found = session(id);
      if (found.status !== "open" && !how.late) throw new Error(`${id} is ${found.status}`);
      if (found.payment_status === "paid") throw new Error(`${id} was paid already`);
      const intent = intentFor(found, how);
      Object.assign(found, { status: "complete", url: null });
      if (how.slow) Object.assign(intent, { status: "processing" });
      else {
        charge(intent);
        Object.assign(found, { payment_status: "paid" });
      }
      tell("checkout.session.completed", found);
    },

    /** What becomes of a slow payment. */
    finish(id: string, status: "succeeded" | "failed"): void {
      const found = session(id);
      const intent = intents.get(found.payment_intent as string)!;
      if (status === "failed") {
        Object.assign(intent, { status: "requires_payment_method" });
        return tell("checkout.session.async_payment_failed", found);
      }
      charge(intent);
      Object.assign(found, { payment_status: "paid" });
      tell("checkout.session.async_payment_succeeded", found);
    },

    /** The bank refuses the card; the page stays open. */
    decline(id: string): void {
      intentFor(session(id), {});
    },

    /** A payment made by the API with a test card, without a page. */
    charged(
      amount: number,
      currency: Currency,
      metadata: Record<string, string>,
    ): Stripe.PaymentIntent {
      const intent = newIntent({
        id: newId("pi"),
        created: now(),
        amount,
        currency,
        metadata,
        description: null,
      });
      intents.set(intent.id, intent);
      charge(intent);
      return intent;
    },

    /** A refund by the API. */
    refund(
      intentId: string,
      amount: number | undefined,
      metadata: Record<string, string>,
    ): Stripe.Refund {
      const intent = intents.get(intentId);
      if (!intent) throw missing("payment_intent", intentId);
      const found = charges.get(intent.latest_charge as string);
      if (!found) throw invalid("This PaymentIntent does not have a successful charge to refund.");
      return refund(found, amount ?? found.amount - found.amount_refunded, metadata);
    },

    /** A refund that somebody makes in Stripe's dashboard. */
    refundInDashboard: (id: string, amount: number) => refund(chargeOf(id), amount, {}),

    /** The bank says what became of a refund; also of one that had succeeded. */
    finishRefund(id: string, status: "succeeded" | "failed"): void {
      const found = refunds.get(id)!;
      const hasLeft = found.balance_transaction !== null;
      if (status === "succeeded" && !hasLeft) bookRefund(found);
      if (status === "failed" && hasLeft) {
        const money = { fee: 0, currency: found.currency, source: found.id };
        const back = { type: "refund_failure", category: "refund_failure" } as const;
        const returned = book({ ...money, ...back, amount: found.amount });
        Object.assign(found, { failure_balance_transaction: returned.id });
      }
      Object.assign(
        found,
        status === "failed" ? { status, failure_reason: "lost_or_stolen_card" } : { status },
      );
      recount(charges.get(found.charge as string)!);
      tell("refund.updated", found);
      if (status === "failed") tell("refund.failed", found);
    },

    /** The payer disputes what is left of the payment, or a part, at their bank, which takes it back. */
    dispute(id: string, part?: number): Stripe.Dispute {
      const of = chargeOf(id);
      const made = newDispute(newId("du"), now(), of, part ?? of.amount - of.amount_refunded);
      disputes.set(made.id, made);
      Object.assign(of, { disputed: true });
      made.balance_transactions.push(
        book({
          type: "adjustment",
          category: "dispute",
          amount: -made.amount,
          fee: bank.disputeFee,
          currency: made.currency,
          source: made.id,
        }),
      );
      tell("charge.dispute.created", made);
      tell("charge.dispute.funds_withdrawn", made);
      return made;
    },

    /** The account sends its evidence. */
    answerDispute(id: string): void {
      const found = disputes.get(id)!;
      Object.assign(found, { status: "under_review" });
      tell("charge.dispute.updated", found);
    },

    closeDispute(id: string, status: "won" | "lost"): void {
      const found = disputes.get(id)!;
      Object.assign(found, { status });
      if (status === "won") {
        found.balance_transactions.push(
          book({
            type: "adjustment",
            category: "dispute_reversal",
            amount: found.amount,
            fee: bank.returnsDisputeFee ? -bank.disputeFee : 0,
            currency: found.currency,
            source: found.id,
          }),
        );
        tell("charge.dispute.funds_reinstated", found);
      }
      tell("charge.dispute.closed", found);
    },

    /** Stripe books the payments whose fee it did not know. */
    settleFees(): void {
      for (const of of charges.values()) {
        if (of.balance_transaction !== null) continue;
        bookCharge(of);
        tell("charge.updated", of);
      }
    },

    /** What the balance reports list, oldest first. */
    transactions: () => [...transactions.values()],

    /** What the account's balance gained or lost, fees apart, in minor units. */
    balance(currency: Currency): { gross: number; fees: number } {
      const own = [...transactions.values()].filter(
        (booked) => booked.currency === currency.toLowerCase(),
      );
      return { gross: sum(own), fees: own.reduce((total, { fee }) => total + fee, 0) };
    },

    /** The account's sums in minor units: what payments brought, and what of it was given back. */
    sums(currency: Currency): { received: number; refunded: number } {
      const isOf = (money: { currency: string }) => money.currency === currency.toLowerCase();
      return {
        received: sum([...charges.values()].filter(isOf)),
        refunded: sum(
          [...refunds.values()].filter((refund) => isOf(refund) && refund.status === "succeeded"),
        ),
      };
    },

    /** The same of one session, and what banks hold or took back of it. */
    sumsOf(id: string): { received: number; refunded: number; disputed: number } {
      const found = chargeOfSession(id);
      const given = found ? refundsOf(found.id).filter(({ status }) => status === "succeeded") : [];
      const taken = [...disputes.values()].filter(
        (made) => made.charge === found?.id && made.status !== "won",
      );
      return { received: found?.amount ?? 0, refunded: sum(given), disputed: sum(taken) };
    },

    chargeOfSession,

    /** The refunds of a session, newest first. */
    refundsOfSession: (id: string): Stripe.Refund[] => refundsOf(chargeOfSession(id)?.id ?? ""),

    /** A refusal that has nothing to do with the request. */
    outage: (status: number) =>
      new StripeRefusal(status, {
        type: "api_error",
        message: `Something went wrong (${status}).`,
      }),
  };
}

export type StripeBooks = ReturnType<typeof stripeBooks>;
