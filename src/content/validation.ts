import { validation as en } from "./en/validation.ts";
import { validation as fr } from "./fr/validation.ts";
import type { Localized } from "./schema.ts";

/** Translates a rule's message into the visitor's language. */
export const validation: Localized<(message: string) => string> = { en: () => en, fr: () => fr };
