import { expect, test } from "vitest";
import { axeViolations } from "./accessibility.ts";
import { browserSite, expectToFit, VIEWS } from "./browser-site.ts";
import { callAuth, createPerson, openSignedIn, siteAdmin } from "./people.ts";

const site = browserSite();
const { open } = siteAdmin(site);

const WORDS = {
  fr: {
    join: (email: string) => `Réunir ${email}`,
    split: (email: string) => `Séparer ${email}`,
    joined: "Adresse réunie",
    separated: "Adresse séparée",
    unknown: "Personne n’a réservé, écrit ou ouvert de compte avec cette adresse.",
    submit: "Réunir",
    block: "Bloquer",
    confirm: "Bloquer le compte",
    blocked: "Compte bloqué",
    unblock: "Débloquer",
    recovery: "Envoyer un lien de mot de passe",
    person: "Ouvrir la fiche",
  },
  en: {
    join: (email: string) => `Join ${email}`,
    split: (email: string) => `Separate ${email}`,
    joined: "Joined",
    separated: "Separated",
    unknown: "Nobody has booked, written or signed up with this address.",
    submit: "Join",
    block: "Block",
    confirm: "Block the account",
    blocked: "Account blocked",
    unblock: "Unblock",
    recovery: "Send a link for a new password",
    person: "Open the person",
  },
} as const;

for (const [language, viewport] of Object.entries(VIEWS)) {
  const words = WORDS[language as keyof typeof WORDS];

  test(`a person with three spellings becomes one, with all orders, and is taken apart again (${language})`, async () => {
    const name = { firstName: "Camille", lastName: `Trois${language}` };
    const [right, missing, swapped] = ["camille", "camile", "camlile"].map((local) => `${local}.${language}@voyage.example`) as [
      string,
      string,
      string,
    ];
    for (const email of [missing, swapped, right]) await site.book({ ...name, email });
    const page = await open(`/admin/customers?lang=${language}`, { viewport });
    await page.locator('[name="q"]').fill(name.lastName);
    await expect.poll(() => page.locator('[data-field="customer"]').count()).toBe(3);
    await page.locator('[data-field="customer"] a').first().click();
    await page.getByRole("button", { name: words.join(missing) }).click();
    await page.locator("[data-sonner-toast]").getByText(words.joined).first().waitFor();
    await page.getByRole("button", { name: words.join(swapped) }).click();
    await expect.poll(() => page.locator('[data-field="address"]').count()).toBe(3);
    await expect.poll(() => page.locator('[data-field="order"]').count()).toBe(3);
    expect(await axeViolations(page)).toEqual([]);
    await expectToFit(page);
    await page.goBack();
    await expect.poll(() => page.locator('[data-field="customer"]').count()).toBe(1);
    await page.goForward();
    await page.getByRole("button", { name: words.split(missing) }).click();
    await page.locator("[data-sonner-toast]").getByText(words.separated).first().waitFor();
    await expect.poll(() => page.locator('[data-field="order"]').count()).toBe(2);
  });

  test(`the address that a traveller writes from is joined from the message, by keyboard (${language})`, async () => {
    const [booked, wrote] = [`booked.${language}@traveller.example`, `wrote.${language}@traveller.example`];
    const { booking } = await site.book({ email: booked, firstName: "Ada", lastName: "Lovelace" });
    await site.post("/api/contact", { name: "Ada Lovelace", email: wrote, message: "Where is my confirmation?" });
    const [message] = await site.rows<{ id: string }>("SELECT id FROM messages WHERE email = ?", wrote);
    const page = await open(`/admin/messages/${message!.id}?lang=${language}`, { viewport, expectedErrors: /status of 422/ });
    await page.getByRole("link", { name: words.person }).click();
    const email = page.locator('[name="email"]');
    await email.fill("nobody@nowhere.example");
    await email.press("Enter");
    await page.getByText(words.unknown).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await email.fill(booked);
    await email.press("Enter");
    const order = page.locator('[data-field="order"] a').first();
    await order.getByText(booking.order.order_number).waitFor();
    await expectToFit(page);
  });

  test(`an account is found and blocked: its owner is out at once and told so when they sign in (${language})`, async () => {
    const owner = await createPerson(site, { proved: true });
    const page = await open(`/admin/accounts?lang=${language}`, { viewport });
    await page.locator('[name="q"]').fill(owner.email);
    await expect.poll(() => page.locator('[data-field="account"]').count()).toBe(1);
    await page.locator('[data-field="account"] a').first().click();
    await page.getByRole("button", { name: words.block }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(owner.email).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await expectToFit(page);
    await dialog.getByRole("button", { name: words.confirm }).click();
    await page.locator("[data-sonner-toast]").getByText(words.blocked).waitFor();
    await page.locator('[data-status="blocked"]').waitFor();
    await page.getByRole("button", { name: words.unblock }).waitFor();
    expect(await page.getByRole("button", { name: words.recovery }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    const refused = await callAuth(site, "token?grant_type=password", { email: owner.email, password: owner.password });
    expect([refused.status, ((await refused.json()) as { error_code: string }).error_code]).toEqual([400, "user_banned"]);
    const agent = await createPerson(site, { role: "agent" });
    const theirs = await openSignedIn(site, agent, new URL(page.url()).pathname, { viewport });
    await theirs.locator('[data-status="blocked"]').waitFor();
    expect(await theirs.getByRole("button", { name: words.unblock }).count()).toBe(0);
  });
}
