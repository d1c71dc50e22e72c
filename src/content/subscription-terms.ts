import { subscriptionTerms as en, type SubscriptionTermsContent } from "./en/subscription-terms.ts";
import { subscriptionTerms as fr } from "./fr/subscription-terms.ts";
import type { Localized } from "./schema.ts";

export const subscriptionTerms: Localized<SubscriptionTermsContent> = { en, fr };
