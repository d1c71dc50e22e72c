import { terms as en, type TermsContent } from "./en/terms.ts";
import { terms as fr } from "./fr/terms.ts";
import type { Localized } from "./schema.ts";

export const terms: Localized<TermsContent> = { en, fr };
