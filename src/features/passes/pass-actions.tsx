import CalendarPlus from "lucide-react/icons/calendar-plus";
import { PlainButton } from "#components/ui/button.tsx";
import { OutwardLink } from "#components/ui/outward-link.tsx";
import { airportPlaces } from "#content/airport-places.ts";
import { airports } from "#content/airports.ts";
import { pass as content } from "#content/pass.ts";
import type { Wallet } from "#domain/orders/wallet.ts";
import type { Pass } from "#domain/passes/pass.schema.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { googleCalendarLink, outlookCalendarLink } from "./calendar-links.ts";
import styles from "./pass-details.module.css";
import { WalletLinks } from "./wallet-links.tsx";

interface PassActionsProps {
  code: string;
  pass: Pass;
  wallets?: readonly Wallet[] | undefined;
  variant: "outline" | "on-night";
}

/** What a traveller does with the pass before the flight day. Empty for a pass that is over. */
export function PassActions({ code, pass, wallets, variant }: PassActionsProps) {
  const { preview } = useSiteContext();
  const date = pass.state === "valid" && !preview ? pass.flight_date : null;
  if (!wallets && date === null) return null;
  return (
    <div className={styles.actions}>
      {wallets && <WalletLinks address={code} wallets={wallets} variant={variant} />}
      {date !== null && <CalendarLinks {...{ code, date, variant }} airport={pass.airport} />}
    </div>
  );
}

interface CalendarLinksProps {
  code: string;
  date: string;
  airport: string;
  variant: PassActionsProps["variant"];
}

function CalendarLinks({ code, date, airport, variant }: CalendarLinksProps) {
  const words = useContent(content).calendar;
  const places = useContent(airportPlaces);
  const names = useContent(airports);
  const day = {
    title: words.event(airport),
    date,
    place: [names[airport] ?? airport, places.terminal(airport)].filter(Boolean).join(", "),
    note: [words.note, places.line(airport)].filter(Boolean).join("\n"),
  };
  return (
    <>
      <PlainButton
        variant={variant}
        href={`/api/passes/${code}/calendar.ics`}
        download="fast-track.ics"
      >
        <CalendarPlus size={18} aria-hidden /> {words.file}
      </PlainButton>
      <p className={styles.links}>
        {[
          [words.google, googleCalendarLink(day)] as const,
          [words.outlook, outlookCalendarLink(day)] as const,
        ].map(([label, href]) => (
          <OutwardLink key={label} href={href} target="_blank" rel="noopener noreferrer">
            {label}
            <span className="visually-hidden"> ({words.newTab})</span>
          </OutwardLink>
        ))}
      </p>
    </>
  );
}
