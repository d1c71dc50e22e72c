import { Link, useRouter } from "@tanstack/react-router";
import AppWindow from "lucide-react/icons/app-window";
import CirclePause from "lucide-react/icons/circle-pause";
import Gauge from "lucide-react/icons/gauge";
import History from "lucide-react/icons/rotate-ccw-clock";
import Inbox from "lucide-react/icons/inbox";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import PlaneTakeoff from "lucide-react/icons/plane-takeoff";
import Rocket from "lucide-react/icons/rocket";
import ScanLine from "lucide-react/icons/scan-line";
import ShieldCheck from "lucide-react/icons/shield-check";
import Smartphone from "lucide-react/icons/smartphone";
import TicketCheck from "lucide-react/icons/ticket-check";
import UserRound from "lucide-react/icons/user-round";
import Users from "lucide-react/icons/users";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { LanguageSwitch } from "#components/layout/language-switch.tsx";
import { Logo } from "#components/layout/logo.tsx";
import { Main, SkipLink } from "#components/layout/skip-link.tsx";
import { useOnline } from "#lib/browser/use-online.ts";
import { admin, type AdminPageName } from "#content/admin.ts";
import { mayUse } from "#domain/accounts/role.ts";
import { localizePath } from "#domain/language-path.ts";
import { HydrationSignal } from "#lib/hydration/hydration-signal.tsx";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { isRoleHeldBack } from "#lib/session/session-state.ts";
import { useSession } from "#lib/session/session.ts";
import { Queries } from "#lib/api/queries.tsx";
import { useSignOut } from "#lib/session/use-sign-out.ts";
import { ADMIN_PAGES, adminLinks } from "../data/admin-links.ts";
import { useWaiting } from "../data/waiting.ts";
import { SearchDialog } from "../search/search-dialog.tsx";
import styles from "./admin-frame.module.css";
import { AdminKeys } from "./admin-keys.tsx";

export function AdminFrame({ children }: { children: ReactNode }) {
  const words = useContent(admin);
  const signOut = useSignOut();
  const session = useSession();
  const { status, role } = session;
  const online = useOnline();
  return (
    <>
      <SkipLink />
      <header className={styles.bar} data-scheme="night">
        <span className={styles.brand}>
          <Logo />
        </span>
        {session.role && mayUse(session.role, "search") && !isRoleHeldBack(session) && (
          <Queries key={session.user.id}>
            <SearchDialog className={styles.item} />
          </Queries>
        )}
        <a href="/" className={styles.item}>
          <i aria-hidden>←</i> <span>{words.backToSite}</span>
        </a>
        <LanguageSwitch className={styles.item} />
        {status === "signed-in" && (
          <button type="button" className={styles.item} onClick={() => void signOut()}>
            <LogOut size={18} aria-hidden className={styles.phone} /> <span>{words.signOut}</span>
          </button>
        )}
      </header>
      <div className={styles.frame}>
        {role && <AdminNav />}
        <Main className={styles.main}>
          <p role="status" className={styles.offline}>
            {online ? "" : words.offline}
          </p>
          {children}
        </Main>
      </div>
      <HydrationSignal />
    </>
  );
}

const ICONS = {
  dashboard: Gauge,
  orders: TicketCheck,
  departures: PlaneTakeoff,
  "sale-stops": CirclePause,
  customers: Users,
  accounts: UserRound,
  messages: Inbox,
  mails: Mail,
  previews: AppWindow,
  devices: Smartphone,
  roles: ShieldCheck,
  audit: History,
  launch: Rocket,
};

function AdminNav() {
  const { nav: words } = useContent(admin);
  const { language } = useSiteContext();
  const { role } = useSession();
  const router = useRouter();
  const strip = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const showCurrent = () => {
      const list = strip.current;
      const current = list?.querySelector<HTMLElement>("[aria-current]");
      if (!list || !current) return;
      const [frame, link] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
      list.scrollLeft += link.left + link.width / 2 - (frame.left + frame.width / 2);
    };
    showCurrent();
    // The router restores the strip's earlier scroll position when a page opens, so this runs after it.
    return router.subscribe("onRendered", showCurrent);
  }, [router, role]);
  return (
    <nav aria-label={words.label} className={styles.nav}>
      <ul ref={strip} className={styles.list}>
        {ADMIN_PAGES.filter((name) => mayUse(role, name)).map((name) => {
          const Icon = ICONS[name];
          return (
            <li key={name} className={styles.entry}>
              <Link
                {...adminLinks[name]()}
                activeOptions={{ exact: name === "dashboard", includeSearch: false }}
                className={styles.link}
              >
                <Icon size={18} aria-hidden />
                {words.pages[name]}
              </Link>
              <NavBadge page={name} />
            </li>
          );
        })}
        {mayUse(role, "lanes") && (
          <li>
            {/* A plain link: only a page that was loaded as /scan may use the camera. */}
            <a href={localizePath("/scan", language)} className={styles.link}>
              <ScanLine size={18} aria-hidden />
              {words.scan}
            </a>
          </li>
        )}
        <li className={styles.keys}>
          <AdminKeys className={styles.link} />
        </li>
      </ul>
    </nav>
  );
}

function NavBadge({ page }: { page: AdminPageName }) {
  const { badges: words } = useContent(admin).nav;
  const { orders, messages, mails, problems } = useWaiting();
  const entry = {
    orders: {
      count: orders + problems,
      text: [orders > 0 && words.orders(orders), problems > 0 && words.problems(problems)],
    },
    messages: { count: messages, text: [words.messages(messages)] },
    mails: { count: mails, text: [words.mails(mails)] },
  }[page as string];
  if (!entry || entry.count === 0) return null;
  const text = entry.text.filter(Boolean).join(", ");
  return (
    <span className={styles.badge} data-badge={page} data-scheme="light" title={text}>
      <span aria-hidden>{entry.count > 99 ? "99+" : entry.count}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
