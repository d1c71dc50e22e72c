import type { Stripe } from "stripe";
import type { StripeBooks } from "./stripe-books.ts";
import {
  expanded,
  type Form,
  integerAt,
  invalid,
  missing,
  pageOf,
  refuseUnknown,
  requiredAt,
  textAt,
  textsAt,
} from "./stripe-wire.ts";

const MINUTE = 60;
const SESSION_PARAMS = [
  "mode",
  "ui_mode",
  "submit_type",
  "locale",
  "client_reference_id",
  "customer_email",
  "expires_at",
  "success_url",
  "cancel_url",
  "line_items.*.quantity",
  "line_items.*.price_data.currency",
  "line_items.*.price_data.unit_amount",
  "line_items.*.price_data.product_data.name",
  "allowed_payment_method_types.*",
  "payment_method_options.card.restrictions.brands_blocked.*",
  "wallet_options.link.display",
  "adaptive_pricing.enabled",
  "metadata.*",
  "payment_intent_data.metadata.*",
  "payment_intent_data.description",
  "expand.*",
] as const;

/** Opens a page, as strictly as the API does. */
export function createSession(
  books: StripeBooks,
  form: Form,
  urlOf: (id: string) => string,
): Stripe.Checkout.Session {
  refuseUnknown(form, SESSION_PARAMS);
  const amount =
    integerAt(form, "line_items.0.price_data.unit_amount") *
    integerAt(form, "line_items.0.quantity");
  const expiresAt = integerAt(form, "expires_at");
  const left = expiresAt - books.now();
  if (left < 30 * MINUTE || left > 24 * 60 * MINUTE)
    throw invalid(
      "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.",
      {
        param: "expires_at",
      },
    );
  if (requiredAt(form, "mode") !== "payment")
    throw invalid("Only payments are sold here.", { param: "mode" });
  const email = textAt(form, "customer_email") ?? null;
  if (email !== null && !email.includes("@"))
    throw invalid(`Invalid email address: ${email}`, {
      code: "email_invalid",
      param: "customer_email",
    });
  requiredAt(form, "line_items.0.price_data.product_data.name");
  const currency = requiredAt(form, "line_items.0.price_data.currency");
  if (!/^[a-z]{3}$/.test(currency))
    throw invalid(`Invalid currency: ${currency}`, { code: "invalid_currency", param: "currency" });
  return books.open(
    {
      amount,
      currency,
      expiresAt,
      locale: textAt(form, "locale") ?? "auto",
      email,
      reference: textAt(form, "client_reference_id") ?? null,
      metadata: textsAt(form, "metadata"),
      successUrl: requiredAt(form, "success_url"),
      cancelUrl: textAt(form, "cancel_url") ?? null,
    },
    {
      metadata: textsAt(form, "payment_intent_data.metadata"),
      description: textAt(form, "payment_intent_data.description") ?? null,
    },
    urlOf,
  );
}

/** Everything else that the API answers: "GET /v1/disputes". */
export function endpoints(books: StripeBooks, call: string, form: Form): object {
  const [, resource = "", id = "", action = ""] =
    /^\w+ \/v1\/([a-z_]+(?:\/sessions)?)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(call) ?? [];
  const isRead = call.startsWith("GET ");
  const whole = (object: object) =>
    expanded(object, Object.values(textsAt(form, "expand")), (at, key) => related(books, at, key));
  const of =
    (name: "charge" | "payment_intent") => (item: { charge?: unknown; payment_intent?: unknown }) =>
      textAt(form, name) === undefined || item[name] === textAt(form, name);
  switch (`${isRead ? "GET" : "POST"} ${resource}${id && " id"}${action && ` ${action}`}`) {
    case "GET checkout/sessions":
      return pageOf(
        books.sessions().filter(of("payment_intent")).toReversed(),
        form,
        "/v1/checkout/sessions",
      );
    case "GET checkout/sessions id":
      return whole(books.session(id));
    case "POST checkout/sessions id expire":
      return whole(books.expire(id));
    case "POST payment_intents":
      if (
        requiredAt(form, "payment_method") !== "pm_card_visa" ||
        textAt(form, "confirm") !== "true"
      )
        throw invalid("Use a test card.");
      return whole(
        books.charged(
          integerAt(form, "amount"),
          requiredAt(form, "currency"),
          textsAt(form, "metadata"),
        ),
      );
    case "GET payment_intents id":
      return whole(books.intents.get(id) ?? fail("payment_intent", id));
    case "POST refunds": {
      const amount = textAt(form, "amount") === undefined ? undefined : integerAt(form, "amount");
      return whole(
        books.refund(requiredAt(form, "payment_intent"), amount, textsAt(form, "metadata")),
      );
    }
    case "GET refunds":
      return whole(
        pageOf(
          [...books.refunds.values()]
            .filter(of("charge"))
            .filter(of("payment_intent"))
            .toReversed(),
          form,
          "/v1/refunds",
        ),
      );
    case "GET disputes":
      return pageOf(
        [...books.disputes.values()].filter(of("charge")).filter(of("payment_intent")).toReversed(),
        form,
        "/v1/disputes",
      );
    case "GET account":
      return {
        id: "acct_fake",
        object: "account",
        charges_enabled: true,
        default_currency: "eur",
        settings: {
          payments: {
            statement_descriptor: "ENVOL",
            statement_descriptor_kana: null,
            statement_descriptor_kanji: null,
          },
        },
      };
    default:
      throw missing("endpoint", call);
  }
}

function fail(what: string, id: string): never {
  throw missing(what, id);
}

/** What stands at an expandable key: the object of an id, or the newest refunds of a charge. */
function related(
  books: StripeBooks,
  at: Record<string, unknown>,
  key: string,
): object | null | undefined {
  if (at.object === "charge" && key === "refunds") {
    const charge = at.id as string;
    return pageOf(books.refundsOf(charge), {}, `/v1/charges/${charge}/refunds`);
  }
  // Stripe leaves the key out of a refund that did not fail, and still expands it.
  const isOptional = at.object === "refund" && key === "failure_balance_transaction";
  if (at[key] === null || (isOptional && at[key] === undefined)) return null;
  return typeof at[key] === "string" ? books.find(at[key]) : undefined;
}
