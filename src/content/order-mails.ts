import { en } from "./order-mails.en.ts";
import { fr } from "./order-mails.fr.ts";

/** The mails that tell a traveller of their order. Used by the Worker only. */
export const orderMails = { en, fr };
