import { privacy as en } from "./privacy.en.ts";
import { privacy as fr } from "./privacy.fr.ts";

export const privacy = { en, fr };
