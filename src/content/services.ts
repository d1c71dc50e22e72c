import { type ServicesContent, services as en } from "./en/services.ts";
import { services as fr } from "./fr/services.ts";
import type { Localized } from "./schema.ts";

export const services: Localized<ServicesContent> = { en, fr };
