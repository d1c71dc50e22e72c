import * as z from "zod/mini";
import { CONTENT_LENGTHS } from "./site-config.ts";
import { CURRENCY_CODES } from "./money/currency.ts";
import { LEGAL_COUNTRIES } from "./legal-countries.ts";
import { parseUrl } from "./page-url.ts";
import { BILLING_MONTHS, PLAN_IDS } from "./money/plans.ts";
import { PICTURES } from "./pictures.ts";
import { CARD_BRANDS } from "./card-brands.ts";
import { isLogoImage, LOGO_LENGTH } from "./logo.ts";
import { atMost } from "./validation.schema.ts";

// Control characters, line breaks, direction marks and lone surrogates.
const NOT_PLAIN =
  // oxlint-disable-next-line no-control-regex -- control characters are what this rule looks for
  /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const upToLength = (max: number) => atMost(max, `Write at most ${max} characters`);

const optionalText = (max: number) =>
  z.string().check(
    z.trim(),
    upToLength(max),
    z.refine(
      (text) => !NOT_PLAIN.test(text),
      "Write plain text on one line, without control characters",
    ),
    // These characters begin a link in our texts (src/components/ui/rich-text.tsx).
    z.refine((text) => !text.includes("]("), "Write plain text, without [links](/page)"),
  );

const text = (max: number) => optionalText(max).check(z.minLength(1, "Write something here"));

const ADDRESS = "Write a web address that starts with https://";

/** A link with https cannot run code, and nobody on the way can read it. */
const webAddress = optionalText(300).check(
  z.refine(
    (address) => /^https:\/\/[^\s/@]+(?:[/?#]|$)/.test(address) && parseUrl(address) !== undefined,
    ADDRESS,
  ),
);

const optionalWebAddress = z.union([z.literal(""), webAddress], ADDRESS);

export const HslSchema = z
  .string()
  .check(
    z.regex(
      /^(360|3[0-5]\d|[12]?\d?\d)(\.\d+)? (100|\d?\d)(\.\d+)?% (100|\d?\d)(\.\d+)?%$/,
      "Write a colour as H S% L%, such as 208 79% 28%",
    ),
  );

const L = CONTENT_LENGTHS;

const card = () => z.strictObject({ title: text(L.cardTitle), description: text(L.description) });

const upTo = <Item extends z.ZodMiniType>(most: number, noun: string, item: Item) => {
  const message = `Write 1 to ${most} ${noun}`;
  return z.array(item).check(z.minLength(1, message), atMost(most, message));
};

/** The generator rewrites exactly these texts (docs/product/generator.md). */
export const SiteContentSchema = z.strictObject({
  hero: z.strictObject({ title: text(L.title), subtitle: text(L.subtitle), cta: text(L.cta) }),
  services: z.strictObject({ fastTrack: card(), checkIn: card(), museums: card() }),
  whyChooseUs: z.strictObject({
    title: text(L.title),
    reasons: upTo(8, "reasons", card()),
  }),
});

const decimal = (what: string, least: number, most: number) => {
  const message = `Write ${what} from ${least} to ${most}, at most two decimals`;
  const checks = [z.gte(least, message), z.lte(most, message), z.multipleOf(0.01, message)];
  return z.number().check(...checks);
};

const PLANS = `Write the plans ${PLAN_IDS.join(" and ")}, each once`;

/** In major units of the price list. Pages write `membership.billingMonths`, not `period`. */
export const PlanSchema = z.strictObject({
  id: z.enum(PLAN_IDS, PLANS),
  name: text(40),
  price: decimal("a price", 0.01, 100_000),
  period: text(40),
  description: optionalText(300),
  features: upTo(10, "features", text(200)),
});

const SeoSchema = z.strictObject({
  defaultTitle: text(70),
  defaultDescription: text(200),
  keywords: z.array(text(40)).check(atMost(20, "Write at most 20 keywords")),
});

const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

const domain = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    upToLength(253),
    z.regex(HOST_NAME, "Write a host name such as www.example.com, or its xn-- form"),
  );

const onePerPlan = (plans: readonly { id: string }[]) =>
  plans.length === PLAN_IDS.length && PLAN_IDS.every((id) => plans.some((plan) => plan.id === id));

const inBoth = (max: number) => z.strictObject({ en: text(max), fr: text(max) });

const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).format() !== "";
  } catch {
    return false;
  }
};

const timeZone = z
  .string()
  .check(
    z.refine(
      (zone) => /^[A-Za-z]+\//.test(zone) && isTimeZone(zone),
      "Write an IANA time zone such as Europe/Paris",
    ),
  );

const wholeHour = z
  .string()
  .check(z.regex(/^(1?\d|2[0-3]):00$/, "Write a whole hour such as 9:00 or 20:00"));

/** `hours` are in the airport's local time. */
const AirportSchema = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z]{3}$/, "Write the IATA code in three capitals")),
  names: inBoth(60),
  city: inBoth(40),
  zone: timeZone,
  terminal: z.optional(inBoth(40)),
  lane: inBoth(120),
  hours: inBoth(60),
  note: z.optional(inBoth(160)),
});

const whole = (least: number, most: number, unit: string) => {
  const message = `Write ${least} to ${most} ${unit}`;
  return z.int(message).check(z.gte(least, message), z.lte(most, message));
};
const passes = whole(2, 60, "passes");
const fare = (least: number) => decimal("a fare", least, 10_000);
const RATE = "Write a rate from 0 to 1000, where 0 takes the currency off sale";
const rate = () => z.number().check(z.minimum(0, RATE), z.maximum(1000, RATE));

const currency = z.enum(CURRENCY_CODES, `Write ${CURRENCY_CODES.join(", ")}`);

const svgPath = z
  .string()
  .check(
    upToLength(4000),
    z.regex(
      /^m(?=[^]*[lhvcsqta])[mlhvcsqtaz\d\s,.+-]*[\d.]\s*(?:z\s*)?$/i,
      "Write the d of SVG paths, such as M2 2h28v28z",
    ),
  );

const LOGO = "Upload the logo, an SVG or a PNG, at /config-generator";
const px = () => whole(1, 4096, "px");

const logo = z
  .strictObject({
    image: z.string().check(upToLength(LOGO_LENGTH)),
    width: px(),
    height: px(),
    /** The background of the logo, so that it is visible on light and on dark pages. */
    ground: z.enum(["light", "dark", "none"]),
  })
  .check(z.refine(isLogoImage, LOGO));

const CARDS = `Write some of ${CARD_BRANDS.join(", ")}, each once`;

const PAINTINGS = Object.values(PICTURES);
const painting = z.optional(z.enum(PAINTINGS, `Write ${PAINTINGS.join(", ")}`));

const AIRPORTS = "Write 1 to 400 airports, each code once";

export const SiteConfigSchema = z.strictObject({
  company: z.strictObject({
    name: text(60),
    legalName: text(100),
    phone: text(30),
    email: z.string().check(upToLength(255), z.email("Write an email address")),
    address: text(300),
  }),
  domains: z.strictObject({ main: domain, fastTrack: domain, checkIn: domain }),
  colors: z.strictObject({
    primary: HslSchema,
    primaryLight: HslSchema,
    primaryDark: HslSchema,
    accent: HslSchema,
    secondary: HslSchema,
  }),
  pricing: z.strictObject({ plans: z.array(PlanSchema).check(z.refine(onePerPlan, PLANS)) }),
  content: SiteContentSchema,
  seo: SeoSchema,
  social: z.strictObject({
    facebook: optionalWebAddress,
    twitter: optionalWebAddress,
    instagram: optionalWebAddress,
    linkedin: optionalWebAddress,
  }),
  translations: z.optional(
    z.strictObject({
      fr: z.strictObject({
        /** The postal address, with its country in French. */
        address: z.optional(text(300)),
        content: SiteContentSchema,
        seo: SeoSchema,
        plans: z.array(z.omit(PlanSchema, { price: true })).check(z.refine(onePerPlan, PLANS)),
      }),
    }),
  ),
  /** The brand's sign in a square, as SVG paths. The default is the initial of the name. */
  mark: z.optional(
    z.strictObject({
      size: whole(8, 2048, "units"),
      path: svgPath,
      accent: z.optional(svgPath),
    }),
  ),
  /** The brand's logo in its own colours. It takes precedence over `mark`. */
  logo: z.optional(logo),
  /** The painting of each service. The default is ours. */
  pictures: z.optional(
    z.strictObject({
      fastTrack: painting,
      checkIn: painting,
      museums: painting,
      lounges: painting,
      guides: painting,
      concierge: painting,
    }),
  ),
  /** The airports on sale, in the order of lists. The default is our demo's. */
  airports: z.optional(
    z.array(AirportSchema).check(
      z.minLength(1, AIRPORTS),
      atMost(400, AIRPORTS),
      z.refine(
        (airports) => new Set(airports.map(({ code }) => code)).size === airports.length,
        AIRPORTS,
      ),
    ),
  ),
  /** Airports with lanes in the whole network. The default is the number on sale, or 300 for our demo's. */
  networkAirports: z.optional(whole(1, 10_000, "airports")),
  /** Terms of both plans. Texts that name them are made from these (docs/product/prices.md). */
  membership: z.optional(
    z.strictObject({
      billingMonths: z.union(
        BILLING_MONTHS.map((months) => z.literal(months)),
        `Write ${BILLING_MONTHS.join(", ")} months`,
      ),
      trialDays: whole(2, 90, "days"),
      passes: z.strictObject({ medium: passes, premium: passes }),
    }),
  ),
  /** Fares by age and the landing pages' "from" price, in major units of the price list. */
  fares: z.optional(
    z.strictObject({ adults: fare(0.01), children: fare(0), infants: fare(0), from: fare(0.01) }),
  ),
  /** The price of one unit of the price list; 0 takes the currency off sale. */
  rates: z.optional(
    z
      .strictObject({ USD: rate(), EUR: rate(), GBP: rate() })
      .check(z.refine((rates) => Object.values(rates).some((each) => each > 0), RATE)),
  ),
  /** By language, for a visitor who has not chosen a currency. */
  defaultCurrency: z.optional(z.strictObject({ en: currency, fr: currency })),
  /** The cards that the payment page accepts. The default is Visa and Mastercard. */
  cards: z.optional(
    z.array(z.enum(CARD_BRANDS, CARDS)).check(
      z.minLength(1, CARDS),
      z.refine((cards) => new Set(cards).size === cards.length, CARDS),
    ),
  ),
  /** The team's daily hours. All times but those of travel use this zone, named by `city`. */
  support: z.optional(
    z.strictObject({
      zone: timeZone,
      city: inBoth(40),
      opens: wholeHour,
      closes: wholeHour,
      /** The phone that answers day and night. The default is the company's. */
      emergency: z.optional(text(30)),
    }),
  ),
  /** Facts that the country's law requires. The legal texts are made from them. */
  legal: z.optional(
    z.strictObject({
      country: z.enum(
        LEGAL_COUNTRIES,
        `Write ${LEGAL_COUNTRIES.join(", ")}; a lawyer writes for another country`,
      ),
      /** Such as "a limited company" and « société par actions simplifiée ». */
      form: inBoth(80),
      /** The zone of the books' days. The default is the support's zone. */
      zone: z.optional(timeZone),
      register: text(80),
      vat: z.optional(
        z.strictObject({ number: text(20), rate: decimal("a rate in percent", 0, 30) }),
      ),
      director: z.optional(text(80)),
      host: z.optional(text(200)),
      mediator: z.optional(z.strictObject({ name: text(160), site: webAddress })),
    }),
  ),
  memberPortal: z.optional(webAddress),
  /** The text on card statements, at most 22 characters (card-scheme rule). */
  statementDescriptor: z.optional(
    z
      .string()
      .check(z.regex(/^[A-Z0-9 .*-]{1,22}$/, "Write 1 to 22 capitals, digits, spaces, or . * -")),
  ),
  changeDays: z.optional(whole(0, 30, "days")),
  retention: z.optional(
    z.strictObject({
      unpaidHours: whole(1, 8760, "hours"),
      customerYears: whole(1, 30, "years"),
    }),
  ),
});
