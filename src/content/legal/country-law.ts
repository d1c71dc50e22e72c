import { countryLaw as en } from "./country-law.en.ts";
import { countryLaw as fr } from "./country-law.fr.ts";

export const countryLaw = { en, fr };
