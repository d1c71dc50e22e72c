import { localizePath } from "#domain/language-path.ts";
import { withMailedToken } from "#domain/orders/mailed-link.ts";
import type { OrderAccess } from "#domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import type { Settings } from "../platform/context/env.ts";
import { equalInConstantTime, signShort } from "../platform/crypto/hash.ts";
import type { OrderRow } from "../tables/orders.ts";

/** 130 bits. A mail program may cut signs other than letters and digits from the end of a link. */
const SIGNATURE_CHARACTERS = 26;

/** Opens the order on any device, until the address changes or `mailedLinkEndsAt`. */
export async function orderLink(
  { settings, origin }: Pick<Ctx, "settings" | "origin">,
  { id, addressVersion, language }: Pick<OrderRow, "id" | "addressVersion" | "language">,
  { isCopied = false } = {},
): Promise<string> {
  const token = await signAccess(settings, { orderId: id, addressVersion, isCopied });
  return withMailedToken(origin + localizePath(`/fast-track-payment/${id}`, language), token);
}

/** Returns undefined without a valid signature. Callers compare the version with the order's. */
export async function readOrderToken(
  settings: Pick<Settings, "SIGNING_SECRET">,
  orderId: string,
  token: string,
): Promise<OrderAccess | undefined> {
  const [, version] = /^(\d{1,9})\./.exec(token) ?? [];
  if (version === undefined) return undefined;
  for (const isCopied of [false, true]) {
    const access = { orderId, addressVersion: Number(version), isCopied };
    if (equalInConstantTime(token, await signAccess(settings, access))) return access;
  }
  return undefined;
}

/** Returns "<version>.<signature>". The path names the order; the signature covers all. */
async function signAccess(
  { SIGNING_SECRET }: Pick<Settings, "SIGNING_SECRET">,
  { orderId, addressVersion, isCopied }: OrderAccess,
): Promise<string> {
  const text = `${isCopied ? "copied-order-link" : "order-link"}:${orderId}:${addressVersion}`;
  return `${addressVersion}.${await signShort(SIGNING_SECRET, text, SIGNATURE_CHARACTERS)}`;
}
