import { telephone } from "#domain/site/site.ts";
import { Link } from "@tanstack/react-router";
import Phone from "lucide-react/icons/phone";
import { type RefObject, useEffect, useRef } from "react";
import { shell } from "#content/shell.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { CurrencySelect } from "./currency-select.tsx";
import { HeaderAccountLinks, HeaderSignIn, MenuAccountLink } from "./header-account.tsx";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { classNames } from "../ui/class-names.ts";
import { OutwardLink } from "../ui/outward-link.tsx";
import { useHeaderTone } from "./use-header-tone.ts";

const MENU_ID = "menu";

/** The same width as in header.module.css. */
const WIDE = "(min-width: 72rem)";

/** A row on wide screens; otherwise a popover, which opens without script. */
export function Header() {
  const { header: words, footer } = useContent(shell);
  const { site } = useSiteContext();
  const tone = useHeaderTone();
  const menu = useRef<HTMLElement>(null);
  useClosing(menu);
  const inSheet = classNames(styles.link, styles.sheet);
  const aside = classNames(styles.link, styles.aside, styles.sheet);

  return (
    <header className={styles.header} data-tone={tone}>
      <div className={styles.bar}>
        <HomeLink />
        <nav
          ref={menu}
          id={MENU_ID}
          popover="auto"
          className={styles.menu}
          aria-label={words.mainNavigation}
        >
          <HeaderAccountLinks />
          <Link to="/" activeOptions={{ exact: true }} className={styles.link}>
            {words.home}
          </Link>
          <Link to="/services" className={styles.link}>
            {words.services}
          </Link>
          <Link to="/fast-track" className={inSheet}>
            {footer.fastTrack}
          </Link>
          <Link to="/contact" className={styles.link}>
            {words.contact}
          </Link>
          <Link
            to="/fast-track-form"
            className={classNames(styles.pill, styles.commit, styles.sheet)}
          >
            {words.book}
          </Link>
          <Link to="/faq" className={aside}>
            {footer.pages["/faq"]}
          </Link>
          <Link to="/find-booking" className={aside}>
            {footer.findBooking}
          </Link>
          <MenuAccountLink className={aside} />
          <LanguageSwitch className={classNames(styles.link, styles.aside)} />
          <OutwardLink
            href={telephone(site.company.phone)}
            className={classNames(styles.link, styles.aside, styles.phone)}
            aria-label={words.callUs}
          >
            <Phone size={16} aria-hidden />
            <span>{site.company.phone}</span>
          </OutwardLink>
          <Link to="/unsubscribe" className={classNames(styles.link, styles.aside, styles.minor)}>
            {words.unsubscribe}
          </Link>
          <HeaderSignIn />
        </nav>
        <CurrencySelect />
        <Link
          to="/fast-track-form"
          className={classNames(styles.pill, styles.book)}
          aria-label={words.book}
        >
          <span>{words.bookShort}</span>
          <span>{words.book}</span>
        </Link>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget={MENU_ID}
          aria-label={words.toggleMenu}
          aria-expanded="false"
          aria-controls={MENU_ID}
          suppressHydrationWarning
        >
          <svg
            width="26"
            height="26"
            viewBox="0 0 26 26"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden
          >
            <path d="M3 9h20" strokeLinecap="round" />
            <path d="M3 17h20" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </header>
  );
}

/** For pages with a single task: the logo, help and the language. */
export function PlainHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <HomeLink />
        <Link to="/contact" className={styles.link}>
          {useContent(shell).header.help}
        </Link>
        <LanguageSwitch className={styles.link} />
      </div>
    </header>
  );
}

function HomeLink() {
  const { header: words } = useContent(shell);
  const { site } = useSiteContext();
  return (
    <Link to="/" className={styles.brand} aria-label={`${site.company.name}, ${words.home}`}>
      <Logo />
    </Link>
  );
}

function useClosing(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = menu.current!;
    // Older browsers have no popovers, and show the links at all times.
    const close = () => "hidePopover" in list && list.hidePopover();
    const wide = matchMedia(WIDE);
    list.addEventListener("click", close);
    wide.addEventListener("change", close);
    return () => {
      list.removeEventListener("click", close);
      wide.removeEventListener("change", close);
    };
  }, [menu]);
}
