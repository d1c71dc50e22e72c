import { type HomeContent, home as en } from "./en/home.ts";
import { home as fr } from "./fr/home.ts";
import type { Localized } from "./schema.ts";

export const home: Localized<HomeContent> = { en, fr };
