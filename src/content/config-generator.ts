import { type ConfigGeneratorContent, configGenerator as en } from "./en/config-generator.ts";
import { configGenerator as fr } from "./fr/config-generator.ts";
import type { Localized } from "./schema.ts";

export const configGenerator: Localized<ConfigGeneratorContent> = { en, fr };
