import { type UnsubscribeContent, unsubscribe as en } from "./en/unsubscribe.ts";
import { unsubscribe as fr } from "./fr/unsubscribe.ts";
import type { Localized } from "./schema.ts";

export const unsubscribe: Localized<UnsubscribeContent> = { en, fr };
