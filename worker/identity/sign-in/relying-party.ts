import { count, eq, isNull, ne, or, type SQL } from "drizzle-orm";
import type { Ctx } from "../../platform/context/context.ts";
import { build } from "../../platform/db/client.ts";
import { passkeys, type PasskeyRow } from "../../tables/identity.ts";

type AtOrigin = Pick<Ctx, "origin">;

/** The host that a passkey is made for; browsers show it to no other (docs/decisions/0058). */
export const relyingPartyId = ({ origin }: AtOrigin): string => new URL(origin).hostname;

/** False for a passkey of an earlier domain of this deployment, which opens nothing. */
export const worksHere = (ctx: AtOrigin, { rpId }: Pick<PasskeyRow, "rpId">): boolean =>
  rpId === null || rpId === relyingPartyId(ctx);

/** Asks the same of a passkey in SQL. */
export const isOfThisSite = (ctx: AtOrigin): SQL =>
  or(isNull(passkeys.rpId), eq(passkeys.rpId, relyingPartyId(ctx)))!;

/** After a change of domain, or before it from the command line of the owner. */
export const countPasskeysOfOtherDomains = (ctx: AtOrigin) =>
  build
    .select({ passkeys: count() })
    .from(passkeys)
    .where(ne(passkeys.rpId, relyingPartyId(ctx)));
