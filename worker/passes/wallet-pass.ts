import { siteConfig } from "../../app.config.ts";
import { airportPlaces } from "#content/airport-places.ts";
import { airports } from "#content/airports.ts";
import { createFacts } from "#content/facts.ts";
import { party as partyWords } from "#content/party.ts";
import { pass as passWords } from "#content/pass.ts";
import { wordsFor } from "#content/words-for.ts";
import { airportTimeZone, flightDayEnd } from "#domain/airports/airport-time.ts";
import { fullDateFormat } from "#domain/full-date.ts";
import type { Language } from "#domain/language.ts";
import { localizePath } from "#domain/language-path.ts";
import { unpaidTravellers } from "#domain/orders/order-due.ts";
import { partySize } from "#domain/money/fares.ts";
import { isAccepted, type PassState, passState, toShortCode } from "#domain/passes/pass.ts";
import { localizedSite } from "#domain/site/site.ts";
import { startOfDay } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import type { FoundPass } from "./read-pass.ts";

interface WalletField {
  key: string;
  label: string;
  value: string;
}

/** Both wallets show what the pass's page shows, without names. */
export interface WalletPass {
  /** Each pass has one id per language. */
  id: string;
  code: string;
  /** The page's address is also the code to scan. */
  url: string;
  language: Language;
  state: PassState;
  title: string;
  airport: WalletField;
  fields: WalletField[];
  /** Help, which some wallets show on the back. */
  back: WalletField[];
  /** Epoch ms; null without a day. */
  startsAt: number | null;
  endsAt: number | null;
}

/** A replaced pass counts as cancelled and reveals nothing more of its order. */
export function toWalletPass(
  { now, origin }: Pick<Ctx, "now" | "origin">,
  found: FoundPass,
  { code, language }: { code: string; language: Language },
): WalletPass {
  const isReplaced = found.passId !== found.shownId;
  const order = isReplaced ? { ...found, airport: "", flightDate: null } : found;
  const state = isReplaced ? "cancelled" : passState(order, now);
  const facts = createFacts(localizedSite(siteConfig, language), language, "EUR");
  const words = wordsFor(passWords, facts);
  const names: Partial<Record<string, string>> = wordsFor(airports, facts);
  const places = wordsFor(airportPlaces, facts);
  const { airport, flightDate } = order;
  const day =
    flightDate === null
      ? words.open
      : fullDateFormat(language, { timeZone: "UTC" })(Date.parse(flightDate));
  const lane = places.line(airport);
  const url = origin + localizePath(`/pass/${code}`, language);
  return {
    id: `${found.shownId}-${language}`,
    code,
    url,
    language,
    state,
    title: words.title,
    airport: {
      key: "airport",
      label: words.airport,
      value: (names[airport] ?? airport) || words.open,
    },
    fields: [
      { key: "day", label: words.day, value: day },
      ...(isReplaced ? [] : [{ key: "party", label: words.party, value: countParty() }]),
      ...(lane ? [{ key: "lane", label: places.label, value: lane }] : []),
    ],
    back: [
      { key: "page", label: words.title, value: url },
      { key: "help", label: words.support.heading, value: words.support.text },
    ],
    startsAt: flightDate === null ? null : startOfDay(flightDate, airportTimeZone(airport)),
    endsAt: flightDate === null ? null : flightDayEnd(order),
  };

  function countParty(): string {
    const { party, passes } = wordsFor(partyWords, facts);
    const [all, unpaid] = [partySize(order), unpaidTravellers(order)];
    const { left } = found;
    return [
      party(order),
      passes(all),
      left > 0 && left < all - unpaid && words.left(left),
      isAccepted(state) && unpaid > 0 && words.unpaid(all - unpaid, all),
    ]
      .filter(Boolean)
      .join(" · ");
  }
}

/** Writes the code that people can type in groups of four. */
export const writeShortCode = (code: string): string => toShortCode(code).replace(/(.{4})/, "$1 ");
