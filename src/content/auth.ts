import { auth as en, type AuthContent } from "./en/auth.ts";
import { auth as fr } from "./fr/auth.ts";
import type { Localized } from "./schema.ts";

export const auth: Localized<AuthContent> = { en, fr };
