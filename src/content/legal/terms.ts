import { terms as en } from "./terms.en.ts";
import { terms as fr } from "./terms.fr.ts";

export const terms = { en, fr };
