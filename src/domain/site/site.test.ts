import { expect, test } from "vitest";
import { siteConfig } from "../../../tests/site.config.ts";
import { LANGUAGES } from "../language.ts";
import type { SiteConfig } from "../site-config.ts";
import { localizedSite, telephone } from "./site.ts";

test("a phone number dials without the spaces, brackets and hyphens it is written with", () => {
  expect(telephone("+44 20 7946 0321")).toBe("tel:+442079460321");
  expect(telephone("(020) 7946-0321")).toBe("tel:02079460321");
  // Callers from abroad dial neither the zero for callers at home nor an extension.
  expect(telephone("+44 (0)20 7946 0321 ext. 12")).toBe("tel:+442079460321");
  expect(telephone("+33 1 23 45 67 89 poste 4")).toBe("tel:+33123456789");
  expect(telephone("+1 202 555 0143 x45")).toBe("tel:+12025550143");
});

test.each(LANGUAGES)("an owner's straight apostrophes are printed as ours are (%s)", (language) => {
  const typed: SiteConfig = structuredClone(siteConfig);
  Object.assign(typed.company, { name: "L'Échappée", email: "d'arc@echappee.example" });
  typed.social.facebook = "https://social.example/l'echappee";
  for (const { hero } of [typed.content, typed.translations!.fr.content])
    hero.title = "L'Échappée, 'à part', c'est l'aéroport sans l'attente";
  const { company, social, content } = localizedSite(typed, language);
  expect(company).toMatchObject({ name: "L’Échappée", email: "d'arc@echappee.example" });
  expect(social.facebook).toBe("https://social.example/l'echappee");
  expect(content.hero.title).toBe("L’Échappée, 'à part', c’est l’aéroport sans l’attente");
});
