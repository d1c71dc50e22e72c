import { siteConfig } from "../../app.config.ts";
import { LANGUAGES } from "#domain/language.ts";
import { isAccepted } from "#domain/passes/pass.ts";
import { themeColor } from "#domain/color/site-colors.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { importPKCS8, SignJWT } from "../platform/crypto/jose.ts";
import { readServiceAccount } from "../platform/crypto/service-account.ts";
import { UnavailableError } from "../platform/errors/errors.ts";
import { passCode } from "./issue-pass.ts";
import { readPassesOf } from "./read-pass.ts";
import { toWalletPass, type WalletPass, writeShortCode } from "./wallet-pass.ts";

const SAVE = "https://pay.google.com/gp/v/save/";
const SCOPE = "https://www.googleapis.com/auth/wallet_object.issuer";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const TOKEN_SECONDS = 3600;
const TIMEOUT_MS = 8_000;

/**
 * Sends the pass to Google first: inside the address, it would exceed the 1,800 characters that
 * every browser keeps. The owner's keys must be set. Throws UnavailableError.
 */
export async function googleWalletLink(ctx: Ctx, pass: WalletPass): Promise<string> {
  const call = await openApi(ctx);
  const classId = `${ctx.settings.GOOGLE_WALLET_ISSUER_ID}.fast-track`;
  const [id, facts] = [objectId(ctx, pass.id), describePass(ctx, pass)];
  const barcode = { type: "QR_CODE", value: pass.url, alternateText: writeShortCode(pass.code) };
  const add = () => call("POST", "genericObject", { id, classId, ...facts, barcode });
  let status = await add();
  if (status === 404) {
    await call("POST", "genericClass", { id: classId });
    status = await add();
  }
  if (status === 409) await call("PATCH", `genericObject/${id}`, facts);
  const payload = { genericObjects: [{ id, classId }] };
  return SAVE + (await signAsAccount(ctx, { aud: "google", typ: "savetowallet", payload }));
}

/** Includes replaced passes. Of those that nobody added, Google only hears the id. Throws UnavailableError. */
export async function updateGooglePasses(ctx: Ctx, orderIds: readonly string[]): Promise<void> {
  if (ctx.settings.GOOGLE_WALLET_KEY === undefined || orderIds.length === 0) return;
  const found = await readPassesOf(ctx, orderIds);
  if (found.length === 0) return;
  const call = await openApi(ctx);
  for (const pass of found) {
    const code = passCode(ctx.settings.SIGNING_SECRET, pass.shownId);
    for (const language of LANGUAGES) {
      const { id, ...facts } = toWalletPass(ctx, pass, { code, language });
      const path = `genericObject/${objectId(ctx, id)}`;
      if ((await call("GET", path)) === 404) continue;
      // The update leaves out the code, which stays.
      await call("PATCH", path, describePass(ctx, facts));
    }
  }
}

async function openApi(ctx: Ctx) {
  const headers = {
    authorization: `Bearer ${await requestToken(ctx)}`,
    "content-type": "application/json",
  };
  return async (method: "GET" | "PATCH" | "POST", path: string, body?: object): Promise<number> => {
    const response = await fetch(`${ctx.settings.GOOGLE_WALLET_API}/walletobjects/v1/${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.body?.cancel();
    if (!response.ok && response.status !== 404 && response.status !== 409) throw refused(response);
    return response.status;
  };
}

async function requestToken(ctx: Ctx): Promise<string> {
  const { token_uri: aud } = readServiceAccount(ctx.settings.GOOGLE_WALLET_KEY!)!;
  const exp = Math.floor(ctx.now / 1000) + TOKEN_SECONDS;
  const assertion = await signAsAccount(ctx, { aud, scope: SCOPE, exp });
  const response = await fetch(aud, {
    method: "POST",
    body: new URLSearchParams({ grant_type: GRANT, assertion }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { access_token } = (await response.json().catch(() => ({}))) as { access_token?: string };
  if (!response.ok || !access_token) throw refused(response);
  return access_token;
}

const refused = ({ status }: Response) =>
  new UnavailableError(`google_wallet_${status}`, "Google Wallet does not take this now.");

async function signAsAccount({ settings, now }: Ctx, claims: object): Promise<string> {
  const { client_email, private_key } = readServiceAccount(settings.GOOGLE_WALLET_KEY!)!;
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "RS256" })
    .setIssuer(client_email)
    .setIssuedAt(Math.floor(now / 1000))
    .sign(await importPKCS8(private_key, "RS256"));
}

const objectId = ({ settings }: Ctx, id: string) => `${settings.GOOGLE_WALLET_ISSUER_ID}.${id}`;

/** Google defines these names: developers.google.com/wallet/reference/rest/v1/genericobject. */
function describePass({ origin }: Ctx, pass: Omit<WalletPass, "id">) {
  const text = (value: string) => ({ defaultValue: { language: pass.language, value } });
  return {
    state: isAccepted(pass.state) ? "ACTIVE" : pass.state === "used" ? "COMPLETED" : "EXPIRED",
    cardTitle: text(siteConfig.company.name),
    subheader: text(pass.airport.label),
    header: text(pass.airport.value),
    logo: { sourceUri: { uri: `${origin}/icon-192.png` } },
    hexBackgroundColor: themeColor(siteConfig.colors),
    // Null removes the end from a pass that has lost its day.
    validTimeInterval: pass.endsAt && { end: { date: toIso(pass.endsAt) } },
    textModulesData: pass.fields.map(({ key, label, value }) => ({
      id: key,
      header: label,
      body: value,
    })),
  };
}
