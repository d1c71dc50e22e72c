import { sql } from "drizzle-orm";
import { isLanguage, type Language } from "#domain/language.ts";
import type { UnsubscribeConfirm } from "#domain/messages/unsubscribe.schema.ts";
import { UNSUBSCRIBE_LINK_HOURS } from "#domain/mail/mail.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { decryptToken, encryptToken } from "../platform/crypto/encrypted-token.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import {
  deleteToken,
  isValidToken,
  issueToken,
  toTokenKey,
  spendToken,
} from "../platform/db/one-time-token.ts";
import { mailSuppressions } from "../tables/mail.ts";
import { type MessageRow, messages } from "../tables/messages.ts";
import { oneTimeTokens } from "../tables/identity.ts";
import { UnprocessableError } from "../platform/errors/errors.ts";
import { unsubscribeLinkMessage } from "../mail/messages.ts";
import { sendToUser, suppressionHash } from "../mail/suppressions.ts";
import { queueTeamMail, sendTeamMail } from "../mail/team-mail.ts";
import { newMessage } from "./store-message.ts";
import { batch, run } from "../platform/db/batch.ts";

const PURPOSE = "unsubscribe";
const LIFETIME_MS = UNSUBSCRIBE_LINK_HOURS * HOUR_MS;

/** An address gets at most one link in this time. */
const PAUSE_MS = MINUTE_MS;

/** The token contains this, encrypted. `expiresAt` is in epoch ms. */
interface Link {
  email: string;
  language: Language;
  expiresAt: number;
}

interface LinkRequest {
  email: string;
  page: (token: string) => string;
  oneClick: (token: string) => string;
}

/** Every address gets a link, so a reported failure reveals nothing about the address. */
export async function sendUnsubscribeLink(
  ctx: Ctx,
  { email, page, oneClick }: LinkRequest,
): Promise<void> {
  const { settings, language, now } = ctx;
  const expiresAt = now + LIFETIME_MS;
  const link: Link = { email, language, expiresAt };
  const token = await encryptToken(settings.SIGNING_SECRET, PURPOSE, JSON.stringify(link));
  const [key, subjectId] = await Promise.all([
    toUnsubscribeKey(ctx, email, token),
    suppressionHash(email),
  ]);
  const message = async () => {
    const { changes } = await run(
      ctx,
      issueToken(ctx, key, {
        subjectId,
        attempts: 1,
        expiresAt,
        pauseMs: PAUSE_MS,
      }),
    );
    return changes === 0
      ? undefined
      : unsubscribeLinkMessage(language, { link: page(token), oneClick: oneClick(token) });
  };
  try {
    await sendToUser(ctx, {
      purpose: "request",
      kind: "unsubscribe-link",
      recipient: email,
      message,
      subjectId: null,
    });
  } catch (error) {
    await run(ctx, deleteToken(key));
    throw error;
  }
}

/** Accepts used and expired tokens. */
export async function readUnsubscribeToken(
  { settings }: Ctx,
  token: string,
): Promise<Link | undefined> {
  const text = await decryptToken(settings.SIGNING_SECRET, PURPOSE, token);
  if (text === undefined) return undefined;
  const link = JSON.parse(text) as Link;
  return isLanguage(link.language) ? link : undefined;
}

/** Works once. Throws UnprocessableError `link_invalid` for every invalid token. */
export async function confirmUnsubscribe(
  ctx: Ctx,
  { token, cancelMembership }: UnsubscribeConfirm,
): Promise<void> {
  const link = await readUnsubscribeToken(ctx, token);
  if (!link) throw invalidLink();
  const key = await toUnsubscribeKey(ctx, link.email, token);
  const source = sql`FROM ${oneTimeTokens} WHERE ${isValidToken(ctx, key)}`;
  const cancellation = newCancellation(ctx, link);
  // Each statement checks the token; the last one spends it.
  const { mail, spent } = await batch(ctx, {
    suppressed: insertRowFrom(
      mailSuppressions,
      { emailHash: oneTimeTokens.subjectId, createdAt: ctx.now },
      sql`${source} ON CONFLICT DO NOTHING`,
    ),
    cancellation: cancelMembership && insertRowFrom(messages, cancellation, source),
    mail: cancelMembership && queueTeamMail(ctx, cancellation),
    spent: spendToken(ctx, key),
  });
  if (spent.changes === 0) throw invalidLink();
  if (mail) sendTeamMail(ctx, mail);
}

const newCancellation = ({ now }: Ctx, { email, language }: Link): MessageRow => ({
  ...newMessage(now),
  kind: "cancellation",
  name: "",
  email,
  message: "",
  language,
});

const toUnsubscribeKey = (ctx: Ctx, email: string, token: string) =>
  toTokenKey(ctx, { purpose: PURPOSE, subject: email.toLowerCase(), secret: token });

function invalidLink(): UnprocessableError {
  return new UnprocessableError(
    "link_invalid",
    "This link has been used, has expired, or is not complete. Ask for a new one.",
  );
}
