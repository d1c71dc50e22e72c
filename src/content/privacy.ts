import { privacy as en, type PrivacyContent } from "./en/privacy.ts";
import { privacy as fr } from "./fr/privacy.ts";
import type { Localized } from "./schema.ts";

export const privacy: Localized<PrivacyContent> = { en, fr };
