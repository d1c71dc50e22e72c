import { createFacts } from "#content/facts.ts";
import { shell } from "#content/shell.ts";
import { SAMPLE_PASS_PATH, sampleTrip } from "#domain/generator/sample-pass.ts";
import { localizePath } from "#domain/language-path.ts";
import type { Language } from "#domain/language.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { faresIn, priceParty } from "#domain/money/fares.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { localizedSite } from "#domain/site/site.ts";
import { frenchMail } from "./french-mail.ts";
import { mailHtml } from "./mail-html.ts";
import { orderMessage } from "./order-message.ts";
import { qrPng } from "./qr-png.ts";

const POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'none'";

interface Sample {
  site: SiteConfig;
  origin: string;
  /** A data: URL, unlike the base64 of `renderMail`. */
  sign: string;
  language: Language;
  currency: CurrencyCode;
}

/** Shows a paid order's mail in a preview's brand. The page cannot run scripts. */
export async function renderSampleMail({ site, origin, sign, language, currency }: Sample) {
  const now = Date.now();
  const { day, ...trip } = sampleTrip(site, now);
  const passUrl = origin + localizePath(SAMPLE_PASS_PATH, language);
  const fares = faresIn(currency);
  const amountMinor = priceParty(trip, fares);
  const message = orderMessage({
    kind: "order-paid",
    order: {
      ...trip,
      id: "",
      orderNumber: "FT-1700000000000-SAMPLE",
      status: "paid",
      amountMinor,
      dueMinor: 0,
      paidMinor: amountMinor,
      refundedMinor: 0,
      disputedMinor: 0,
      byHandMinor: 0,
      paymentStatus: "paid",
      keptMinor: amountMinor,
      backMinor: 0,
      lostMinor: 0,
      isBeingRefunded: false,
      currency,
      fares,
      flightDate: day,
      flightNumber: null,
      language,
      createdAt: now,
      updatedAt: now,
      heldUntil: null,
      version: 1,
      earlyPerformanceAt: null,
      paidAt: now,
      lastPaidAt: now,
      withdrawnAt: null,
      payer: { firstName: "Alex", lastName: "Martin", companyName: "", vatNumber: "", email: "" },
    },
    facts: null,
    happenedAt: now,
    now,
    origin,
    orderLink: passUrl,
    canPay: false,
    passUrl,
    wallets: [],
    site,
  });
  const { form: mark } = shell[language](
    createFacts(localizedSite(site, language), language, currency),
  ).preview;
  const marked = { ...message, parts: [mark, ...message.parts] };
  const pictures = {
    sign,
    qrCode: `data:image/png;base64,${qrPng(passUrl).toString("base64")}`,
  };
  const html = await mailHtml(language === "fr" ? frenchMail(marked) : marked, site, pictures);
  return { html, contentSecurityPolicy: POLICY };
}
