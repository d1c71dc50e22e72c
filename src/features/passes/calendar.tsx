import CalendarPlus from "lucide-react/icons/calendar-plus";
import { OutwardLink } from "#components/ui/outward-link.tsx";
import { airportPlaces } from "#content/airport-places.ts";
import { airports } from "#content/airports.ts";
import { pass as content } from "#content/pass.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { googleCalendarLink, outlookCalendarLink } from "./calendar-links.ts";
import styles from "./pass-details.module.css";

interface CalendarLinksProps {
  code: string;
  /** YYYY-MM-DD. */
  date: string;
  airport: string;
}

export function CalendarLinks({ code, date, airport }: CalendarLinksProps) {
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
    <ul className={styles.links}>
      <li>
        <a href={`/api/passes/${code}/calendar.ics`} download="fast-track.ics">
          <CalendarPlus size={18} aria-hidden /> {words.file}
        </a>
      </li>
      {[
        [words.google, googleCalendarLink(day)] as const,
        [words.outlook, outlookCalendarLink(day)] as const,
      ].map(([label, href]) => (
        <li key={label}>
          <OutwardLink href={href} target="_blank" rel="noopener noreferrer">
            {label}
            <span className="visually-hidden"> ({words.newTab})</span>
          </OutwardLink>
        </li>
      ))}
    </ul>
  );
}
