import { authFailures as en, type AuthFailuresContent } from "./en/auth-failures.ts";
import { authFailures as fr } from "./fr/auth-failures.ts";
import type { Localized } from "./schema.ts";

export const authFailures: Localized<AuthFailuresContent> = { en, fr };
