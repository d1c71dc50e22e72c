import { count, eq, isNull, ne, or, type SQL } from "drizzle-orm";
import type { Ctx } from "../../platform/context/context.ts";
import { build } from "../../platform/db/client.ts";
import { passkeys, type PasskeyRow } from "../../tables/identity.ts";

type AtOrigin = Pick<Ctx, "origin">;

/** Browsers offer a passkey only to the host that it was made for (docs/decisions/0058). */
export const relyingPartyId = ({ origin }: AtOrigin): string => new URL(origin).hostname;

/** False for a passkey of an earlier domain of this deployment. Such a passkey opens nothing. */
export const worksHere = (ctx: AtOrigin, { rpId }: Pick<PasskeyRow, "rpId">): boolean =>
  rpId === null || rpId === relyingPartyId(ctx);

/** The same check in SQL. */
export const isOfThisSite = (ctx: AtOrigin): SQL =>
  or(isNull(passkeys.rpId), eq(passkeys.rpId, relyingPartyId(ctx)))!;

/** Counts the passkeys that a change of domain makes useless. The command line calls this before the change. */
export const countPasskeysOfOtherDomains = (ctx: AtOrigin) =>
  build
    .select({ passkeys: count() })
    .from(passkeys)
    .where(ne(passkeys.rpId, relyingPartyId(ctx)));
