import type { LucideIcon } from "lucide-react";
import CalendarX2 from "lucide-react/icons/calendar-x-2";
import CheckCheck from "lucide-react/icons/check-check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Expand from "lucide-react/icons/expand";
import Undo2 from "lucide-react/icons/undo-2";
import { type ReactNode, useState } from "react";
import { Logo } from "#components/layout/logo.tsx";
import { BoardingPass } from "#components/sections/boarding-pass.tsx";
import { QrCode } from "#components/ui/qr-code.tsx";
import { useWakeLock } from "#lib/browser/use-wake-lock.ts";
import { airportPlaces } from "#content/airport-places.ts";
import { dialog as dialogContent } from "#content/dialog.ts";
import { pass as content } from "#content/pass.ts";
import { party as partyWords } from "#content/party.ts";
import { airportDate } from "#domain/airports/airport-time.ts";
import { partySize } from "#domain/money/fares.ts";
import { keepNumbers } from "#domain/page-typography.ts";
import { inGroups, isAccepted, type PassState, toShortCode } from "#domain/passes/pass.ts";
import type { Pass, PassHolder } from "#domain/passes/pass.schema.ts";
import { serverNow } from "#lib/api/server-clock.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { useAirportMoment, writtenDay } from "#lib/orders/order-formats.ts";
import { useAirportPlace } from "#lib/orders/use-airport-place.ts";
import styles from "./pass-card.module.css";

const ICONS: Record<PassState, LucideIcon> = {
  valid: CircleCheck,
  open: CircleAlert,
  used: CheckCheck,
  cancelled: CircleX,
  refunded: Undo2,
  expired: CalendarX2,
};

const TONES = {
  valid: "success",
  open: "warning",
  used: "neutral",
  cancelled: "danger",
  refunded: "danger",
  expired: "neutral",
} as const satisfies Record<PassState, string>;

/** A name of more letters does not fit half a card on a phone. */
const LONG_NAME = 24;

interface PassCardProps {
  code: string;
  pass: Pass;
  /** The server passes the page's address, because it has no `location`. */
  address?: string;
  /** Only the order's own browser knows who booked, and on which flight. */
  holder?: Holder | undefined;
  /** The form for a missing airport or day, shown in its place. */
  addTrip?: ReactNode;
}

interface Holder {
  name: string;
  flight: string | null;
}

/** The holder of a company's booking without a person's name is the company. */
export function toHolder(
  person: Pick<PassHolder, "first_name" | "last_name" | "flight_number"> | undefined,
  company = "",
): Holder | undefined {
  if (!person) return undefined;
  const name = `${person.first_name} ${person.last_name}`.trim() || company;
  return { name, flight: person.flight_number };
}

export function PassCard({ code, pass, address, holder, addTrip }: PassCardProps) {
  const words = useContent(content);
  const { language } = useSiteContext();
  const meaning = useMeaning(pass);
  const place = useAirportPlace(pass.airport);
  const open = { name: words.open, isOpen: true };
  const isUsable = isAccepted(pass.state);
  // A lane admits nobody before the amount due is paid.
  const shown = isUsable && pass.left === 0 ? "open" : pass.state;
  const Icon = ICONS[shown];
  const { party, passes } = useContent(partyWords);
  const all = partySize(pass);
  const lane = useContent(airportPlaces).line(pass.airport);
  return (
    <BoardingPass
      shape="wide"
      className={styles.pass}
      tone={TONES[shown]}
      band={
        <>
          <p role="status" className={styles.state} data-state={shown}>
            <Icon size={30} aria-hidden />
            <strong data-field="pass-state">{words.states[shown]}</strong>
            <span className={styles.meaning}>{meaning}</span>
          </p>
          <Issuer airport={pass.airport} />
        </>
      }
      {...(place || !addTrip
        ? { place: { label: words.airport, ...(place ?? open) } }
        : { missing: addTrip })}
      facts={[
        {
          label: words.day,
          value: pass.flight_date ? (
            <time dateTime={pass.flight_date}>
              {keepNumbers(writtenDay(pass.flight_date, language))}
            </time>
          ) : (
            !addTrip && words.open
          ),
        },
        {
          label: words.party,
          value: (
            <>
              {keepNumbers(party(pass))}
              <span className={styles.passes}>{passes(pass.travellers)}</span>
              {pass.left > 0 && pass.left < pass.travellers - pass.unpaid_travellers && (
                <strong className={styles.passes} data-field="left">
                  {words.left(pass.left)}
                </strong>
              )}
              {isUsable && pass.unpaid_travellers > 0 && (
                <span className={styles.unpaid} data-field="unpaid">
                  {words.unpaid(all - pass.unpaid_travellers, all)}
                </span>
              )}
            </>
          ),
        },
        {
          label: words.holder,
          value: holder?.name && <bdi data-field="holder">{holder.name}</bdi>,
          wide: (holder?.name.length ?? 0) > LONG_NAME || undefined,
        },
        { label: words.flight, value: holder?.flight },
        {
          label: words.lane,
          value: isUsable && lane && <span data-field="lane">{lane}</span>,
          wide: true,
        },
      ]}
      stub={<Stub code={code} address={address} isOver={!isUsable} />}
    >
      {place && addTrip}
      <p className={styles.sign}>
        <Logo />
      </p>
    </BoardingPass>
  );
}

/** Paper shows no current state, so a printed pass has its date. */
function Issuer({ airport }: { airport: string }) {
  const words = useContent(content);
  const { language } = useSiteContext();
  return (
    <div className={styles.issuer}>
      <Logo />
      <p>{words.printed(writtenDay(airportDate(airport, serverNow()), language))}</p>
    </div>
  );
}

export function PassCodeCard({ code }: { code: string }) {
  return (
    <div className={styles.alone} data-scheme="ticket">
      <Stub code={code} />
    </div>
  );
}

function Stub({ code, address, isOver }: { code: string; address?: string; isOver?: boolean }) {
  const words = useContent(content);
  const { close } = useContent(dialogContent);
  const [isFull, setIsFull] = useState(false);
  const text = address ?? `${location.origin}${location.pathname}`;
  const shortCode = inGroups(toShortCode(code));
  return (
    <div className={styles.stub}>
      <div className={styles.qrCode}>
        <QrCode data-field="pass-qr" text={text} label={words.qrCode} />
        <button
          type="button"
          popoverTarget="full-code"
          className={styles.enlarge}
          aria-label={words.enlarge}
        >
          <Expand size={18} aria-hidden />
        </button>
      </div>
      <div
        id="full-code"
        popover="auto"
        className={styles.full}
        onToggle={({ newState }) => setIsFull(newState === "open")}
      >
        {isFull && <WakeLock />}
        <button type="button" popoverTarget="full-code" popoverTargetAction="hide">
          <QrCode text={text} label={words.qrCode} />
          <span>{shortCode}</span>
          <span className={styles.close}>{close}</span>
        </button>
      </div>
      <p className={styles.code}>
        <span className="visually-hidden">{words.code} </span>
        <strong>{shortCode}</strong> {inGroups(code.slice(8))}
      </p>
      {!isOver && (
        <p className={styles.short}>{words.shortCode(shortCode.replace(" ", "\u00A0"))}</p>
      )}
    </div>
  );
}

function WakeLock() {
  useWakeLock();
  return null;
}

function useMeaning({ state, left, used_at, airport, flight_date }: Pass): string {
  const { meaning } = useContent(content);
  const moment = useAirportMoment(airport);
  if (state === "used") return used_at ? meaning.used(moment(used_at)) : meaning.usedSometime;
  if (isAccepted(state) && left === 0) return meaning.unpaid;
  if (state !== "valid") return meaning[state];
  return flight_date === airportDate(airport, serverNow()) ? meaning.today : meaning.otherDay;
}
