import { siteConfig } from "../../app.config.ts";
import { listKnownAirports } from "#content/known-airports.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { svgDataUrl } from "#domain/logo.ts";
import { deriveColors } from "#lib/brand/brand-colors.ts";

/** Each opens something in HTML, CSS, JavaScript, a template or a regular expression. */
export const HOSTILE = `"'\`\${7*7}{{api-key}}</script><!--</style></title>&amp;$&[x]/\\*/ü`;

/** The demo without what names its company. */
export function base(): SiteConfig {
  const site = structuredClone(siteConfig);
  site.company.email = "bonjour@agence.test";
  site.domains = {
    main: "www.agence.test",
    fastTrack: "pass.agence.test",
    checkIn: "checkin.agence.test",
  };
  delete site.mark;
  delete site.memberPortal;
  delete site.statementDescriptor;
  return site;
}

function brand(name: string, change: (site: SiteConfig) => void): SiteConfig {
  const site = base();
  site.company = { ...site.company, name, legalName: name };
  site.content.hero.title = `${name}!`.slice(0, 80);
  site.seo.defaultTitle = name.slice(0, 70);
  if (site.translations) {
    site.translations.fr.content.hero.title = `${name} !`.slice(0, 80);
    site.translations.fr.seo.defaultTitle = name.slice(0, 70);
  }
  change(site);
  return site;
}

/** Every text that is free to choose, replaced by the next of these. */
export function withTexts(site: SiteConfig, texts: readonly string[]): SiteConfig {
  const kept = new Set(["id", "email", "domains", "colors", "social", "phone", "period"]);
  let used = 0;
  const next = () => texts[used++ % texts.length]!;
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value === "string") return next().slice(0, 40);
    if (typeof value !== "object" || !value) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, kept.has(key) ? item : walk(item)]),
    );
  };
  return {
    ...(walk(site) as SiteConfig),
    company: { ...site.company, name: next().slice(0, 60), legalName: next(), address: next() },
  };
}

const inOtherScripts = (site: SiteConfig) => {
  site.company.address = "東京都千代田区丸の内一丁目 / ул. Пушкина, 10";
  site.pricing.plans[0]!.name = "中級";
};
const PALE: SiteConfig["colors"] = {
  primary: "50 90% 88%",
  primaryLight: "50 90% 95%",
  primaryDark: "50 60% 80%",
  accent: "180 50% 92%",
  secondary: "0 0% 100%",
};
const withoutWhatIsOptional = (site: SiteConfig) => {
  delete site.translations;
  delete site.retention;
  site.seo.keywords = [];
  site.social = { facebook: "", twitter: "", instagram: "", linkedin: "" };
  site.colors = deriveColors({ primary: "205 85% 45%", accent: "42 95% 55%" });
  for (const plan of site.pricing.plans) plan.description = "";
};

/** Billed monthly, with fares and rates of its own. */
const withOwnFigures = (site: SiteConfig) => {
  site.membership = { billingMonths: 1, trialDays: 14, passes: { medium: 4, premium: 8 } };
  site.fares = { adults: 15, children: 9.5, infants: 0, from: 9 };
  site.rates = { USD: 1, EUR: 0.9, GBP: 0.8 };
  const plans = [...site.pricing.plans, ...(site.translations?.fr.plans ?? [])];
  for (const plan of plans) {
    plan.period = plan.period.startsWith("every") ? "every month" : "par mois";
    const passes = site.membership.passes[plan.id];
    plan.features[0] = plan.features[0]!.replace(/\d/, String(passes));
  }
  site.pricing.plans[0]!.price = 19;
  site.pricing.plans[1]!.price = 29;
  for (const seo of [site.seo, site.translations?.fr.seo])
    if (seo) seo.defaultDescription = seo.defaultDescription.replace(/\b3 (days|jours)/, "14 $1");
};

/** A company of France, with hours and an emergency line of its own. */
const underFrenchLaw = (site: SiteConfig) => {
  site.support = {
    zone: "Europe/Athens",
    city: { en: "Athens", fr: "Athènes" },
    opens: "8:00",
    closes: "19:00",
    emergency: "+33 4 91 00 00 99",
  };
  site.defaultCurrency = { en: "GBP", fr: "EUR" };
  site.legal = {
    country: "FR",
    form: {
      en: "a simplified joint-stock company with a capital of €10,000",
      fr: "société par actions simplifiée au capital de 10 000 €",
    },
    register: "RCS Marseille 900 000 001",
    vat: { number: "FR00900000001", rate: 20 },
    director: "Mireille Aubanel",
    host: "Cloudflare, Inc., 101 Townsend Street, San Francisco, CA 94107, USA",
    mediator: { name: "Médiation Tourisme et Voyage", site: "https://www.mtv.travel" },
  };
};

/** Six brands as unlike as they come: what the generator may be asked for. */
export const BRANDS: Record<
  "long" | "nonLatin" | "hostile" | "pale" | "monthly" | "bare",
  SiteConfig
> = {
  long: brand("Transcontinental Companionship & Unhurried Departures Society", (site) => {
    site.company.name = "Transcontinental Companionship & Unhurried Departures Socie";
    site.colors = deriveColors({ primary: "160 84% 24%", accent: "330 80% 50%" });
  }),
  nonLatin: brand("旅路 Путь", (site) => {
    inOtherScripts(site);
    site.colors = deriveColors({ primary: "355 70% 42%", accent: "190 80% 40%" });
  }),
  hostile: withTexts(base(), [HOSTILE]),
  pale: brand("Pâle", (site) => {
    site.colors = PALE;
  }),
  monthly: brand("Mistral Voyages", (site) => {
    withOwnFigures(site);
    underFrenchLaw(site);
  }),
  bare: brand("Bare", withoutWhatIsOptional),
};

const hostileAndMonthly = withTexts(base(), [HOSTILE]);
inOtherScripts(hostileAndMonthly);
withOwnFigures(hostileAndMonthly);
underFrenchLaw(hostileAndMonthly);
hostileAndMonthly.colors = PALE;

hostileAndMonthly.logo = {
  image: svgDataUrl(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="17.25" fill="#d92626"/></svg>',
  ),
  width: 40,
  height: 40,
  ground: "light",
};

const bare = brand("Transcontinental Companionship 旅路 Путь Unhurried Departures", (site) => {
  withoutWhatIsOptional(site);
  site.airports = listKnownAirports().filter(({ code }) => code === "NCE");
  site.mark = { size: 24, path: "M2 22L12 2l10 20h-5L12 11 7 22z", accent: "M9 18h6v4H9z" };
});

/**
 * One build proves what a name, colours, figures and laws lead to, as they have nothing to do with
 * one another. `BRANDS=2` builds the second one too, and reads more of the first.
 */
export const BUILT_BRANDS = Object.entries({
  "hostile-in-other-scripts-pale-and-monthly": hostileAndMonthly,
  "long-with-a-mark-and-bare": bare,
}).slice(0, Number(process.env.BRANDS ?? 1));
