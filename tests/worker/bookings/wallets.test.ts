import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { airportDate } from "#domain/airports/airport-time.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { Pass } from "#domain/passes/pass.schema.ts";
import { airportByDay, dayFromToday } from "../../flight-days.ts";
import type { BookingBody } from "../../factories.ts";
import { googleWallet } from "../../fakes/google-wallet.ts";
import { appleKeys } from "../../fakes/wallet-keys.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { authCalls, type Person } from "../../people.ts";
import { readZip } from "../../read-zip.ts";
import { type BuiltSite, builtSite, errorOf, PUBLIC_KEY, QUICK } from "../../site.ts";

const DAY = 86_400_000;
const forToday = () => {
  const airport = airportByDay();
  return { airport, flightDate: airportDate(airport, Date.now()) };
};

/** A paid order with its pass, and what its traveller does. */
async function paidAt(worker: BuiltSite, overrides: Partial<BookingBody> = {}) {
  const { booking, cookie } = await worker.book({ flightDate: dayFromToday(20), ...overrides });
  const { id } = booking.order;
  await payOnDemo(worker, id, cookie);
  const read = async () =>
    (await (await worker.get(`/api/bookings/${id}`, { cookie })).json()) as Booking;
  const send = async (method: string, path: string, body: object) => {
    const { order } = await read();
    const response = await worker.fetch(`/api/bookings/${id}${path}`, {
      method,
      headers: { ...PUBLIC_KEY, "content-type": "application/json", cookie },
      body: JSON.stringify({ ...body, version: order.version }),
    });
    expect(response.status).toBe(200);
  };
  const code = async () => new URL((await read()).order.pass_url!).pathname.split("/").at(-1)!;
  /** The order's page without scripts. */
  const page = async () => (await worker.get(`/fast-track-payment/${id}`, { cookie })).text();
  return { id, read, page, send, code: await code(), newestCode: code };
}

interface ApplePass {
  serialNumber: string;
  voided: boolean;
  relevantDate?: string;
  expirationDate?: string;
  barcodes: { message: string }[];
  eventTicket: Record<string, { key: string; label: string; value: string }[]>;
}

const apple = appleKeys();

describe("with the owner's keys", () => {
  let google: Awaited<ReturnType<typeof googleWallet>>;
  const worker = builtSite(async () => {
    google = await googleWallet();
    return { ...QUICK, ...apple.vars, ...google.vars };
  });
  afterAll(() => google.close());
  /** Once the queue has told Google of its payment: a fault is for what comes after. */
  async function paid(overrides?: Partial<BookingBody>) {
    const made = await paidAt(worker, overrides);
    const [row] = await worker.rows<{ pass_id: string }>(
      "SELECT pass_id FROM orders WHERE id = ?",
      made.id,
    );
    const told = `GET genericObject/${google.issuer}.${row!.pass_id}-fr`;
    await expect.poll(() => google.calls.some(({ call }) => call === told)).toBe(true);
    return made;
  }
  const auth = authCalls(worker);
  let agent: Person;
  beforeAll(async () => {
    agent = await auth.agent();
  });
  const redeem = (code: string, path: string, body: object) =>
    auth.send("POST", `passes/${code}/redeem${path}`, agent.access_token, body);

  const download = (code: string, language = "en") =>
    worker.get(`/api/passes/${code}/apple.pkpass?language=${language}`);
  const open = async (code: string, language?: string) => {
    const files = readZip(Buffer.from(await (await download(code, language)).arrayBuffer()));
    return { files, pass: JSON.parse(String(files.get("pass.json"))) as ApplePass };
  };
  const press = (code: string, language = "en") =>
    worker.fetch(`/api/passes/${code}/google-wallet?language=${language}`, { redirect: "manual" });
  const save = async (code: string, language?: string) => {
    const response = await press(code, language);
    expect(response.status).toBe(302);
    return (await google.save(response.headers.get("location")!)) as {
      id: string;
      state: string;
      barcode: { value: string };
      validTimeInterval?: { end: { date: string } };
    };
  };
  const saved = (id: string) => google.objects.get(id)!;
  const textOf = (id: string) => JSON.stringify(saved(id));

  test("a pass and its booking name the wallets, until it is used up", async () => {
    const { code, read, page } = await paid(forToday());
    for (const name of ["apple.pkpass", "google-wallet"])
      expect(await page()).toContain(`href="/api/passes/${code}/${name}?language=en"`);
    const seen = async () => (await (await worker.get(`/api/passes/${code}`)).json()) as Pass;
    expect((await seen()).wallets).toEqual(["apple", "google"]);
    expect((await read()).wallets).toEqual(["apple", "google"]);
    await redeem(code, "", { nonce: "nonce-all-of-them" });
    expect(await seen()).not.toHaveProperty("wallets");
    expect(await read()).not.toHaveProperty("wallets");
  });

  test("a pass that is used in part keeps its wallets, and a used one has none, whatever staff set its order to", async () => {
    const { id, code, read, page } = await paid({
      ...forToday(),
      adults: 2,
      children: 0,
      infants: 0,
    });
    await redeem(code, "", { nonce: "nonce-one-of-two", travellers: 1 });
    expect((await read()).order.status).toBe("completed");
    expect((await read()).wallets).toEqual(["apple", "google"]);
    await redeem(code, "", { nonce: "nonce-the-other", travellers: 1 });
    await worker.rows("UPDATE orders SET status = 'paid' WHERE id = ?", id);
    expect((await read()).order.status).toBe("paid");
    expect(await read()).not.toHaveProperty("wallets");
    expect(await page()).not.toContain(`/api/passes/${code}/`);
  });

  test.each([
    [
      "while all its money is on its way back",
      `INSERT INTO refunds (id, payment_id, order_id, status, amount_minor, currency, reason,
        created_at, updated_at) SELECT id, id, order_id, 'pending', received_minor, currency, '', 1, 1
        FROM payments WHERE order_id = ?`,
    ],
    ["after its day", "UPDATE orders SET flight_date = '2020-01-01' WHERE id = ?"],
  ])("a booking names no wallet %s", async (_when, change) => {
    const { id, code, read, page } = await paid();
    expect(await page()).toContain(`/api/passes/${code}/`);
    await worker.rows(change, id);
    expect((await read()).order.status).toBe("paid");
    expect(await read()).not.toHaveProperty("wallets");
    expect(await page()).not.toContain(`/api/passes/${code}/`);
  });

  test("Apple's pass is signed by the owner's certificate, and its list holds each file's hash", async () => {
    const { code } = await paid();
    const response = await download(code);
    expect(response.headers.get("content-type")).toBe("application/vnd.apple.pkpass");
    const { files } = await open(code);
    const manifest = JSON.parse(String(files.get("manifest.json"))) as Record<string, string>;
    const hashes = [...files]
      .filter(([name]) => name !== "manifest.json" && name !== "signature")
      .map(([name, content]) => [name, createHash("sha1").update(content).digest("hex")]);
    expect(manifest).toEqual(Object.fromEntries(hashes));
    expect(Object.keys(manifest)).toEqual(
      expect.arrayContaining(["pass.json", "icon.png", "icon@2x.png"]),
    );
    expect(files.get("icon.png")!.subarray(1, 4).toString()).toBe("PNG");

    const folder = mkdtempSync(join(tmpdir(), "envol-pass-"));
    const keep = (name: string, content: string | Buffer) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const verify = (content: Buffer) =>
      execFileSync("openssl", ["cms", "-verify", ...options(content)], { stdio: "ignore" });
    const options = (content: Buffer) => [
      "-binary",
      "-inform",
      "DER",
      "-in",
      keep("signature", files.get("signature")!),
      "-content",
      keep("content", content),
      "-CAfile",
      keep("issuer.pem", apple.intermediate),
      "-purpose",
      "any",
      "-out",
      join(folder, "verified"),
    ];
    verify(files.get("manifest.json")!);
    expect(() => verify(Buffer.from("{}"))).toThrow("openssl");
    rmSync(folder, { recursive: true });
  });

  test("Apple's pass says what the page says, in its language, and names nobody", async () => {
    const day = "2059-12-05";
    const { code, read } = await paid({ flightDate: day });
    const [english, french] = [await open(code), await open(code, "fr")];
    const { order } = await read();
    expect(french.pass).toMatchObject({
      passTypeIdentifier: "pass.example.envol",
      teamIdentifier: "ABCDE12345",
      voided: false,
      barcodes: [{ format: "PKBarcodeFormatQR", message: `${worker.url()}/fr/pass/${code}` }],
      eventTicket: {
        primaryFields: [{ label: "Aéroport", value: "Paris-Charles-de-Gaulle (CDG)" }],
        auxiliaryFields: [{ label: "Voyageurs" }],
      },
    });
    expect(french.pass.eventTicket.auxiliaryFields![0]!.value).toContain("4 pass");
    expect(french.pass.eventTicket.backFields![0]!.value).toMatch(/^Terminal 2E/);
    // Midnight to midnight in Paris, where that day is in winter time.
    expect(Date.parse(french.pass.relevantDate!)).toBe(Date.parse(`${day}T00:00:00+01:00`));
    expect(Date.parse(french.pass.expirationDate!) - Date.parse(french.pass.relevantDate!)).toBe(
      DAY - 1000,
    );
    for (const time of [french.pass.relevantDate, french.pass.expirationDate])
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(english.pass.barcodes[0]!.message).toBe(`${worker.url()}/pass/${code}`);
    expect(english.pass.serialNumber).not.toBe(french.pass.serialNumber);
    const text = String(english.files.get("pass.json"));
    for (const secret of ["Ada", "Lovelace", "example.org", order.order_number, order.id])
      expect(text).not.toContain(secret);
  });

  test("an open pass has no day in a wallet, and a cancelled one is void", async () => {
    const { code, send } = await paid({ flightDate: "", airport: "" });
    const { pass } = await open(code);
    expect(pass).not.toHaveProperty("expirationDate");
    expect(pass.eventTicket.secondaryFields![0]!.value).toBe("To be added");
    const object = await save(code);
    expect(object).toMatchObject({ state: "ACTIVE", validTimeInterval: null });

    await send("POST", "/cancel", {});
    expect((await open(code)).pass.voided).toBe(true);
    await expect.poll(() => saved(object.id).state).toBe("EXPIRED");
  });

  test("Google has the pass before the visitor saves it, once for each language and order", async () => {
    const [one, other] = [await paid(), await paid()];
    const english = await save(one.code);
    expect(english).toMatchObject({
      id: expect.stringMatching(new RegExp(`^${google.issuer}\\..+-en$`)),
      state: "ACTIVE",
      barcode: { type: "QR_CODE", value: `${worker.url()}/pass/${one.code}` },
    });
    const french = await save(one.code, "fr");
    expect(french.barcode.value).toBe(`${worker.url()}/fr/pass/${one.code}`);
    expect(textOf(french.id)).toContain("Voyageurs");
    expect(new Set([english.id, french.id, (await save(other.code)).id]).size).toBe(3);
    // Pressed again: it is the same pass.
    expect((await save(one.code)).id).toBe(english.id);
    const { order } = await one.read();
    for (const secret of ["Ada", "Lovelace", "example.org", order.order_number, order.id])
      expect(textOf(english.id)).not.toContain(secret);
  });

  test("Google's pass follows its order: another day and airport, those let through, those taken back", async () => {
    const { code } = await paid(forToday());
    const [english, french] = [await save(code), await save(code, "fr")];
    const nonce = "nonce-one-of-four";
    const { status } = await redeem(code, "", { nonce, travellers: 1 });
    expect(status).toBe(200);
    await expect.poll(() => textOf(english.id)).toContain("3 passes left");
    await expect.poll(() => textOf(french.id)).toContain("3 pass restants");
    await redeem(code, "/undo", { nonce });
    await expect.poll(() => textOf(english.id)).not.toContain("3 passes left");
    await redeem(code, "", { nonce: "nonce-all-of-four" });
    await expect.poll(() => saved(english.id).state).toBe("COMPLETED");

    const later = await paid({ flightDate: dayFromToday(20), airport: "CDG" });
    const object = await save(later.code);
    await later.send("PATCH", "", { airport: "JFK", flightDate: dayFromToday(30) });
    await expect.poll(() => textOf(object.id)).toContain("New York");
    expect(saved(object.id).validTimeInterval).not.toEqual(object.validTimeInterval);
    // The code stays as it was.
    expect(saved(object.id).barcode).toEqual(object.barcode);
  });

  test("a replaced pass ends in both wallets, and learns nothing of the order any more", async () => {
    const { id, code, read, newestCode } = await paid();
    const object = await save(code);
    const { order } = await read();
    const replaced = await auth.send("PATCH", `admin/orders/${id}`, agent.access_token, {
      newPass: true,
      reason: "Sent to a stranger",
      notify: false,
      airport: "JFK",
      version: order.version,
    });
    expect(replaced.status).toBe(200);
    await expect.poll(() => saved(object.id).state).toBe("EXPIRED");
    const text = textOf(object.id);
    for (const news of ["New York", "Charles", await newestCode()])
      expect(text).not.toContain(news);
    for (const response of [await download(code), await press(code)])
      expect(response.status).toBe(404);
    expect((await save(await newestCode())).id).not.toBe(object.id);
  });

  test("an order changes while Google is away, and Google learns it from the next try", async () => {
    const { id, code, send, read } = await paid();
    const object = await save(code);
    const task = [{ mails: [], pagesOf: false, passOf: id, origin: worker.url() }];
    await worker.rows("UPDATE orders SET airport = 'JFK' WHERE id = ?", id);
    for (const failures of [[500], ["none", 503], ["none", 429]] as const) {
      google.fail(...failures);
      await expect(worker.queue("envol-tasks", task)).rejects.toThrow("envol-tasks");
    }
    expect(textOf(object.id)).not.toContain("New York");
    await worker.queue("envol-tasks", task);
    expect(textOf(object.id)).toContain("New York");

    google.fail(500);
    await send("POST", "/cancel", {});
    expect((await read()).order.status).not.toBe("paid");
    // A batch that fails waits as a whole: the next test's payment must not be in it.
    await expect.poll(() => google.faults()).toBe(0);
  });

  test("a pass that nobody saved is none of Google's", async () => {
    const { id, send } = await paid();
    const known = google.objects.size;
    await send("PATCH", "", { airport: "JFK" });
    await worker.queue("envol-tasks", [
      { mails: [], pagesOf: false, passOf: id, origin: worker.url() },
    ]);
    expect(google.objects.size).toBe(known);
  });

  test("a button that Google does not answer says so", async () => {
    const { code } = await paid();
    google.fail(500);
    const response = await press(code);
    expect(response.status).toBe(503);
    expect((await errorOf(response)).code).toBe("google_wallet_500");
  });

  test("a wrong code opens nothing, and another language is refused", async () => {
    const { code } = await paid();
    const wrong = code.replaceAll(/./g, "7");
    for (const response of [await download(wrong), await press(wrong)]) {
      expect(response.status).toBe(404);
      expect((await errorOf(response)).code).toBe("not_found");
    }
    expect((await download(code, "de")).status).toBe(422);
    expect((await press(code, "de")).status).toBe(422);
  });

  test("the receipt says it in a line, and a changed order that Apple's copy does not learn it", async () => {
    const { read, send } = await paid();
    const { order_number: number } = (await read()).order;
    const mails = () => worker.mailsAbout(number).join("\n");
    await expect.poll(mails).toContain("your phone’s wallet");
    expect(mails()).not.toContain("Apple Wallet");
    await send("PATCH", "", { airport: "JFK" });
    await expect.poll(mails).toContain("Apple Wallet still has the old copy");
  });
});

describe("without keys", () => {
  const worker = builtSite();

  test("no wallet is named, none is there, and no mail speaks of one", async () => {
    const { code, read, page, send } = await paidAt(worker);
    expect(await page()).not.toContain("google-wallet");
    expect(await (await worker.get(`/api/passes/${code}`)).json()).not.toHaveProperty("wallets");
    const booking = await read();
    expect(booking).not.toHaveProperty("wallets");
    for (const name of ["apple.pkpass", "google-wallet"]) {
      const response = await worker.get(`/api/passes/${code}/${name}`);
      expect(response.status).toBe(404);
      expect((await errorOf(response)).code).toBe("not_found");
    }
    await send("PATCH", "", { airport: "JFK" });
    const { order_number: number } = booking.order;
    await expect.poll(() => worker.mailsAbout(number).join()).toContain("New York");
    expect(worker.mailsAbout(number).join()).not.toMatch(/wallet/i);
  });
});

describe("with a certificate that has ended", () => {
  const ended = appleKeys({ endsAt: Date.now() - DAY });
  const worker = builtSite(() => Promise.resolve({ ...QUICK, ...ended.vars }));

  test("the site works, and Apple's button is gone", async () => {
    const { code, read } = await paidAt(worker);
    expect(await read()).not.toHaveProperty("wallets");
    expect((await worker.get(`/api/passes/${code}/apple.pkpass`)).status).toBe(404);
  });
});
