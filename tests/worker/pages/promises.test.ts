import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { publicPages } from "../../../scripts/build/public-pages.ts";
import { AIRPORT_CODES, NETWORK_AIRPORTS } from "#domain/airports/airports.ts";
import { LANGUAGES } from "#domain/language.ts";
import { STATEMENT_KINDS } from "#domain/statements/statement.ts";
import { SUPPORT } from "#domain/site/site.ts";
import { TERMS } from "#domain/site/terms.ts";
import { factsMail, leftAddressMessage, statementReceipt } from "#worker/mail/messages.ts";
import { renderMail } from "#worker/mail/render-mail.ts";
import { bookingBody } from "../../factories.ts";
import { ORDER_MAILS, orderMail } from "../../order-mails.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const { phone } = siteConfig.company;
const DAYS = TERMS.changeOfMindDays;
const STATEMENT = { name: "Ada", reference: "FT-1", email: "ada@example.org", endsOn: "" };

const spaced = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, " ");
/** The words that a page shows or a screen reader reads, each block on a line of its own. */
const wordsIn = (html: string) =>
  html
    .replaceAll(/<(script|style|template)\b[^]*?<\/\1>/g, "")
    .replaceAll(/<\/?(?:p|h\d|li|dd|dt|td|th|div|section|label|option|title)\b[^>]*>/g, "\n")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .split("\n")
    .map(spaced)
    .join("\n");

type Text = [name: string, words: string];

async function pageTexts(): Promise<Text[]> {
  const { booking, cookie } = await worker.book(bookingBody());
  const paths = [...publicPages(siteConfig).map(({ path }) => path), "/fast-track-old"];
  const all = LANGUAGES.flatMap((language) =>
    [...paths, "/find-booking"].map((path) => (language === "fr" ? `/fr${path}` : path)),
  );
  all.push(`/fast-track-payment/${booking.order.id}`);
  return Promise.all(
    all.map(async (path): Promise<Text> => {
      const response = await worker.get(path.replace(/\/$/, "") || "/", { cookie });
      expect(`${path} ${response.status}`).toBe(`${path} 200`);
      return [path, wordsIn(await response.text())];
    }),
  );
}

async function mailTexts(): Promise<Text[]> {
  const link = "https://www.envol.example/x";
  const early = { earlyPerformanceAt: Date.UTC(2026, 10, 22) };
  const mails = LANGUAGES.flatMap((language) => [
    factsMail(language, "bookingCode", { code: "123456", orderNumber: "FT-1", minutes: 10 }),
    leftAddressMessage(language, "FT-1"),
    factsMail(language, "recovery", { link, minutes: 60 }),
    factsMail(language, "addressProof", { link, code: "123456", minutes: 60 }),
    orderMail("order-paid", language, early),
    ...STATEMENT_KINDS.map((kind) =>
      statementReceipt(language, { kind, statement: STATEMENT, receivedAt: 0 }),
    ),
  ]);
  const named = [...ORDER_MAILS, ...mails.map((mail) => [mail.subject, mail] as const)];
  return Promise.all(
    named.map(async ([name, mail]): Promise<Text> => [name, spaced((await renderMail(mail)).text)]),
  );
}

/** Promises that another page or the law denies: a lane without waiting, other days to count from. */
const CONTRADICTIONS: [fact: string, pattern: RegExp][] = [
  ["no waiting time is promised", /minutes, not|(a few|quelques) minutes (from|pas|de l)/i],
  [
    "a lane is a priority lane",
    /nobody (queues|waits)|personne n’attend|without the (queue|wait)/i,
  ],
  ["others wait too", /sans (la )?(file|attente|attendre)|past the (security )?queue/i],
  ["arrive when the airline says", /arrive later|arrivez plus tard/i],
  ["14 days from paying", /\d+ days (of|after) (order|book|the (order|contract|conclusion))/i],
  ["14 jours du paiement", /\d+ jours (qui suivent|suivant|après) (la (commande|concl)|l’achat)/i],
  ["answers may come tomorrow", /usually the same day|le jour même\b/i],
  ["one code, counted", /counts? for everyone|the (whole )?party through, once/i],
];

test("no page and no mail promises what another one denies", async () => {
  const found = [...(await pageTexts()), ...(await mailTexts())].flatMap(([name, words]) =>
    CONTRADICTIONS.filter(([, pattern]) => pattern.test(words)).map(
      ([fact, pattern]) => `${name}: ${fact}: ${pattern.exec(words)![0]}`,
    ),
  );
  expect(found).toEqual([]);
});

test("24/7 stands beside the number that answers then, and opening hours are always the same", async () => {
  const texts = [...(await pageTexts()), ...(await mailTexts())];
  const { opens, closes } = SUPPORT;
  const hours = [`${opens} to ${closes}`, `${opens} à ${closes}`.replaceAll(":00", " h")];
  const wrong = texts.flatMap(([name, words]) => {
    const always = [...words.matchAll(/24\/7|24 h\/24/g)].filter(({ index }) => {
      const around = words.slice(Math.max(0, index - 150), index + 250);
      return !around.includes(phone);
    });
    const daily = [...words.matchAll(/[^.\n]*(?:London time|heure de Londres)/g)].filter(
      ([sentence]) =>
        /every day|tous les jours/i.test(sentence) &&
        !hours.some((each) => sentence.includes(each)),
    );
    return [...always, ...daily].map(([text]) => `${name}: ${text}`);
  });
  expect(wrong).toEqual([]);
});

test("a page that names the network says how many airports can be booked", async () => {
  const texts = await pageTexts();
  // The generator shows the words of a brand to come.
  const network = texts.filter(
    ([name, words]) =>
      !name.endsWith("/config-generator") &&
      new RegExp(`${NETWORK_AIRPORTS} (airports|aéroports)`).test(words),
  );
  expect(network.length).toBeGreaterThanOrEqual(8);
  const silent = network.filter(
    ([, words]) =>
      !words.includes(`You can book online for ${AIRPORT_CODES.length} airports.`) &&
      !words.includes(`réserver en ligne pour ${AIRPORT_CODES.length} aéroports.`) &&
      !words.includes(`${AIRPORT_CODES.length} of which can be booked online`) &&
      !words.includes(`dont ${AIRPORT_CODES.length} sont ouverts à la réservation en ligne`),
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});

test("the days to change one's mind count from paying, on every page and in every mail of it", async () => {
  const texts = Object.fromEntries([...(await pageTexts()), ...(await mailTexts())]);
  for (const [language, words] of [
    ["en", `within ${DAYS} days of paying`],
    ["fr", `dans les ${DAYS} jours qui suivent le paiement`],
  ] as const)
    for (const path of ["/withdraw", "/terms"]) {
      expect(texts[language === "fr" ? `/fr${path}` : path]).toContain(words);
      expect(texts[`order-paid in ${language}`]).toContain(words);
    }
});
