import type { Stripe } from "stripe";

const WORDS = {
  en: {
    pay: "Pay",
    decline: "Decline",
    back: "Back",
    declined: "Your card was declined. Try another card.",
    over: "You did it",
    overText:
      "You have either completed the payment process, or a timeout occurred during this payment process.",
  },
  fr: {
    pay: "Payer",
    decline: "Refuser",
    back: "Retour",
    declined: "Votre carte a été refusée. Essayez une autre carte.",
    over: "C’est fait",
    overText: "Le paiement est terminé, ou le délai pour payer est dépassé.",
  },
};

/** The hosted page of a session, as small as a test needs it: what is bought, its price, and three buttons. */
export function hostedPage(
  session: Stripe.Checkout.Session,
  name: string,
  isDeclined = false,
): string {
  const language = session.locale === "fr" ? "fr" : "en";
  const words = WORDS[language];
  const price = new Intl.NumberFormat(language, {
    style: "currency",
    currency: session.currency!,
  }).format(session.amount_total! / 100);
  const body =
    session.status === "open"
      ? `<h1>${escape(name)}</h1><p data-field="amount">${escape(price)}</p><p>${escape(session.customer_email ?? "")}</p>
        ${isDeclined ? `<p role="alert">${words.declined}</p>` : ""}
        <form method="post"><button name="action" value="pay">${words.pay}</button>
        <button name="action" value="decline">${words.decline}</button></form>
        <a href="${escape(session.cancel_url ?? "")}">${words.back}</a>`
      : `<h1>${words.over}</h1><p>${words.overText}</p>`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Stripe Checkout</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><main>${body}</main></html>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter]!);
