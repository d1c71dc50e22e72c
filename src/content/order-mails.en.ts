import { TERMS } from "#domain/site/terms.ts";
import { changeOfMind } from "./change-of-mind.ts";
import { plural } from "./facts.ts";
import { letsParty, type MailedOrder } from "./mailed-order.ts";
import { operatorZone } from "./operator-zone.ts";
import { party as partyWords } from "./party.ts";
import { seller } from "./seller.ts";

const { party, passes } = partyWords.en({
  plural: (count, one, other) => plural("en", count, one, other),
});
const zoned = (time: string) => `${time} (${operatorZone.en()})`;
const bank = `Banks usually take ${TERMS.bankDays.from} to ${TERMS.bankDays.to} business days.`;
const changed = "Your booking has changed";

export const en = {
  party,
  passes,
  zoned,
  bank,
  seller: seller.en,
  closing: ({ site: { company } }: MailedOrder) =>
    `Questions? Reply to this email or call ${company.phone}.\nThe ${company.name} team`,
  rows: {
    name: "Name",
    day: "Day",
    flight: "Flight",
    number: "Order number",
    lane: "Where to find the lane",
    toPay: "To pay",
    due: "Still to pay",
    passes: "Passes",
    free: "free",
    paid: "Amount paid",
    paidOn: "Paid on",
    soldBy: "Sold by",
    back: "Amount refunded",
    backOn: "Refunded on",
    backBy: "Refunded by",
    total: "Total",
    all: "Total paid",
    waived: "Not charged",
    disputed: "Disputed with your bank",
    refunded: "Total refunded",
    company: "Company",
    vat: "VAT number",
  },
  forward: "If you forward this email, anyone who receives it can open your booking.",
  find: "Has the link expired? You can still find your booking with its order number.",
  findLink: "Find your booking",
  code: "Open your pass to show its code at the priority lane.",
  showCode: (order: MailedOrder) =>
    "Show this code at the priority lane." +
    (letsParty(order) ? " It covers your whole party." : ""),
  qrCode: "QR code of your pass",
  openPass: "Open your pass",
  oldCopy:
    "Apple Wallet still has the old copy of your pass, so add the pass again from the pass page.",
  see: "See your booking",
  tripIsOpen:
    "Your airport or flight date is missing. You can add it to your booking until you fly.",
  addTrip: "Add airport and day",
  openTrip: "Add the missing details before you fly.",
  pay: (amount: string) => `Pay ${amount}`,
  payBy: ({ endsAt }: MailedOrder) =>
    `Pay by ${zoned(endsAt)} to keep your booking. After that it expires, at no cost.`,
  callBy: ({ endsAt }: MailedOrder) =>
    `We can’t take card payments online yet. To pay, call us or reply to this email by ` +
    `${zoned(endsAt)}. After that, your booking expires, at no cost.`,
  call: "We can’t take card payments online yet. To pay, call us or reply to this email.",
  due: ({ due, admitted }: MailedOrder) =>
    `You still have ${due} to pay.` +
    (admitted
      ? ` Until you’ve paid it, your code lets ${admitted.count} of ${admitted.of} travellers through.`
      : ""),
  right: changeOfMind.en().right,
  withdraw: "Withdraw from contract here",
  early:
    "When you booked, you expressly asked us to provide the Fast Track before the end of the " +
    `${TERMS.changeOfMindDays}-day withdrawal period, and acknowledged that you would lose your ` +
    "right to withdraw once your pass had been used.",
  share: (count: number): string =>
    count > 1 ? "Share your code only with your party." : "Don’t share your code.",
  wallet: "You can add your pass to your phone’s wallet from the pass page.",
  calendar: {
    added: "The attached file adds the date to your calendar.",
    updated: "The attached file updates your calendar.",
    removed: "Your pass no longer works. The attached file removes the date from your calendar.",
  },
  booked: {
    subject: (number: string) => `Your Fast Track booking ${number}`,
    preview: ({ canPay, amount, endsAt }: MailedOrder) =>
      canPay
        ? `Pay ${amount} by ${zoned(endsAt)} to keep your booking.`
        : `We’ll keep your booking until ${zoned(endsAt)}.`,
    heading: "Your booking is saved",
    thanks: "Thank you for booking with us.",
    ignore: "Didn’t make this booking? Ignore this email.",
  },
  reminder: {
    subject: ({ endsAt, orderNumber }: MailedOrder) =>
      `Pay by ${zoned(endsAt)} to keep your booking ${orderNumber}`,
    preview: "You haven’t paid for your Fast Track booking yet.",
    heading: "Your booking expires soon",
  },
  paid: {
    subject: (number: string) => `Paid: your Fast Track booking ${number}`,
    preview: (amount: string) => `You paid ${amount}. This is your receipt.`,
    heading: "Paid. Have a good trip!",
    headingOver: "Paid, thank you",
    receipt: "This is the receipt for your Fast Track.",
  },
  confirmed: {
    subject: (number: string) => `Confirmed: your Fast Track booking ${number}`,
    preview: (_amount: string) => "Your Fast Track booking is confirmed.",
    heading: "Confirmed. Have a good trip!",
    headingOver: "Confirmed, thank you",
    receipt: "Your Fast Track booking is confirmed.",
  },
  dayBefore: {
    withdrawn: (at: string) =>
      `We received your withdrawal on ${at}. You don’t need to do anything else. Until we’ve ` +
      "refunded you, this pass stays valid.",
    subject: (day: string | null) => `Your Fast Track pass for ${day}`,
    preview: "Have your code ready for the priority lane.",
    heading: (day: string | null) => `See you on ${day}`,
    early: "Arrive as early as your airline and airport recommend.",
  },
  withNumber: "Show your order number at the priority lane.",
  changed: {
    subject: (number: string) => `Changed: your Fast Track booking ${number}`,
    preview: "Here’s your updated booking.",
    heading: changed,
    text: "Here’s your updated booking. If anything is wrong, just reply.",
    what: "Changed",
    waived: (amount: string) => `You have nothing more to pay, because we’ve waived ${amount}.`,
    back: (amount: string) => `We’re refunding ${amount} to the card you paid with.`,
  },
  difference: {
    subject: ({ due, orderNumber }: MailedOrder) =>
      `Still to pay: ${due} for booking ${orderNumber}`,
    preview: `${changed}. You only need to pay the difference.`,
    heading: changed,
    text: ({ passengers, amount }: MailedOrder) =>
      `Your booking is now for ${party(passengers)} and costs ${amount}. You only need to pay ` +
      "the difference.",
    calm: "We won’t charge you automatically. If you didn’t make this change, just reply.",
  },
  cancelled: {
    subject: (number: string) => `Cancelled: your Fast Track booking ${number}`,
    preview: ({ isRefundDue, amount }: MailedOrder) =>
      isRefundDue ? `We’re refunding ${amount} to you.` : "You have nothing to pay.",
    heading: "Your booking is cancelled",
    text: ({ isRefundDue, amount }: MailedOrder) =>
      isRefundDue
        ? `We’re refunding ${amount} to the card you paid with. If you didn’t cancel this booking, just reply.`
        : "You have nothing to pay. If you didn’t cancel this booking, or if you’ve already paid, just reply.",
    waived: (amount: string) => `You no longer have to pay the ${amount} we asked for.`,
  },
  refunded: {
    subject: ({ amount, orderNumber }: MailedOrder) =>
      `Refund of ${amount} for your booking ${orderNumber}`,
    preview: bank,
    heading: (amount: string) => `We’ve refunded you ${amount}`,
    late:
      "Your payment reached us after sales for this flight day had closed, so we’ve refunded it " +
      "in full.",
    text:
      `The money is on its way to the card you paid with. ${bank} If the money hasn’t arrived ` +
      "after that, just reply.",
  },
  letter: {
    subject: ({ orderNumber }: MailedOrder) => `About your Fast Track booking ${orderNumber}`,
    preview: "Our team has written to you about your booking.",
    heading: "A message about your booking",
  },
  pass: {
    subject: (day: string | null) => `Your Fast Track pass${day ? ` for ${day}` : ""}`,
    preview: "Show this code at the priority lane.",
    heading: "Your Fast Track pass",
    text: (order: MailedOrder) =>
      "The person who booked sent you this code for the priority lane." +
      (letsParty(order) ? " It covers your whole party. Go through together or one by one." : ""),
    some: ({ count, of }: Record<"count" | "of", number>) =>
      `For now, the code lets ${count} of ${of} travellers through, because the booking isn’t ` +
      "fully paid yet.",
  },
};
