import { faq as en, type FaqContent } from "./en/faq.ts";
import { faq as fr } from "./fr/faq.ts";
import type { Localized } from "./schema.ts";

export const faq: Localized<FaqContent> = { en, fr };
