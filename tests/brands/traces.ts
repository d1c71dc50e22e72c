import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { expect } from "vitest";
import { svgToJpeg } from "../../scripts/build/draw-svg.ts";
import { loadFaces } from "../../scripts/build/faces.ts";
import { publicPages } from "../../scripts/build/public-pages.ts";
import { shareImageSvg } from "../../scripts/build/share-image.ts";
import { mailFolders } from "../../scripts/serve/local-mail.ts";
import type { ServedWorker } from "../../scripts/serve/serve-built-worker.ts";
import { ROOT } from "../../scripts/steps/command.ts";
import { siteConfigFile } from "#domain/generator/site-config-file.ts";
import { localizePath } from "#domain/language-path.ts";
import { type Language, LANGUAGES } from "#domain/language.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { SHARE_IMAGE, shareImagePath } from "#domain/site-address.ts";
import { withBrandColors } from "#lib/brand/plain-colors.ts";
import { SESSION_KEY } from "#lib/session/session-state.ts";
import { siteConfig } from "../site.config.ts";
import { noteHydration } from "../browser/profiles.ts";
import { openDatabaseFile } from "../database.ts";
import { bookingBody } from "../factories.ts";
import type { googleWallet } from "../fakes/google-wallet.ts";
import { payOnDemo } from "../pay-on-demo.ts";
import { authCalls } from "../people.ts";
import { readZip } from "../read-zip.ts";
import { type BuiltSite, cookieOf, fetchAlone, PUBLIC_KEY } from "../site.ts";

/** Names that machines give to keys, queues and events; nobody reads them. */
const IDENTIFIERS = /\benvol(?:[.:](?!example)|-)[a-z][\w.-]*/g;
const DEMO = /.{0,20}(?<!\p{L})envol(?!\p{L}).{0,20}/giu;
/** What finds the demo's values in a configuration holds two of them. */
const GUARD = { mark: "M2 25.5C11 25.5", patterns: 2 };

/** A text with the place where it is read. */
type Said = [place: string, text: string];

interface Foreign {
  browser: Browser;
  served: ServedWorker;
  /** The project's folder. */
  root: string;
  brand: SiteConfig;
  google: Awaited<ReturnType<typeof googleWallet>>;
}

export const toVisibleText = (html: string) =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, " ").replaceAll(/<[^>]*>/g, " ");

/**
 * Reads what a built brand serves and sends; with `isWhole` also what it draws, prints and shows its
 * staff. Returns where it names the demo's company.
 */
export async function findTraces(foreign: Foreign, isWhole: boolean): Promise<Said[]> {
  const site = siteAt(foreign.served);
  const texts = [
    ...(await readPages(foreign)),
    ...readFiles(foreign),
    ...(await readPaidBookings(site, foreign)),
    ...(isWhole ? await readStaff(site, foreign) : []),
    ...(isWhole ? await readShareImages(site, foreign) : []),
    ...(isWhole ? await readCommands(foreign) : []),
    ...(await readMails(site, foreign)),
  ];
  return texts.flatMap(([place, text]) => {
    const found = text.replaceAll(IDENTIFIERS, "").match(DEMO) ?? [];
    const isGuard = text.includes(GUARD.mark) && found.length === GUARD.patterns;
    return isGuard ? [] : found.map((trace): Said => [place, trace]);
  });
}

/** The calls that the tests' helpers make. */
function siteAt({ url, stateDir }: ServedWorker) {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetchAlone(url + path, { headers });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetchAlone(url + path, {
      method: "POST",
      headers: { ...PUBLIC_KEY, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const site: Pick<BuiltSite, "get" | "post" | "fetch" | "rows"> = {
    get,
    post,
    fetch: (path, init) => fetchAlone(url + path, init),
    async rows<Row = Record<string, unknown>>(sql: string, ...values: unknown[]) {
      const file = openDatabaseFile(stateDir);
      return file.rows<Row>(sql, ...values).finally(() => file.close());
    },
  };
  return site as BuiltSite;
}

/** Public pages whole, with titles and descriptions, and what stands beside them. */
async function readPages({ served, brand }: Foreign): Promise<Said[]> {
  const pages = publicPages(brand).flatMap(({ path }) =>
    LANGUAGES.map((language) => localizePath(path, language)),
  );
  const texts: Said[] = [];
  for (const path of [...pages, "/nowhere", "/auth", "/robots.txt", "/sitemap.xml"])
    texts.push([path, await (await fetchAlone(served.url + path)).text()]);
  return texts;
}

/** Scripts, styles, icons and prerendered pages, as they lie among the assets. */
function readFiles({ root }: Foreign): Said[] {
  const folder = join(root, "dist/client");
  const names = readdirSync(folder, { recursive: true }) as string[];
  return names
    .filter((name) => /\.(?:js|css|html|svg|txt|xml|json|webmanifest)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), "utf8")]);
}

/** Pass, checkout, calendar and both wallets of a paid booking, in both languages. */
async function readPaidBookings(site: BuiltSite, { brand, google }: Foreign): Promise<Said[]> {
  const said: Said[] = [];
  for (const language of LANGUAGES) {
    const [airport] = brand.airports ?? [{ code: "CDG" }];
    const booked = await site.post(
      "/api/bookings",
      bookingBody({ airport: airport!.code, flightDate: "2099-01-31" }),
      { "accept-language": language, "x-language": language },
    );
    const { order } = (await booked.json()) as { order: { id: string } };
    const cookie = cookieOf(booked);
    await payOnDemo(site, order.id, cookie);
    const paid = await site.get(`/api/bookings/${order.id}`, { ...PUBLIC_KEY, cookie });
    const { pass_url: pass } = ((await paid.json()) as { order: { pass_url: string } }).order;
    const code = new URL(pass).pathname.split("/").at(-1)!;
    for (const path of [
      localizePath(`/pass/${code}`, language),
      localizePath(`/fast-track-payment/${order.id}`, language),
      `/api/passes/${code}/calendar.ics?language=${language}`,
    ]) {
      const response = await site.get(path, { cookie });
      expect([path, response.status]).toEqual([path, 200]);
      said.push([path, await response.text()]);
    }
    const apple = await site.get(`/api/passes/${code}/apple.pkpass?language=${language}`);
    const files = readZip(Buffer.from(await apple.arrayBuffer()));
    const facts = String(files.get("pass.json"));
    const icon = await site.get("/apple-touch-icon.png");
    expect(files.get("icon.png")!.equals(Buffer.from(await icon.arrayBuffer()))).toBe(true);
    const link = await site.fetch(`/api/passes/${code}/google-wallet?language=${language}`, {
      redirect: "manual",
    });
    const saved = JSON.stringify(await google.save(link.headers.get("location")!));
    for (const wallet of [facts, saved])
      expect(wallet).toContain(JSON.stringify(brand.company.name));
    said.push([`Apple Wallet, ${language}`, facts], [`Google Wallet, ${language}`, saved]);
  }
  return said;
}

const STAFF_PAGES = ["/admin", "/admin/audit", "/admin/orders", "/admin/launch", "/account"];

/** Every list and export of the API as an admin gets it, and staff pages as they are read. */
async function readStaff(site: BuiltSite, { browser, served, root }: Foreign): Promise<Said[]> {
  const auth = authCalls(site);
  const person = await auth.person();
  await site.post("/api/contact", { name: "Ada", email: person.email, message: "Is it open?" });
  await auth.post("recover", { email: person.email });
  const granted = await run(root, "admin-grant", person.email, "--unproved");
  const headers = { ...PUBLIC_KEY, authorization: `Bearer ${person.access_token}` };
  const openApi = await (await site.get("/api/openapi.json")).text();
  const { paths } = JSON.parse(openApi) as { paths: Record<string, object> };
  const said: Said[] = [
    ["admin-grant", granted],
    ["/api/openapi.json", openApi],
  ];
  const lists = Object.keys(paths).filter((path) => "get" in paths[path]! && !path.includes("{"));
  expect(lists).toContain("/api/admin/audit");
  for (const path of lists) said.push([path, await (await site.get(path, headers)).text()]);

  const session = { name: SESSION_KEY, value: JSON.stringify(await auth.session(person.email)) };
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: served.url, localStorage: [session] }] },
  });
  await noteHydration(context);
  const read = async (language: Language) => {
    const page = await context.newPage();
    for (const path of STAFF_PAGES) {
      await page.goto(`${served.url}${path}?lang=${language}`, { waitUntil: "networkidle" });
      if (path === "/admin/audit") await page.getByText(person.email).first().waitFor();
      said.push([`${path}, ${language}`, `${await page.title()} ${await page.innerText("body")}`]);
    }
  };
  await read("en");
  await read("fr");
  await context.close();
  return said;
}

/** Titles that shared pictures are drawn from; some are drawn anew, to be what is served. */
async function readShareImages(site: BuiltSite, { brand }: Foreign): Promise<Said[]> {
  const faces = await loadFaces(join(ROOT, ".cache/site-files"));
  const [ours, theirs] = [publicPages(siteConfig), publicPages(brand)];
  const draw = (of: SiteConfig, path: string, title: string) =>
    svgToJpeg(
      withBrandColors(shareImageSvg(of, { path, title }, faces), of.colors),
      SHARE_IMAGE.width,
    );
  for (const language of LANGUAGES) {
    const [{ path, title }] = theirs as [(typeof theirs)[number]];
    const served = await site.get(shareImagePath(path, language));
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.equals(await draw(brand, path, title(language)))).toBe(true);
    expect(bytes.equals(await draw(siteConfig, path, ours[0]!.title(language)))).toBe(false);
  }
  return theirs.flatMap(({ path, title }) =>
    LANGUAGES.map((language): Said => [shareImagePath(path, language), title(language)]),
  );
}

/** What commands print, those that are asked wrongly too. */
async function readCommands({ root, brand }: Foreign): Promise<Said[]> {
  writeFileSync(join(root, "downloads/again.config.ts"), siteConfigFile(brand, new Date()));
  const said = await Promise.all(
    [
      ["brand", "downloads/again.config.ts"],
      ["backup", "--local"],
      ["restore"],
      ["retention", "--dry-run"],
      ["factor-remove", "nobody@example.org"],
      ["deploy"],
    ].map(async ([name, ...args]): Promise<Said> => [name!, await run(root, name!, ...args)]),
  );
  expect(said[0]![1]).toContain(brand.company.name);
  expect(said[1]![1]).toMatch(/^✓ local-/);
  const welcome = await runNode(root, "--input-type=module", "--eval", WELCOME);
  expect(welcome).toContain(`${brand.company.name} is ready`);
  expect(welcome.match(/^ *Demo .*@.* \/ /gm)).toHaveLength(3);
  const wrangler = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
  const packed = await runNode(root, wrangler, "deploy", "--dry-run", "--config", BUILT_CONFIG);
  expect(packed).toContain("--dry-run: exiting now");
  // The owner names the database: its name is read by nobody else.
  return [...said, ["start", welcome], ["dry run", packed.replace("env.DB (envol)", "")]];
}

const BUILT_CONFIG = "dist/server/wrangler.json";

/** Prints what `npm start` ends with in a new database. */
const WELCOME = `
const { welcome } = await import("./scripts/serve/welcome.ts");
const { DEMO_ACCOUNTS: results } = await import("./scripts/db/demo-accounts.ts");
const statement = { bind: () => ({ all: async () => ({ results }) }) };
const d1 = async () => ({ prepare: () => statement });
const url = "http://localhost:8787";
console.log(await welcome({ url, mailDirectory: "mail", mailboxUrl: url, d1 }, "server.log"));`;

/** Runs a command of a project, with its database. Returns what it prints. */
const run = (root: string, name: string, ...args: string[]): Promise<string> =>
  runNode(root, `scripts/commands/${name}.ts`, ...args);

function runNode(root: string, ...args: string[]): Promise<string> {
  const node = join(ROOT, "node_modules/node/bin/node");
  const env: Record<string, string> = {
    PATH: process.env.PATH!,
    HOME: root,
    CI: "1",
    STATE_DIR: join(root, "state"),
    BACKUP_KEY: "a key of the tests, long enough",
  };
  return new Promise((done) => {
    execFile(node, args, { cwd: root, env: env as NodeJS.ProcessEnv }, (_, out, err) =>
      done(out + err),
    );
  });
}

/** Mails whole, as they left: headers, text and HTML. */
async function readMails(site: BuiltSite, { served }: Foreign): Promise<Said[]> {
  const { mailbox } = mailFolders(served.stateDir);
  const waiting = "SELECT id FROM mail_outbox WHERE status = 'waiting'";
  await expect.poll(() => site.rows(waiting)).toEqual([]);
  const names = readdirSync(mailbox);
  // A booking, and two that were paid, perhaps before the mail that asks for it left.
  expect(names.length).toBeGreaterThanOrEqual(3);
  return names.map((name) => [name, readFileSync(join(mailbox, name), "utf8")]);
}
