import { telephone } from "../../domain/site/site.ts";
import { Link } from "@tanstack/react-router";
import { shell } from "../../content/shell.ts";
import { languageHref } from "../../domain/language-path.ts";
import { useContent, useSiteContext } from "../../lib/site-context.tsx";
import { CurrencySelect } from "./currency-select.tsx";
import styles from "./footer.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { OutwardLink } from "../ui/outward-link.tsx";
import { Logo } from "./logo.tsx";

const PAGES = [
  ["/", "home"],
  ["/services", "services"],
  ["/contact", "contact"],
  ["/terms", "terms"],
  ["/subscription-terms", "subscriptionTerms"],
  ["/privacy", "privacy"],
  ["/faq", "faq"],
  ["/find-booking", "findBooking"],
  ["/withdraw", "withdraw"],
  ["/cancel-membership", "cancelMembership"],
  ["/accessibility", "accessibility"],
] as const;

/** The services, each with its tab on the page of them all. */
const SERVICES = [
  ["subscription", "subscription"],
  ["fastTrack", "fast-track"],
  ["checkIn", "checkin"],
  ["allServices", undefined],
  ["concierge", "concierge"],
] as const;

/** The footer of public pages: links, services, company data, currency. */
export function Footer() {
  const messages = useContent(shell).footer;
  const { site, language, preview } = useSiteContext();
  const { company } = site;
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.grid}`}>
        <div className={styles.brand}>
          <Logo />
          <p>{messages.tagline}</p>
          <CurrencySelect />
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">{messages.quickLinks}</h2>
          <ul>
            {PAGES.map(([to, name]) => (
              <li key={to}>
                <Link to={to}>{messages[name]}</Link>
              </li>
            ))}
            <li>
              {/* A plain link: the account page takes its language from a cookie, so it must be loaded anew. */}
              <a href={languageHref("/account", "", language)}>{messages.account}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-services">
          <h2 id="footer-services">{messages.ourServices}</h2>
          <ul>
            {SERVICES.map(([name, hash]) => (
              <li key={name}>
                <Link to="/services" hash={hash}>
                  {messages[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{messages.contactUs}</h2>
          <address className={styles.address}>
            <p>{company.legalName}</p>
            <p>{company.address}</p>
            <p>
              <OutwardLink href={`mailto:${company.email}`}>{company.email}</OutwardLink>
            </p>
            <p>
              <OutwardLink href={telephone(company.phone)}>{company.phone}</OutwardLink>
            </p>
            <p>{messages.hours}</p>
          </address>
        </div>
      </div>
      <div className={`container ${styles.end}`}>
        <p>{messages.copyright}</p>
        {!preview && (
          <p>
            <Link to="/config-generator">{messages.configGenerator}</Link>
          </p>
        )}
        <LanguageSwitch />
      </div>
    </footer>
  );
}
