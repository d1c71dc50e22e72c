import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { Site } from "./site.ts";

export interface Person {
  fullName: string;
  email: string;
  password: string;
}

let made = 0;

/** Someone who has no account yet. */
export function newPerson(): Person {
  made += 1;
  return { fullName: "Ada Lovelace", email: `ada.${made}@example.org`, password: "Take-off at 06:40" };
}

/** Someone with an account and no session, made through the API, and an admin if asked for. */
export async function createPerson(site: Site, { admin = false } = {}): Promise<Person> {
  const person = newPerson();
  const answer = await callAuth(site, "signup", { email: person.email, password: person.password, data: { full_name: person.fullName } });
  const { user } = (await answer.json()) as { user: { id: string } };
  const db = await site.d1();
  await db.prepare("DELETE FROM sessions WHERE user_id = ?1").bind(user.id).run();
  if (admin) {
    await db.prepare("INSERT INTO user_roles (user_id, role, created_at) VALUES (?1, 'admin', ?2)").bind(user.id, Date.now()).run();
  }
  return person;
}

/** Posts to the auth server, as a device that is no browser. */
export function callAuth(site: Site, path: string, body: object): Promise<Response> {
  return fetch(`${site.url()}/api/auth/${path}`, {
    method: "POST",
    headers: { apikey: "envol-public-anon-key", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Signs in on the page of /auth that is open, and waits until it has led on. */
export async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await page.fill('[name="email"]', email);
  await page.fill('[name="password"]', password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
}

/** A page in a new browser profile that is signed in, wherever it is asked to be. */
export async function openSignedIn(site: Site, person: Person, path: string, options: Parameters<Site["open"]>[1] = {}): Promise<Page> {
  const page = await site.open("/auth", options);
  await signIn(page, person);
  await page.goto(path);
  return page;
}

/** Signs in once, and gives what opens further pages as that person: for tests that are about something else. */
export async function signedInState(site: Site, person: Person): Promise<BrowserContextOptions["storageState"]> {
  const page = await openSignedIn(site, person, "/auth");
  return page.context().storageState();
}

/** The session as the browser keeps it, or null. */
export function storedSession(page: Page): Promise<{ access_token: string; refresh_token: string; expires_at: number } | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("envol.session") ?? "null"));
}

/** The newest mail that went to an address, waiting until it is there. */
export async function mailTo(site: Site, address: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const directory = site.mailDirectory();
    const mails = readdirSync(directory)
      .map((name) => join(directory, name))
      .toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
      .map((path) => readFileSync(path, "utf8"));
    const newest = mails.findLast((text) => text.includes(address));
    if (newest) return newest;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`No mail to ${address}`);
}
