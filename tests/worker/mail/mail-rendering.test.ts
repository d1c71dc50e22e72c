import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { LANGUAGES } from "#domain/language.ts";
import { type MailMessage, ORDER_MAIL_KINDS, type OrderMailKind } from "#domain/mail/mail.ts";
import { mail } from "#content/mail.ts";
import { factsMail, replyMessage, teamMessage, toMessage } from "#worker/mail/messages.ts";
import { renderMail } from "#worker/mail/render-mail.ts";
import { calendarEvent, ORDER_LINKS, ORDER_MAILS, orderMail, PASS_URL } from "../../order-mails.ts";
import { qrCodeOf } from "../../picture-colors.ts";

const SIGN = Buffer.from("a sign").toString("base64");
const ORIGIN = `https://${siteConfig.domains.main}`;
const link = `${ORIGIN}/auth/reset?token_hash=abc&x=1`;
const OTHER_MAILS: (readonly [string, MailMessage])[] = LANGUAGES.flatMap((language) => [
  [`recovery in ${language}`, factsMail(language, "recovery", { link, minutes: 60 })],
  [
    `address-proof in ${language}`,
    factsMail(language, "addressProof", { link, code: "123456", minutes: 60 }),
  ],
  [
    `email-change in ${language}`,
    factsMail(language, "emailChange", { link, code: "654321", hours: 1 }),
  ],
  [
    `invitation in ${language}`,
    factsMail(language, "invitation", {
      role: "agent",
      invitedBy: "admin@envol.example",
      link,
      days: 7,
    }),
  ],
  [
    `message-reply in ${language}`,
    replyMessage({
      kind: "question",
      text: "Yes & no.\n\n<Really>",
      message: "A lounge?\nA shower?",
      createdAt: 0,
      language,
    }),
  ],
  [
    `team-message of many in ${language}`,
    toMessage(
      language,
      mail[language].teamMessages(siteConfig, {
        listed: [
          { kind: "contact", name: "Ada", about: "Tom & <Jerry>" },
          { kind: "cancellation", name: "grace@example.org", about: "" },
        ],
        others: 2,
        link: "https://www.example.org/admin/messages",
      }),
    ),
  ],
  [
    `team-message in ${language}`,
    teamMessage({
      kind: "contact",
      name: "Ada",
      email: "ada@example.org",
      phone: null,
      message: 'Tom & "Jerry\'s"',
      language,
    }),
  ],
]);
const ALL_MAILS = [...ORDER_MAILS, ...OTHER_MAILS];

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};
/** The words of a text, without what only lays it out: colons of tables, brackets of an airport's code, marks of quotes, addresses behind labels. */
const words = (text: string) =>
  text
    .replaceAll(/^> ?/gm, " ")
    .replaceAll(/\(([A-Z]{3})\)/g, "$1")
    .replaceAll(/[\s:]+/g, " ")
    .trim();
/** What a reader of the HTML reads, in order. */
const read = (html: string) =>
  html
    .slice(html.indexOf("<body"))
    .replaceAll(/<\/?span[^>]*>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]!);
const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

test.each(ALL_MAILS)("HTML and text say the same words: %s", async (_name, message) => {
  const { text, html } = await renderMail(message);
  const labelled = message.parts.flatMap((part) =>
    typeof part === "object" && "href" in part && part.label ? [part.href] : [],
  );
  const withoutAddresses = labelled.reduce((rest, href) => rest.replace(`\n${href}`, ""), text);
  const chrome = [message.preview, siteConfig.company.name].filter(Boolean).join(" ");
  expect(words(read(html))).toBe(words(`${chrome} ${withoutAddresses}`));
});

test.each(ALL_MAILS)(
  "nothing is missing, every link is absolute, nothing is fetched: %s",
  async (_name, message) => {
    const { subject, text, html, headers, attachments = [] } = await renderMail(message, SIGN);
    for (const words of [subject, text, html])
      expect(words).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
    expect(subject).not.toMatch(/[\r\n]/);
    for (const href of hrefs(html)) {
      expect(href).toMatch(/^https:\/\//);
      expect(text).toContain(href);
    }
    expect(html).not.toMatch(/<script|<link|url\(|@import/);
    // A picture comes with the mail.
    const pictures = attachments.filter(({ disposition }) => disposition === "inline");
    expect([...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source).toSorted()).toEqual(
      pictures.map(({ contentId }) => `cid:${contentId}`).toSorted(),
    );
    expect(pictures.at(-1)).toMatchObject({ filename: "sign.png", content: SIGN });
    expect(html).toContain(`<html lang="${message.language}"`);
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(headers["Content-Language"]).toBe(message.language);
  },
);

test.each(ORDER_MAILS)(
  "a mail about an order is ours, has one button at most, and its links hold nothing of the person: %s",
  async (name, message) => {
    const { html, text, headers, replyTo } = await renderMail(message);
    expect(headers["Auto-Submitted"]).toBe("auto-generated");
    expect(replyTo).toBe(siteConfig.company.email);
    expect(html.match(/class="button"/g)?.length ?? 0).toBeLessThanOrEqual(1);
    const french = message.language === "fr" ? "/fr" : "";
    const paths = [`${french}/find-booking`, `${french}/withdraw`];
    const order = ORDER_LINKS[message.language];
    const allowed = new Set([...paths.map((path) => ORIGIN + path), PASS_URL, order]);
    // The first link opens the order, and no other does; a traveller's opens the pass alone.
    const isForTraveller = name.startsWith("order-pass");
    expect(text.match(/https:\S+/)?.[0] === order).toBe(!isForTraveller);
    expect(hrefs(html).filter((href) => href === order)).toHaveLength(isForTraveller ? 0 : 1);
    expect(hrefs(html).filter((href) => !allowed.has(href))).toEqual([]);
    expect(message.preview).toBeTruthy();
  },
);

/** Paid orders with more to say: something is due, or airport and day are missing. */
const RARE_MAILS = LANGUAGES.flatMap((language) =>
  (["order-paid", "order-day-before"] as const).flatMap((kind) =>
    [
      { dueMinor: 1100 },
      { airport: "", flightDate: null, flightNumber: null },
      { airport: "", dueMinor: 1100 },
    ].flatMap((order) =>
      [true, false].map(
        (canPay) =>
          [
            `${kind} in ${language} with ${JSON.stringify(order)}${canPay ? "" : ", by hand"}`,
            orderMail(kind, language, order, canPay, PASS_URL),
          ] as const,
      ),
    ),
  ),
);
test.each(
  LANGUAGES.flatMap((language) =>
    (["order-day-before", "order-pass"] as const).map((kind) => [kind, language] as const),
  ),
)(
  "a code that lets only some through is not said to cover all: %s in %s",
  async (kind, language) => {
    const covers = { en: "It covers your whole party", fr: "Il contient un pass par voyageur" };
    const textOf = async (order: { dueMinor: number }) =>
      (await renderMail(orderMail(kind, language, order, true, PASS_URL), SIGN)).text;
    expect(await textOf({ dueMinor: 0 })).toContain(covers[language]);
    expect(await textOf({ dueMinor: 1100 })).not.toContain(covers[language]);
  },
);

const WITH_CODE = [...ORDER_MAILS, ...RARE_MAILS].filter(([, { parts }]) =>
  parts.some((part) => typeof part === "object" && "qrCode" in part),
);
test.each(WITH_CODE)("at most 50 words stand before the code: %s", async (_name, message) => {
  const { html } = await renderMail(message, SIGN);
  const seen = html.replace(/<div class="preview".*?<\/div>/s, "");
  const [before, code] = seen.split('<p class="qr"');
  expect(code).toContain("<img");
  expect(words(read(before!)).split(" ").length).toBeLessThanOrEqual(50);
});

test("a booking's mail says what is to pay, until when, and where; where no card is charged it says that too", async () => {
  const english = await renderMail(orderMail("order-booked", "en"));
  expect(english.text).toContain(
    "Pay by Tuesday 24 November 2026 at 13:05 (London time) to keep your booking.",
  );
  expect(english.text).toContain(`Pay £33.00\n${ORIGIN}/fast-track-payment/`);
  expect(english.text).toContain(`Find your booking\n${ORIGIN}/find-booking`);
  expect(english.text).toContain(
    "Paris Charles de Gaulle (CDG)\nDay: Thursday 24 December 2026\nFlight: AF 1234\nFast Track: 1 code, 4 passes (2 adults, 1 child, 1 infant)\n\nOrder number: FT-1795311809872-QWERTYUI\n\n",
  );
  const french = await renderMail(orderMail("order-booked", "fr"));
  expect(french.text).toContain(
    "Payez avant le mardi 24 novembre 2026 à 13\u00a0h\u00a005 (heure de Londres) pour garder votre réservation.",
  );
  const byHand = (await renderMail(orderMail("order-booked", "en", {}, false))).text;
  expect(byHand).toContain("We can’t take card payments online yet");
  expect(byHand).toContain("To pay: £33.00");
});

test("a receipt has the amount with two decimals, the time in London, what was bought and who sold it", async () => {
  const { text } = await renderMail(orderMail("order-paid", "en"));
  expect(text).toContain("Total: £33.00\nPaid on: 22 November 2026 at 13:05 (London time)");
  expect(text).toContain("Fast Track: 1 code, 4 passes (2 adults, 1 child, 1 infant)");
  expect(text).toContain(`Sold by: ${siteConfig.company.legalName}, ${siteConfig.company.address}`);
  expect((await renderMail(orderMail("order-refunded", "en"))).text).toContain(
    "We’ve refunded you £12.50\n\nHello Ada,\n\nThe money is on its way to the card you paid with. Banks usually take 3 to 7 business days.",
  );
});

test.each([
  [
    "en",
    "Passes: 2 adults £22.00 · 1 child £11.00 · 1 infant free\nTotal: £33.00\nCompany: Analytical & Co\nVAT number: GB 123",
    "Total paid",
    "Total refunded",
  ],
  [
    "fr",
    "Pass : 2 adultes 22,00 £ · 1 enfant 11,00 £ · 1 bébé gratuit\nTotal : 33,00 £\nSociété : Analytical & Co\nNuméro de TVA : GB 123",
    "Total payé",
    "Total remboursé",
  ],
] as const)(
  "a receipt in %s names what each kind of traveller cost, and sums that this mail is only a part of",
  async (language, rows, paidInAll, refundedInAll) => {
    const payer = {
      firstName: "Ada",
      lastName: "Byron",
      email: "ada@example.org",
      companyName: "Analytical\n& Co",
      vatNumber: "GB\n123",
    };
    const read = async (kind: OrderMailKind, order: object) =>
      (await renderMail(orderMail(kind, language, order))).text.replaceAll(/[\u00a0\u202f]/g, " ");
    const whole = await read("order-paid", { payer });
    expect(whole).toContain(rows);
    expect(whole).not.toContain(paidInAll);
    const plain = await read("order-paid", {});
    expect(plain).toContain("Ada Byron");
    expect(plain).not.toMatch(/Company|Société|VAT|TVA/);
    expect(await read("order-paid", { payer, paidMinor: 4400 })).toContain(paidInAll);
    expect(await read("order-refunded", { payer, refundedMinor: 2000 })).toContain(refundedInAll);
    // A traveller who left and came again: as much came as went back.
    const again = { payer, paidMinor: 6600, refundedMinor: 3300, dueMinor: 1100 };
    expect(await read("order-paid", again)).toContain(refundedInAll);
    expect(await read("order-refunded", again)).toMatch(/^(Still to pay|Reste à payer) ?: /m);
    // Proves V1.2.
    const others = ORDER_MAIL_KINDS.filter((kind) => !/paid|refunded/.test(kind));
    for (const kind of others)
      expect(await read(kind, { payer })).not.toMatch(/Ada|Analytical|GB 123/);
  },
);

test("a refund that staff sent in their own way speaks of no card, and a used pass is not offered again", async () => {
  for (const language of LANGUAGES) {
    const message = orderMail("order-refunded", language, { backMinor: 0 });
    expect(message.preview + (await renderMail(message)).text).not.toMatch(
      /card |carte |business days|ouvrés/,
    );
    const used = orderMail("order-changed", language, { status: "completed" }, true, PASS_URL);
    expect((await renderMail(used)).text).not.toContain(PASS_URL);
  }
});

test("a mail about an order that is over does not say where the lane is", async () => {
  const orders = [
    { status: "refunded" },
    { status: "cancelled" },
    { status: "completed" },
    { isBeingRefunded: true },
  ] as const;
  for (const language of LANGUAGES) {
    const textOf = async (order: object) =>
      (await renderMail(orderMail("order-letter", language, order))).text;
    const lane = /Where to find the lane|Où trouver la file/;
    expect(await textOf({})).toMatch(lane);
    for (const order of orders) expect(await textOf(order)).not.toMatch(lane);
  }
});

test("after the flight's day, a mail shows no pass, adds no day to a calendar and asks for no money", async () => {
  const shows = /lane|file prioritaire|pass page|page du pass/i;
  const asks = /Pay £11\.00|Payer 11,00/;
  for (const language of LANGUAGES)
    for (const kind of ["order-paid", "order-changed"] as const)
      for (const [flightDate, isPast] of [
        ["2026-11-20", true],
        ["2026-12-24", false],
      ] as const) {
        const order = { flightDate, dueMinor: 1100 };
        const message = orderMail(kind, language, order, true, PASS_URL, ["apple"]);
        const { text } = await renderMail(message);
        expect([shows.test(text), asks.test(text), text.includes(PASS_URL)]).toEqual(
          isPast ? [false, false, false] : [true, true, true],
        );
        expect(message.files === undefined).toBe(isPast);
        // The receipt keeps the sum.
        const isNamed = /Still to pay|Reste à payer/.test(text);
        expect(isNamed).toBe(kind === "order-paid");
      }
});

test("while an amount due is on its way, or its money does not fit, no mail asks for it", async () => {
  for (const kind of ["order-paid", "order-changed"] as const)
    for (const [money, asks] of [
      [{}, true],
      [{ keptMinor: 3300 }, false],
      [{ paymentStatus: "processing" }, false],
    ] as const) {
      const message = orderMail(kind, "en", { dueMinor: 1100, ...money }, true, PASS_URL);
      expect((await renderMail(message)).text.includes("Pay £11.00")).toBe(asks);
    }
});

test("the mail of a changed booking that is unpaid says until when to pay, and where", async () => {
  const unpaid = { status: "Not Paid", paidMinor: 0, paidAt: null, lastPaidAt: null } as const;
  const { text } = await renderMail(orderMail("order-changed", "en", unpaid));
  expect(text).toContain("Pay by Tuesday 24 November 2026 at 13:05 (London time)");
  expect(text).toContain(`Pay £33.00\n${ORIGIN}/fast-track-payment/`);
  expect(text).not.toContain("lane");
  expect(text.split("Find your booking")).toHaveLength(2);
  // Staff are looking into money of another amount, or it is on its way, so nobody is to pay again.
  for (const kind of ["order-booked", "order-changed"] as const)
    for (const canPay of [true, false])
      for (const money of [{ paidMinor: 2200 }, { paymentStatus: "processing" }] as const) {
        const message = orderMail(kind, "en", { ...unpaid, ...money }, canPay);
        expect(message.preview + (await renderMail(message)).text).not.toMatch(
          /Pay |To pay|expires|until/,
        );
      }
});

test("the late mail of a change that returned money asks for none once the unpaid order has ended", async () => {
  const created = Date.UTC(2026, 10, 20, 13, 4);
  const ended = {
    status: "Not Paid",
    paidMinor: 0,
    createdAt: created,
    updatedAt: created,
  } as const;
  for (const language of LANGUAGES)
    for (const canPay of [true, false]) {
      const { text } = await renderMail(orderMail("order-changed", language, ended, canPay));
      expect(text).toContain(ORDER_LINKS[language]);
      expect(text).not.toMatch(/Pay |Payer |Payez|To pay|Pour payer|lane|file prioritaire/);
    }
});

test.each([
  { status: "refunded", refundedMinor: 3300, backMinor: 3300 },
  { isBeingRefunded: true, backMinor: 3300 },
] as const)("a receipt after the refund is no pass: %o", async (order) => {
  for (const language of LANGUAGES) {
    const message = orderMail("order-paid", language, order, true, PASS_URL);
    const { text } = await renderMail(message);
    expect(text).toMatch(/^(Paid, thank you|C’est payé, merci)$/m);
    expect(text).not.toMatch(
      /(this|ce) code|lane|file prioritaire|\/pass\/|withdraw|calendar|agenda/i,
    );
    expect(message.files).toBeUndefined();
  }
});

test("the mail of a favour thanks for no money, and a receipt names what the bank took back", async () => {
  const free = orderMail("order-paid", "en", { paidMinor: 0 }, true, PASS_URL);
  const { text } = await renderMail(free);
  expect(free.subject).toContain("Confirmed: ");
  expect(text).toContain("Total: £33.00\nNot charged: -£33.00\nSold by");
  expect(free.preview + text).not.toMatch(/You paid|[Rr]eceipt|Paid on|VAT/);
  expect(orderMail("order-paid", "fr", { paidMinor: 0 }).subject).toContain("Confirmée");
  const lost = { disputedMinor: 3300, lostMinor: 3300 };
  const twice = orderMail("order-paid", "en", { paidMinor: 6600, ...lost });
  expect(twice.preview).toContain("You paid £33.00");
  expect((await renderMail(twice)).text).toContain(
    "Total: £33.00\nTotal paid: £66.00\nDisputed with your bank: £33.00\nPaid on",
  );
  expect(orderMail("order-paid", "en", lost).subject).toContain("Confirmed: ");
});

test("a receipt that is sent again tells what was paid less what went back for good, not less what is disputed", async () => {
  const read = async (order: Parameters<typeof orderMail>[2]) => {
    const message = orderMail("order-paid", "en", order);
    return { ...message, ...(await renderMail(message)) };
  };
  const disputed = await read({ disputedMinor: 3300 });
  expect(disputed.subject).toContain("Paid: ");
  expect(disputed.preview).toContain("You paid £33.00");
  expect(disputed.text).toContain("Total: £33.00\nDisputed with your bank: £33.00\nPaid on");
  const goodwill = await read({ refundedMinor: 500, backMinor: 500 });
  expect(goodwill.preview).toContain("You paid £28.00");
  expect(goodwill.text).toContain(
    "Total: £33.00\nTotal paid: £33.00\nTotal refunded: £5.00\nPaid on",
  );
  // Money of a wrong amount went back before staff gave the order away.
  const free = await read({ paidMinor: 2200, refundedMinor: 2200, backMinor: 2200 });
  expect(free.subject).toContain("Confirmed: ");
  // The bank took all of it back, which ended the order.
  const ended = await read({ status: "refunded", disputedMinor: 3300, lostMinor: 3300 });
  expect(ended.preview).toContain("You paid £33.00");
});

test.each([
  ["en", "Passes: 2 adults · 1 infant free\nTotal: £22.00", "£22.00"],
  ["fr", "Pass : 2 adultes · 1 bébé gratuit\nTotal : 22,00 £", "22,00 £"],
] as const)(
  "a receipt of one kind of traveller says its sum once: %s",
  async (language, row, sum) => {
    const party = { adults: 2, children: 0, infants: 1, amountMinor: 2200, paidMinor: 2200 };
    const { text, html } = await renderMail(
      orderMail("order-paid", language, party, true, PASS_URL),
    );
    const shown = html.replace(/<div class="preview".*?<\/div>/s, "");
    for (const words of [text, read(shown)]) {
      const plain = words.replaceAll(/[\u00a0\u202f]/g, " ");
      expect(plain.split(sum)).toHaveLength(2);
    }
    expect(text.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(row);
  },
);

test("a receipt after a waived difference adds up", async () => {
  const order = { adults: 4, children: 1, infants: 0, amountMinor: 5500, paidMinor: 3300 };
  expect((await renderMail(orderMail("order-paid", "en", order))).text).toContain(
    "Passes: 4 adults £44.00 · 1 child £11.00\nTotal: £55.00\nNot charged: -£22.00\nTotal paid: £33.00",
  );
  // Money of a wrong amount waives nothing of an order that is still unpaid.
  const wrong = { ...order, status: "Not Paid", refundedMinor: 3300 } as const;
  expect((await renderMail(orderMail("order-refunded", "en", wrong))).text).not.toContain(
    "Not charged",
  );
});

test("a refund in part leaves the way to withdraw from the rest", async () => {
  const paid = { status: "paid", paidAt: Date.UTC(2026, 10, 20) } as const;
  const part = orderMail("order-refunded", "en", paid, true, PASS_URL);
  expect((await renderMail(part)).text).toContain(`${ORIGIN}/withdraw`);
});

test.each([
  ["en", "Show this code at the priority lane", "Open your pass"],
  ["fr", "Présentez ce code à l’entrée de la file prioritaire", "Ouvrir votre pass"],
] as const)(
  "the receipt of an order that has a pass leads to it: %s",
  async (language, words, button) => {
    const pass = `${ORIGIN}/pass/abc`;
    const { text, html } = await renderMail(orderMail("order-paid", language, {}, true, pass));
    expect(text).toContain(words);
    expect(text).toContain(`${button}\n${pass}\n`);
    const french = language === "fr" ? "/fr" : "";
    expect(hrefs(html)).toEqual([
      ORDER_LINKS[language],
      pass,
      `${ORIGIN}${french}/find-booking`,
      `${ORIGIN}${french}/withdraw`,
    ]);
  },
);

test.each([
  ["order-paid", "en"],
  ["order-paid", "fr"],
  ["order-day-before", "en"],
  ["order-day-before", "fr"],
] as const)(
  "the code in the picture of %s in %s is the pass's own address",
  async (kind, language) => {
    const { attachments = [] } = await renderMail(orderMail(kind, language, {}, true, PASS_URL));
    const picture = attachments.find(({ contentId }) => contentId !== undefined)!;
    expect(picture).toMatchObject({
      disposition: "inline",
      type: "image/png",
      filename: "pass.png",
      content: expect.any(String),
    });
    expect(qrCodeOf(String(picture.content))).toBe(PASS_URL);
  },
);

/** The event of the calendar file that a mail brings along. */
async function eventIn(message: MailMessage) {
  const file = (await renderMail(message)).attachments?.find(
    ({ filename }) => filename === "fast-track.ics",
  );
  return (
    file && {
      ...calendarEvent(Buffer.from(String(file.content), "base64").toString()),
      type: file.type,
    }
  );
}

test("receipt, change and cancellation bring the same event to the calendar, always the newer one, and take it out in the end", async () => {
  const mails = [
    orderMail("order-paid", "en", { version: 2 }, true, PASS_URL),
    orderMail("order-changed", "en", { version: 3, flightDate: "2026-12-31" }, true, PASS_URL),
    orderMail("order-cancelled", "en", { version: 4, flightDate: "2026-12-31" }, true, PASS_URL),
  ];
  const [paid, changed, cancelled] = await Promise.all(mails.map(eventIn));
  const event = {
    UID: `01a20104-41fe-7b1c-94e8-34046bf73c0f@${siteConfig.domains.main}`,
    "URL;VALUE=URI": PASS_URL,
  };
  expect(paid).toMatchObject({
    ...event,
    METHOD: "PUBLISH",
    STATUS: "CONFIRMED",
    SEQUENCE: "2",
    "DTSTART;VALUE=DATE": "20261224",
    SUMMARY: "Fast Track at CDG",
    type: "text/calendar; method=PUBLISH; charset=utf-8",
  });
  expect(changed).toMatchObject({
    ...event,
    METHOD: "PUBLISH",
    STATUS: "CONFIRMED",
    SEQUENCE: "3",
    "DTSTART;VALUE=DATE": "20261231",
  });
  expect(cancelled).toMatchObject({
    ...event,
    METHOD: "CANCEL",
    STATUS: "CANCELLED",
    SEQUENCE: "4",
    type: "text/calendar; method=CANCEL; charset=utf-8",
  });
});

test.each([
  [
    "a receipt without a flight day",
    orderMail("order-paid", "en", { flightDate: null }, true, PASS_URL),
  ],
  ["a change before payment", orderMail("order-changed", "en", { status: "Not Paid" })],
  ["the end of an order that was never paid", orderMail("order-cancelled", "en")],
  ["a refund in part", orderMail("order-refunded", "en", { status: "paid" }, true, PASS_URL)],
])("%s brings nothing for the calendar", async (_name, message) => {
  expect(await eventIn(message)).toBeUndefined();
});

test.each([
  ["en", "Withdraw from contract here", "within 14 days of paying"],
  ["fr", "Renoncer au contrat ici", "dans les 14 jours qui suivent le paiement"],
] as const)(
  "while there is a right to withdraw, mails lead there in the words of the law, and no longer: %s",
  async (language, label, words) => {
    const link = `${ORIGIN}${language === "fr" ? "/fr" : ""}/withdraw`;
    const paidAt = Date.UTC(2026, 10, 22, 13, 5);
    for (const kind of ["order-paid", "order-changed", "order-day-before"] as const) {
      const { text } = await renderMail(orderMail(kind, language, { paidAt }, true, PASS_URL));
      expect(text).toContain(`${label}\n${link}`);
      expect(text).toContain(words);
      // London's whole last day counts.
      const lastDay = { paidAt: paidAt - 14 * 86_400_000 };
      expect((await renderMail(orderMail(kind, language, lastDay, true, PASS_URL))).text).toContain(
        link,
      );
      for (const over of [
        { paidAt: paidAt - 15 * 86_400_000 },
        { paidAt: null },
        { status: "completed" as const },
      ])
        expect(
          (await renderMail(orderMail(kind, language, over, true, PASS_URL))).text,
        ).not.toContain(link);
    }
  },
);

test.each([
  ["en", "days of paying.", "days of paying, until your pass is used."],
  [
    "fr",
    "jours qui suivent le paiement.",
    "jours qui suivent le paiement, tant que votre pass n’a pas été utilisé.",
  ],
] as const)(
  "only who asked for the service to begin early is told that the right to withdraw ends with its use: %s",
  async (language, whole, early) => {
    const textOf = async (earlyPerformanceAt: number | null) =>
      (await renderMail(orderMail("order-paid", language, { earlyPerformanceAt }, true, PASS_URL)))
        .text;
    expect(await textOf(null)).toContain(whole);
    expect(await textOf(1)).toContain(early);
  },
);

// Proves V1.2.
test("who books in somebody's name writes nothing to them: only codes of airports and flights are mailed", async () => {
  const { text, html } = await renderMail(
    orderMail("order-booked", "en", {
      airport: "WIN at https://evil.example",
      flightNumber: "evil.fr",
    }),
  );
  for (const words of [text, html]) expect(words).not.toMatch(/evil|WIN/);
  expect(
    (await renderMail(orderMail("order-booked", "en", { airport: "kef", flightNumber: "ba 12" })))
      .text,
  ).toContain("\n\nKEF\nDay: Thursday 24 December 2026\nFlight: BA 12");
});

// Proves V1.2.
test("what people typed is text in HTML, and what is known only in part leaves no empty row", async () => {
  const { html } = await renderMail(
    teamMessage({
      kind: "question",
      name: "A",
      email: "a@example.org",
      phone: null,
      message: "<img src=x onerror=alert(1)>\nhello",
      language: "en",
    }),
  );
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;<br />hello");
  const bare = await renderMail(
    orderMail("order-changed", "en", {
      airport: "",
      flightDate: null,
      flightNumber: null,
      children: 0,
      infants: 0,
      adults: 1,
    }),
  );
  expect(bare.text).toContain(
    "\n\nFast Track: 1 pass (1 adult)\n\nOrder number: FT-1795311809872-QWERTYUI\nTotal: £33.00",
  );
});

test("a mail that was stored before mails had parts is still sent", async () => {
  const { text, html } = await renderMail({ subject: "Re: hello", text: "Yes.\n\nEnvol" });
  expect(text).toBe("Yes.\n\nEnvol");
  expect(html).toContain("Yes.<br /><br />Envol");
});
