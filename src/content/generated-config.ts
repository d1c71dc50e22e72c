import { type GeneratedConfigContent, generatedConfig as en } from "./en/generated-config.ts";
import { generatedConfig as fr } from "./fr/generated-config.ts";
import type { Localized } from "./schema.ts";

export const generatedConfig: Localized<GeneratedConfigContent> = { en, fr };
