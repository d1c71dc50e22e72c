import { siteConfig } from "../../app.config.ts";
import type { SiteConfig } from "../../src/domain/site-config.ts";
import { deriveColors } from "../../src/lib/colors/brand-colors.ts";

/** Each opens something in HTML, CSS, JavaScript, a template or a regular expression. */
export const HOSTILE = `"'\`\${7*7}{{api-key}}</script><!--</style></title>&amp;$&[x]/\\*/ü`;

const base = (): SiteConfig => structuredClone(siteConfig);

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

/** Every text that is free to choose, replaced. */
function withTexts(site: SiteConfig, text: string): SiteConfig {
  const kept = new Set(["id", "email", "domains", "colors", "social", "memberPortal", "phone"]);
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value === "string") return text.slice(0, 40);
    if (typeof value !== "object" || !value) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, kept.has(key) ? item : walk(item)]),
    );
  };
  return {
    ...(walk(site) as SiteConfig),
    company: { ...site.company, name: text.slice(0, 60), legalName: text, address: text },
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
  delete site.memberPortal;
  delete site.statementDescriptor;
  delete site.retention;
  site.seo.keywords = [];
  site.social = { facebook: "", twitter: "", instagram: "", linkedin: "" };
  site.colors = deriveColors({ primary: "205 85% 45%", accent: "42 95% 55%" });
  for (const plan of site.pricing.plans) plan.description = "";
};

/** Five brands as unlike as they come: what the generator may be asked for. */
export const BRANDS: Record<"long" | "nonLatin" | "hostile" | "pale" | "bare", SiteConfig> = {
  long: brand("Transcontinental Companionship & Unhurried Departures Society", (site) => {
    site.company.name = "Transcontinental Companionship & Unhurried Departures Socie";
    site.colors = deriveColors({ primary: "160 84% 24%", accent: "330 80% 50%" });
  }),
  nonLatin: brand("旅路 Путь", (site) => {
    inOtherScripts(site);
    site.colors = deriveColors({ primary: "355 70% 42%", accent: "190 80% 40%" });
  }),
  hostile: withTexts(base(), HOSTILE),
  pale: brand("Pâle", (site) => {
    site.colors = PALE;
  }),
  bare: brand("Bare", withoutWhatIsOptional),
};

/** The same in two builds: what a name, colours and missing parts lead to has nothing to do with one another. */
export const BUILT_BRANDS: Record<string, SiteConfig> = {
  "long-in-other-scripts-pale-and-bare": brand(
    "Transcontinental Companionship 旅路 Путь Unhurried Departures",
    (site) => {
      inOtherScripts(site);
      withoutWhatIsOptional(site);
      site.colors = PALE;
    },
  ),
  hostile: BRANDS.hostile,
};
