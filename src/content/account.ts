import { account as en, type AccountContent } from "./en/account.ts";
import { account as fr } from "./fr/account.ts";
import type { Localized } from "./schema.ts";

export const account: Localized<AccountContent> = { en, fr };
