import { telephone } from "../../domain/site/telephone.ts";
import { Link } from "@tanstack/react-router";
import { shell } from "../../content/shell.ts";
import { languageHref } from "../../domain/language-path.ts";
import { useContent, useVisitor } from "../../lib/visitor.tsx";
import { CurrencySelect } from "./currency-select.tsx";
import styles from "./footer.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";

/** The footer of public pages: links, services, company data, currency. */
export function Footer() {
  const words = useContent(shell).footer;
  const { site, language, preview } = useVisitor();
  const { company } = site;
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.grid}`}>
        <div className={styles.brand}>
          <Logo />
          <p>{words.tagline}</p>
          <CurrencySelect />
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">{words.quickLinks}</h2>
          <ul>
            <li>
              <Link to="/">{words.home}</Link>
            </li>
            <li>
              <Link to="/services">{words.services}</Link>
            </li>
            <li>
              <Link to="/contact">{words.contact}</Link>
            </li>
            <li>
              <Link to="/terms">{words.terms}</Link>
            </li>
            <li>
              <Link to="/subscription-terms">{words.subscriptionTerms}</Link>
            </li>
            <li>
              <Link to="/privacy">{words.privacy}</Link>
            </li>
            <li>
              <Link to="/faq">{words.faq}</Link>
            </li>
            <li>
              <Link to="/find-booking">{words.findBooking}</Link>
            </li>
            <li>
              {/* A plain link: the account page takes its language from a cookie, so it must be loaded anew. */}
              <a href={languageHref("/account", "", language)}>{words.account}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-services">
          <h2 id="footer-services">{words.ourServices}</h2>
          <ul>
            <li>
              <Link to="/services" hash="subscription">
                {words.subscription}
              </Link>
            </li>
            <li>
              <Link to="/services" hash="fast-track">
                {words.fastTrack}
              </Link>
            </li>
            <li>
              <Link to="/services" hash="checkin">
                {words.checkIn}
              </Link>
            </li>
            <li>
              <Link to="/services">{words.allServices}</Link>
            </li>
            <li>
              <Link to="/services" hash="concierge">
                {words.concierge}
              </Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{words.contactUs}</h2>
          <address className={styles.address}>
            <p>{company.legalName}</p>
            <p>{company.address}</p>
            <p>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
            <p>
              <a href={telephone(company.phone)}>{company.phone}</a>
            </p>
            <p>{words.hours}</p>
          </address>
        </div>
      </div>
      <div className={`container ${styles.end}`}>
        <p>{words.copyright}</p>
        {!preview && (
          <p>
            <Link to="/config-generator">{words.configGenerator}</Link>
          </p>
        )}
        <LanguageSwitch />
      </div>
    </footer>
  );
}
