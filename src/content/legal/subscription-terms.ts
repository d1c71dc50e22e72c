import { subscriptionTerms as en } from "./subscription-terms.en.ts";
import { subscriptionTerms as fr } from "./subscription-terms.fr.ts";

export const subscriptionTerms = { en, fr };
