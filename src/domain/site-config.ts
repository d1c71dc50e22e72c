import * as z from "zod/mini";
import { PLAN_IDS } from "./plans.ts";

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** An HSL colour as the site configuration writes it: "H S% L%", for example "205 85% 45%" (spec section 2). */
export const HslSchema = z
  .string()
  .check(z.regex(/^(360|3[0-5]\d|[12]?\d?\d)(\.\d+)? (100|\d?\d)(\.\d+)?% (100|\d?\d)(\.\d+)?%$/, "Use the form H S% L%"));

/** The longest a text of the content may be, in UTF-16 units. The title of a card is shorter than that of a section. */
export const CONTENT_LENGTHS = { title: 80, subtitle: 300, cta: 40, cardTitle: 60, description: 300 } as const;
const L = CONTENT_LENGTHS;
const card = () => z.strictObject({ title: text(L.cardTitle), description: text(L.description) });

/** The words a brand may set: hero, three services, reasons (spec section 3). The generator rewrites exactly this. */
export const SiteContentSchema = z.strictObject({
  hero: z.strictObject({ title: text(L.title), subtitle: text(L.subtitle), cta: text(L.cta) }),
  services: z.strictObject({ fastTrack: card(), checkIn: card(), museums: card() }),
  whyChooseUs: z.strictObject({
    title: text(L.title),
    reasons: z.array(card()).check(z.minLength(1), z.maxLength(8)),
  }),
});
export type SiteContent = z.infer<typeof SiteContentSchema>;

/** A plan of the site configuration. `price` is in major units of the price list, as specified. */
export const PlanSchema = z.strictObject({
  id: z.enum(PLAN_IDS),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  price: z.number().check(z.positive(), z.maximum(100_000), z.multipleOf(0.01)),
  period: z.string().check(z.minLength(1), z.maxLength(40)),
  description: z.string().check(z.maxLength(300)),
  features: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(1), z.maxLength(10)),
});
export type Plan = z.infer<typeof PlanSchema>;

const SeoSchema = z.strictObject({
  defaultTitle: text(70),
  defaultDescription: text(200),
  keywords: z.array(text(40)).check(z.maxLength(20)),
});

const domain = z.string().check(z.regex(/^[a-z0-9.-]+\.[a-z]{2,}$/i, "Use a host name such as www.example.com"), z.maxLength(253));

/** The whole configuration of a deployment (spec section 3), and the shape that the generator produces. */
export const SiteConfigSchema = z.strictObject({
  company: z.strictObject({
    name: text(60),
    legalName: text(100),
    phone: text(30),
    email: z.email(),
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
  pricing: z.strictObject({ plans: z.array(PlanSchema).check(z.length(2)) }),
  content: SiteContentSchema,
  seo: SeoSchema,
  social: z.strictObject({
    facebook: optionalText(200),
    twitter: optionalText(200),
    instagram: optionalText(200),
    linkedin: optionalText(200),
  }),
  /** Beyond the specification: what French pages say instead. */
  translations: z.optional(
    z.strictObject({
      fr: z.strictObject({
        content: SiteContentSchema,
        seo: SeoSchema,
        plans: z.array(z.pick(PlanSchema, { id: true, name: true, period: true, description: true, features: true })).check(z.length(2)),
      }),
    }),
  ),
  /** Beyond the specification: where the Login link leads. */
  memberPortal: z.optional(z.url()),
  /** Beyond the specification: what a card statement shows, at most 22 characters (card-scheme rule). */
  statementDescriptor: z.optional(z.string().check(z.regex(/^[A-Z0-9 .*-]{1,22}$/))),
  /** Beyond the specification: how long data is kept, in the privacy text and in the nightly deletion. */
  retention: z.optional(
    z.strictObject({ unpaidHours: z.int().check(z.gte(1), z.lte(8760)), customerYears: z.int().check(z.gte(1), z.lte(30)) }),
  ),
});
export type SiteConfig = z.infer<typeof SiteConfigSchema>;
