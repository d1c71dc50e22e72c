import { telephone } from "#domain/site/site.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { shell } from "#content/shell.ts";
import { languageHref } from "#domain/language-path.ts";
import { useContent, useSiteContext } from "#lib/page/site-context.tsx";
import { CurrencySelect } from "./currency-select.tsx";
import { FooterGroup } from "./footer-group.tsx";
import styles from "./footer.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { OutwardLink } from "../ui/outward-link.tsx";
import { Logo } from "./logo.tsx";

const SERVICES = [
  ["subscription", "subscription"],
  ["fastTrack", "fast-track"],
  ["checkIn", "checkin"],
  ["allServices", undefined],
  ["concierge", "concierge"],
] as const;

/** Never folded: the law wants the first two within easy reach. */
const ALWAYS = [
  ["/withdraw", "withdraw"],
  ["/cancel-membership", "cancelMembership"],
  ["/accessibility", "accessibility"],
] as const;

export function Footer() {
  const { header, footer: words } = useContent(shell);
  const { site, language, preview } = useSiteContext();
  const { company, legal } = site;
  return (
    <footer className={styles.footer} data-scheme="night">
      <div className={`container ${styles.grid}`}>
        <div className={styles.brand}>
          <Logo />
          <p>{words.tagline}</p>
          <CurrencySelect />
        </div>
        <FooterGroup title={words.quickLinks}>
          {(Object.keys(words.pages) as (keyof typeof words.pages)[]).map((to) => (
            <li key={to}>
              <Link to={to}>{words.pages[to]}</Link>
            </li>
          ))}
        </FooterGroup>
        <FooterGroup title={words.ourServices}>
          {SERVICES.map(([name, hash]) => (
            <li key={name}>
              <Link to="/services" hash={hash} activeOptions={{ includeHash: true }}>
                {words[name]}
              </Link>
            </li>
          ))}
        </FooterGroup>
        <FooterGroup title={words.fastTrack}>
          <li>
            <Link to="/fast-track">{words.fastTrackPass}</Link>
          </li>
          <li>
            <Link to="/fast-track-form">{header.book}</Link>
          </li>
          <li>
            <Link to="/find-booking">{words.findBooking}</Link>
          </li>
          <li>
            {/* A plain link: the account page takes its language from a cookie at a full load. */}
            <a href={languageHref("/account", "", language)}>{words.account}</a>
          </li>
        </FooterGroup>
        <div className={styles.contact}>
          <h2>{words.contactUs}</h2>
          <address>
            <p>
              {legal ? (
                <Link to="/terms" hash="who-we-are">
                  {company.legalName} – {words.legalNotice}
                </Link>
              ) : (
                company.legalName
              )}
            </p>
            <p>{company.address}</p>
            <p>
              <OutwardLink href={`mailto:${company.email}`}>{company.email}</OutwardLink>
            </p>
            <p>
              <OutwardLink href={telephone(company.phone)}>{company.phone}</OutwardLink>
            </p>
            <p>{words.hours}</p>
          </address>
        </div>
      </div>
      <FooterEnd>
        {!preview && (
          <li>
            <Link to="/config-generator">{words.configGenerator}</Link>
          </li>
        )}
        <li>
          <LanguageSwitch />
        </li>
      </FooterEnd>
    </footer>
  );
}

/** Where there is one thing to do: what the law wants, and the terms. */
export function PlainFooter() {
  const { pages } = useContent(shell).footer;
  return (
    <footer className={styles.footer} data-plain data-scheme="night">
      <FooterEnd>
        <li>
          <Link to="/terms">{pages["/terms"]}</Link>
        </li>
        <li>
          <Link to="/privacy">{pages["/privacy"]}</Link>
        </li>
      </FooterEnd>
    </footer>
  );
}

function FooterEnd({ children }: { children: ReactNode }) {
  const { footer: words } = useContent(shell);
  return (
    <div className={`container ${styles.end}`}>
      <ul>
        {ALWAYS.map(([to, name]) => (
          <li key={to}>
            <Link to={to}>{words[name]}</Link>
          </li>
        ))}
        {children}
      </ul>
      <p>{words.copyright}</p>
    </div>
  );
}
