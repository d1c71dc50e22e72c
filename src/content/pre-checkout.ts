import { type PreCheckoutContent, preCheckout as en } from "./en/pre-checkout.ts";
import { preCheckout as fr } from "./fr/pre-checkout.ts";
import type { Localized } from "./schema.ts";

export const preCheckout: Localized<PreCheckoutContent> = { en, fr };
