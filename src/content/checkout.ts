import { type CheckoutContent, checkout as en } from "./en/checkout.ts";
import { checkout as fr } from "./fr/checkout.ts";
import type { Localized } from "./schema.ts";

export const checkout: Localized<CheckoutContent> = { en, fr };
