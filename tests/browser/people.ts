import type { Page } from "playwright-core";
import { beforeAll } from "vitest";
import type { Role } from "#domain/accounts/role.ts";
import { SESSION_KEY } from "#lib/session/session-state.ts";
import type { BuiltSite } from "../site.ts";
import { authCalls } from "../people.ts";
import type { BrowserSite } from "./browser-site.ts";
import type { StorageState } from "./profiles.ts";

export interface Person {
  fullName: string;
  email: string;
  password: string;
}

let made = 0;

/** Someone who has no account yet. */
export function newPerson(): Person {
  made += 1;
  // Not a number by itself: one such as 17 begins the number of every order, which a search finds too.
  return {
    fullName: "Ada Lovelace",
    email: `ada${made}@example.org`,
    password: "Take-off at 06:40",
  };
}

/** Someone with an account and no session, made through the API, with a role and a proved address if asked for. */
export async function createPerson(
  site: BuiltSite,
  { role, proved = false }: { role?: Role; proved?: boolean } = {},
): Promise<Person> {
  const person = newPerson();
  const auth = authCalls(site);
  const { user } = await auth.person(person.email, person.password);
  await site.rows("DELETE FROM sessions WHERE user_id = ?", user.id);
  if (role) await auth.giveRole(user.id, role);
  if (role || proved) await auth.prove(user.id);
  return person;
}

/** Posts to the auth server, as a device that is no browser. */
export function callAuth(site: BuiltSite, path: string, body: object): Promise<Response> {
  return site.post(`/api/auth/${path}`, body);
}

/** Signs in on the page of /auth that is open, and waits until it has led on. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<void> {
  // The address changes to /auth while the page before still shows, and that page may have an e-mail field too.
  const form = page.locator("form", { has: page.locator('[name="password"]') });
  await form.locator('[name="email"]').fill(email);
  await form.locator('[name="password"]').fill(password);
  await form.locator('button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
}

/** What a browser keeps in which someone has signed in: a session of its own. */
async function signedInState(
  site: BuiltSite,
  { email, password }: Person,
  userAgent = "",
): Promise<StorageState> {
  const session = await authCalls(site).session(email, password, userAgent);
  return {
    cookies: [],
    origins: [
      { origin: site.url(), localStorage: [{ name: SESSION_KEY, value: JSON.stringify(session) }] },
    ],
  };
}

/** A page in a new browser profile that has signed in before: for tests that are about something else. */
export async function openSignedIn(
  site: BrowserSite,
  person: Person,
  path: string,
  options: Parameters<BrowserSite["open"]>[1] = {},
) {
  return site.open(path, {
    ...options,
    storageState: await signedInState(site, person, options.userAgent),
  });
}

/** One of the staff, and what opens pages as them, for one test file. Each page has the same session. */
export function siteStaff(site: BrowserSite, role: Role) {
  let person: Person;
  let storageState: StorageState;
  beforeAll(async () => {
    person = await createPerson(site, { role });
    storageState = await signedInState(site, person);
  });
  const open: BrowserSite["open"] = (path, options) =>
    site.open(path, { ...options, storageState });
  return { person: () => person, open };
}

export const siteAdmin = (site: BrowserSite) => siteStaff(site, "admin");

/** The session as the browser keeps it, or null. */
export function storedSession(
  page: Page,
): Promise<{ access_token: string; refresh_token: string; expires_at: number } | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), SESSION_KEY);
}

/** What the page stores of its session says that it has run out; as of then it is renewed before anything is read. */
export const letSessionExpire = (page: Page) =>
  page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key)!) as object;
    localStorage.setItem(
      key,
      JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }),
    );
  }, SESSION_KEY);
