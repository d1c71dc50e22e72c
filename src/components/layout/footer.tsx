import { telephone } from "#domain/site/site.ts";
import { Link } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { shell } from "#content/shell.ts";
import { languageHref } from "#domain/language-path.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { CurrencySelect } from "./currency-select.tsx";
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

/** On every page, because the law requires two of them to be easy to find. */
const ALWAYS = [
  ["/withdraw", "withdraw"],
  ["/accessibility", "accessibility"],
  ["/cancel-membership", "cancelMembership"],
] as const;

export function Footer() {
  const { footer: words, header } = useContent(shell);
  const { site, language, preview } = useSiteContext();
  const { company, legal } = site;
  return (
    <footer className={styles.footer} data-scheme="night">
      <div className={`container ${styles.grid}`}>
        <div className={styles.brand}>
          <Logo />
          <div className={styles.choices}>
            <LanguageSwitch />
            <CurrencySelect />
          </div>
        </div>
        <FooterGroup title={words.quickLinks}>
          {(Object.keys(words.pages) as (keyof typeof words.pages)[]).map((to) => (
            <FooterLink key={to} to={to}>
              {words.pages[to]}
            </FooterLink>
          ))}
        </FooterGroup>
        <FooterGroup title={words.ourServices}>
          {SERVICES.map(([name, hash]) => (
            <FooterLink key={name} to="/services" hash={hash} activeOptions={{ includeHash: true }}>
              {words[name]}
            </FooterLink>
          ))}
          <FooterLink to="/find-booking">{words.findBooking}</FooterLink>
          <li>
            {/* A plain link, because only a full load reads the account page's language. */}
            <a href={languageHref("/account", "", language)}>{header.account}</a>
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
        {!preview && <FooterLink to="/config-generator">{words.configGenerator}</FooterLink>}
      </FooterEnd>
    </footer>
  );
}

/** For pages with a single task: the links that the law requires, and the terms. */
export function PlainFooter() {
  const { pages } = useContent(shell).footer;
  return (
    <footer className={styles.footer} data-plain data-scheme="night">
      <FooterEnd>
        <FooterLink to="/terms">{pages["/terms"]}</FooterLink>
        <FooterLink to="/privacy">{pages["/privacy"]}</FooterLink>
      </FooterEnd>
    </footer>
  );
}

function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

const FooterLink = (link: ComponentProps<typeof Link>) => (
  <li>
    <Link {...link} />
  </li>
);

function FooterEnd({ children }: { children: ReactNode }) {
  const { footer: words } = useContent(shell);
  return (
    <div className={`container ${styles.end}`}>
      <ul>
        {ALWAYS.map(([to, name]) => (
          <FooterLink key={to} to={to}>
            {words[name]}
          </FooterLink>
        ))}
        {children}
      </ul>
      <p>{words.copyright.replace("..", ".")}</p>
    </div>
  );
}
