import { telephone } from "../../domain/site/site.ts";
import { Link, useLocation } from "@tanstack/react-router";
import { Menu, Phone } from "lucide-react";
import { useEffect, useRef } from "react";
import { shell } from "../../content/shell.ts";
import { useContent, useSiteContext } from "../../lib/site-context.tsx";
import { CurrencySelect } from "./currency-select.tsx";
import { HeaderAccountLinks, HeaderSignIn } from "./header-account.tsx";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { OutwardLink } from "../ui/outward-link.tsx";
import { useHeaderTone } from "./use-header-tone.ts";

const MENU_ID = "menu";

/**
 * The header of public pages. Its menu is one list: a row on wide screens, and on phones a popover
 * that the browser opens by itself, before and without any script.
 */
export function Header() {
  const messages = useContent(shell).header;
  const { site } = useSiteContext();
  const tone = useHeaderTone();
  const menu = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });

  // Only a change of page closes the menu, so that a menu that was opened before hydration stays open.
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current !== pathname && menu.current?.matches(":popover-open")) menu.current.hidePopover();
    shownPath.current = pathname;
  }, [pathname]);

  return (
    <header className={styles.header} data-tone={tone}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={`${site.company.name}, ${messages.home}`}>
          <Logo />
        </Link>
        <nav ref={menu} id={MENU_ID} popover="auto" className={styles.menu} aria-label={messages.mainNavigation}>
          <HeaderAccountLinks />
          <Link to="/" activeOptions={{ exact: true }} className={styles.link}>
            {messages.home}
          </Link>
          <Link to="/services" className={styles.link}>
            {messages.services}
          </Link>
          <Link to="/contact" className={styles.link}>
            {messages.contact}
          </Link>
          <Link to="/unsubscribe" className={styles.link}>
            {messages.unsubscribe}
          </Link>
          <LanguageSwitch className={styles.link} />
          <OutwardLink href={telephone(site.company.phone)} className={styles.phone} aria-label={messages.callUs}>
            <Phone size={16} aria-hidden="true" />
            <span>{site.company.phone}</span>
          </OutwardLink>
          <HeaderSignIn />
        </nav>
        <CurrencySelect />
        <button
          type="button"
          className={styles.toggle}
          popoverTarget={MENU_ID}
          aria-label={messages.toggleMenu}
          aria-expanded="false"
          aria-controls={MENU_ID}
          suppressHydrationWarning
        >
          <Menu size={24} aria-hidden="true" />
        </button>
      </div>
    </header>
  );
}
