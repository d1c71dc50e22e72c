import type { Language } from "../../../src/domain/language.ts";
import type { Authenticated } from "./authenticate.ts";

/** What a mail needs to know of the site that sends it. */
export interface MailSite {
  /** Where its links lead, without a slash at the end. */
  origin: string;
  language: Language;
}

/** Who follows a mailed link or types a code, and from where. */
export interface Follower {
  /** Whose session the request carries, if any. */
  caller: Authenticated | undefined;
  site: MailSite;
  userAgent: string;
  now: number;
  /** Lets a mail be sent after the response. */
  inBackground: (work: Promise<unknown>) => void;
}
