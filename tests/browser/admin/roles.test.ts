import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { axeViolations } from "../accessibility.ts";
import { createPerson, openSignedIn, siteAdmin } from "../people.ts";
import { browserSite, untilIdle, VIEWS, PHONE } from "../browser-site.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();

const { person: admin, open: openAsAdmin } = siteAdmin(site);
// One admin, and an empty trail, for each test.
beforeEach(async () => {
  await site.rows(
    "DELETE FROM user_roles WHERE user_id NOT IN (SELECT id FROM users WHERE email = ?1)",
    admin().email,
  );
  await site.rows("DELETE FROM audit_log");
  await site.rows("DELETE FROM invitations");
});

const holders = (page: Page) => page.locator('[data-field="role-holder"] th');
const entries = (page: Page) => page.locator('[data-field="audit-entry"]');
const invitations = (page: Page) => page.locator('[data-field="invitation"] th');
const invite = async (page: Page, email: string, role = "agent") => {
  await page.fill('[name="email"]', email);
  await page.selectOption('[name="role"]', role);
  // By keyboard, as a toast may lie over the button.
  await page.press('[name="email"]', "Enter");
};

test("someone is invited and has the role once they accept; taken away, they are out at the next call, and the journal knows", async () => {
  const member = await createPerson(site, { proved: true });
  const page = await openAsAdmin("/admin/roles", { viewport: PHONE });
  await holders(page).first().waitFor();
  await expect.poll(() => holders(page).allTextContents()).toEqual([`${admin().email} (vous)`]);
  await page.getByText("Il n’y a aucune invitation en attente.").waitFor();
  await invite(page, ` ${member.email.toUpperCase()} `, "admin");
  await expect.poll(() => invitations(page).allTextContents()).toEqual([member.email]);
  await expect.poll(() => page.inputValue('[name="email"]')).toBe("");
  await page.locator("[data-sonner-toast]").getByText("Invitation envoyée").waitFor();

  const link = /https?:\/\/\S+\/auth\/invitation\?\S+/.exec(await site.mailAbout(member.email))![0];
  const theirs = await openSignedIn(site, member, link, { expectedErrors: /status of 403/ });
  await theirs.getByRole("button", { name: "Accepter l’invitation" }).click();
  await theirs.waitForURL((url) => url.pathname === "/admin");
  await theirs.locator("nav").getByRole("link", { name: "Rôles" }).click();
  await holders(theirs).nth(1).waitFor();
  await theirs.fill('[name="email"]', "someone@example.org");

  await page.reload();
  await expect.poll(() => holders(page).count()).toBe(2);
  await page.getByRole("button", { name: `Retirer le rôle de ${member.email}` }).click();
  await page.getByRole("button", { name: "Retirer le rôle", exact: true }).click();
  await expect.poll(() => holders(page).count()).toBe(1);

  await theirs.getByRole("button", { name: "Envoyer l’invitation" }).click();
  // The link of a French mail has chosen French.
  await theirs.waitForURL((url) => url.pathname === "/fr");
  await theirs
    .locator("[data-sonner-toast]")
    .getByText("Vous n’avez plus accès à l’espace équipe")
    .waitFor();
  expect(await theirs.locator('header a[href="/admin"]').count()).toBe(0);

  await page.locator("nav").getByRole("link", { name: "Journal" }).click();
  await expect.poll(() => entries(page).count()).toBe(3);
  await expect
    .poll(() => entries(page).locator("th").allTextContents())
    .toEqual(["Rôle retiré", "Rôle accordé", "Invitation envoyée"]);
  await expect
    .poll(() => entries(page).first().locator("td").allInnerTexts())
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining(member.email),
        expect.stringContaining(admin().email),
      ]),
    );
});

test("an invitation is revoked; a role is changed, but not to an address that nobody has confirmed, which the list marks, and one that a colleague changed is not said to be taken away", async () => {
  const [proved, unproved] = [
    await createPerson(site, { role: "agent" }),
    await createPerson(site, { role: "agent" }),
  ];
  await site.rows("UPDATE users SET email_proved_at = NULL WHERE email = ?", unproved.email);
  const page = await openAsAdmin("/admin/roles", {
    viewport: PHONE,
    expectedErrors: /status of (404|409|422)/,
  });
  const dialog = page.getByRole("dialog");
  await invite(page, "first@example.org");
  const revoke = page.getByRole("button", { name: "Révoquer l’invitation de first@example.org" });
  await revoke.click();
  await dialog.getByText("Le lien envoyé à first@example.org ne fonctionnera plus.").waitFor();
  // It was accepted meanwhile.
  await site.rows("DELETE FROM invitations");
  await dialog.getByRole("button", { name: "Révoquer l’invitation" }).click();
  await dialog.getByRole("alert").getByText("Cette invitation a déjà été acceptée").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => invitations(page).count()).toBe(0);
  await invite(page, "first@example.org");
  await revoke.click();
  await dialog.getByRole("button", { name: "Révoquer l’invitation" }).click();
  await expect.poll(() => invitations(page).count()).toBe(0);

  await expect.poll(() => holders(page).count()).toBe(3);
  const marked = page
    .locator('[data-field="role-holder"]')
    .filter({ hasText: "Adresse non confirmée" });
  await expect
    .poll(() => marked.locator("th").allInnerTexts())
    .toEqual([expect.stringContaining(unproved.email)]);
  await page.getByRole("button", { name: `Nommer administrateur : ${unproved.email}` }).click();
  await dialog.getByRole("button", { name: "Nommer administrateur" }).click();
  await dialog.getByRole("alert").getByText("Envoyez plutôt une invitation.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Retirer le rôle de ${unproved.email}` }).click();
  await site.rows(
    "UPDATE user_roles SET role = 'accountant' WHERE user_id = (SELECT id FROM users WHERE email = ?)",
    unproved.email,
  );
  await dialog.getByRole("button", { name: "Retirer le rôle", exact: true }).click();
  await page
    .getByText(/rôle de cette personne a changé/)
    .first()
    .waitFor();
  expect(await site.count("user_roles")).toBe(3);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Nommer administrateur : ${proved.email}` }).click();
  await dialog.getByText(`${proved.email} pourra tout voir et tout modifier`).waitFor();
  await dialog.getByRole("button", { name: "Nommer administrateur" }).click();
  await expect
    .poll(() =>
      page.locator('[data-field="role-holder"]').filter({ hasText: proved.email }).innerText(),
    )
    .toContain("Administrateur");
});

test("the last admin stays one, someone who has the role is refused beside the field, and a suspended role is given again", async () => {
  const { email } = await createPerson(site, { role: "agent" });
  const suspended = await createPerson(site, { proved: true });
  await site.rows(
    "INSERT INTO suspended_roles SELECT id, 'agent', 1, 2 FROM users WHERE email = ?",
    suspended.email,
  );
  const page = await openAsAdmin("/admin/roles", {
    viewport: PHONE,
    expectedErrors: /status of 409/,
  });
  await page.getByRole("button", { name: `Retirer le rôle de ${admin().email}` }).click();
  await page.getByText("Seul un autre administrateur pourra vous rendre ce rôle").waitFor();
  await page.getByRole("button", { name: "Retirer le rôle", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("alert")
    .getByText("C’est le dernier administrateur")
    .waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await holders(page).allTextContents()).toContain(`${admin().email} (vous)`);

  await invite(page, email);
  await page.locator("form").getByText("Cette personne a déjà ce rôle.").waitFor();
  expect(await page.inputValue('[name="email"]')).toBe(email);
  expect(await page.getAttribute('[name="email"]', "aria-invalid")).toBe("true");
  await page.getByText("Suspendu : nouvelle adresse ou mot de passe oublié").waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole("button", { name: `Rétablir le rôle de ${suspended.email}` }).click();
  await page.getByRole("dialog").getByText("Vérifiez ce changement par téléphone").waitFor();
  await page.getByRole("button", { name: "Rétablir le rôle", exact: true }).click();
  await page.locator("[data-sonner-toast]").getByText("Rôle rétabli").waitFor();
  await expect
    .poll(() => page.getByText("Suspendu : nouvelle adresse ou mot de passe oublié").count())
    .toBe(0);
  expect(
    await site.rows(
      "SELECT role FROM user_roles JOIN users ON id = user_id WHERE email = ?",
      suspended.email,
    ),
  ).toEqual([{ role: "agent" }]);
});

const AGENT_PAGES = {
  en: {
    menu: [
      "Dashboard",
      "Orders",
      "Departures",
      "Stopped sales",
      "Customers",
      "Accounts",
      "Messages",
      "Scan passes",
    ],
    refusal: "This page is for admins",
  },
  fr: {
    menu: [
      "Tableau de bord",
      "Commandes",
      "Départs",
      "Ventes suspendues",
      "Clients",
      "Comptes",
      "Messages",
      "Scanner",
    ],
    refusal: "Page réservée aux administrateurs",
  },
};
const inTurn = takingTurns();
for (const [language, viewport] of Object.entries(VIEWS)) {
  inTurn(
    language,
    `an agent sees their pages only, and a link to another says so (${language})`,
    async () => {
      const { menu, refusal } = AGENT_PAGES[language as keyof typeof AGENT_PAGES];
      await site.book();
      const page = await openSignedIn(
        site,
        await createPerson(site, { role: "agent" }),
        `/admin/orders?lang=${language}`,
        { viewport },
      );
      await page.locator('[data-field="order"]').first().waitFor();
      await expect.poll(() => page.locator("nav[aria-label] a").allInnerTexts()).toEqual(menu);
      expect(await page.getByRole("button", { name: "CSV" }).count()).toBe(0);
      for (const path of ["mails", "roles"]) {
        await page.goto(`/admin/${path}`);
        await page.getByRole("heading", { level: 1, name: refusal }).waitFor();
        expect(await page.locator("nav[aria-label] a[aria-current]").count()).toBe(0);
      }
      expect(await axeViolations(page)).toEqual([]);
      await page.locator("main a").click();
      await page.waitForURL((url) => url.pathname === "/admin");
      await page.getByRole("heading", { level: 1, name: menu[0]! }).waitFor();
    },
  );
}

test("an admin who is made an agent is told that the page is not theirs; who gives their own role away leaves the staff area", async () => {
  const other = await createPerson(site, { role: "admin" });
  const page = await openSignedIn(site, other, "/admin/roles", { expectedErrors: /status of 403/ });
  await holders(page).first().waitFor();
  // A read still under way would meet the new role before the form is sent.
  await untilIdle(page);
  await site.rows(
    "UPDATE user_roles SET role = 'agent' WHERE user_id = (SELECT id FROM users WHERE email = ?1)",
    other.email,
  );
  await invite(page, "nobody@example.org");
  await page
    .getByRole("heading", { level: 1, name: "Page réservée aux administrateurs" })
    .waitFor();
  await page.locator("nav").getByRole("link", { name: "Commandes" }).click();
  await page.getByRole("heading", { level: 1, name: "Commandes" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/admin/orders");

  await site.rows("UPDATE user_roles SET role = 'admin'");
  await page.goto("/admin/roles");
  await page.getByRole("button", { name: `Retirer le rôle de ${other.email}` }).click();
  await page.getByRole("button", { name: "Retirer le rôle", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await site.count("user_roles")).toBe(1);
});

test("an accountant reads orders, people and the log, exports, and finds nothing that writes", async () => {
  const { booking } = await site.book();
  const { id, customer_id: person } = booking.order;
  const accountant = await createPerson(site, { role: "accountant" });
  const page = await openSignedIn(site, accountant, "/admin/orders?lang=en");
  await page.locator('[data-field="order"]').first().waitFor();
  expect(await page.locator("nav[aria-label='Staff pages'] a").allInnerTexts()).toEqual([
    "Dashboard",
    "Orders",
    "Departures",
    "Customers",
    "Audit log",
  ]);
  expect(await page.getByRole("button", { name: "Export as CSV" }).count()).toBe(1);
  expect(await page.getByRole("link", { name: "New order" }).count()).toBe(0);
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" }).locator("kbd");
  await expect
    .poll(() => keys.allTextContents())
    .toEqual(["j  k", "Enter", "x", "/", "g  d", "g  o", "g  p", "g  c", "?"]);
  await page.keyboard.press("Escape");
  for (const [path, shown] of [
    [`orders/${id}`, "#order-timeline"],
    [`customers/${person}`, "#addresses"],
  ] as const) {
    await page.goto(`/admin/${path}?lang=en`);
    await page.locator(shown).waitFor();
    const controls = page.locator("main").locator(":is(button, input, textarea, select):visible");
    const found = (all: Element[]) => all.map(({ outerHTML }) => outerHTML.slice(0, 120));
    expect(await controls.evaluateAll(found)).toEqual([]);
  }
  await page.goto("/admin/audit?lang=en");
  await page.locator('[data-field="audit-entry"]').first().waitFor();
});

test("the journal says in words what each act was about, and shows what it has no words for as it is; Enter in its person keeps the field, which a press elsewhere empties (fr)", async () => {
  const details = {
    "order.forgotten": {
      odd: [1],
      fields: ["flightNumber", "adults"],
      note: "an-id",
      refund: "an-id",
      airport: "TRZ",
      until: "2026-07-01T22:59:59.999Z",
      all: "true",
      unpaid_orders: 2,
    },
    "order.refunded": { amount_minor: 1100, travellers: { adults: 1, children: 0 }, request: "x" },
    "payments.exported": { from: "2026-10-01", format: "excel" },
    "orders.exported": { paid_from: "2026-10-01", searched: true },
    "group_act.previewed": { act: "refund", flight_number: "EX 7777" },
    "audit.exported": { action: "order.refunded", sign_ins: "without" },
  };
  for (const [action, detail] of Object.entries(details))
    await site.rows(
      "INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at) VALUES (?1, NULL, ?1, 'x', ?2, 1)",
      action,
      JSON.stringify(detail),
    );
  const page = await openAsAdmin("/admin/audit", { viewport: VIEWS.fr });
  await entries(page).first().waitFor();
  const shown = (await entries(page).allTextContents())
    .join("\n")
    .replaceAll(/[\u00a0\u202f]/g, " ");
  for (const text of [
    "order.forgotten",
    "odd : 1 · modifié : Numéro de vol, Adultes · aéroport : TRZ · jusqu’au : 1er juillet 2026 à 23 h 59 · toutes les commandes : oui · commandes non payées : 2",
    "voyageurs retirés : Adultes 1",
    "payées du : 1er octobre 2026",
    "action : Rembourser · vol : EX 7777",
    "action : Remboursement lancé · connexions : non",
    "Action groupée",
    "Paiements",
  ])
    expect(shown).toContain(text);
  expect(shown).not.toContain("an-id");

  await page.getByRole("button", { name: "Filtres", exact: true }).click();
  const person = page.locator("[name=person]");
  await person.fill("ada");
  await person.press("Enter");
  await page.waitForURL(/person=ada/);
  await page.getByRole("button", { name: "Filtres (1)" }).waitFor();
  expect(await person.evaluate((field) => field === document.activeElement)).toBe(true);
  // An empty list has one link that shows all.
  await page.getByRole("main").getByRole("link", { name: "Tout afficher" }).click();
  await expect.poll(() => person.inputValue()).toBe("");
});
