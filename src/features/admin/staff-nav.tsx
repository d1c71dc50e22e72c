import { Link, useLocation } from "@tanstack/react-router";
import { Gauge, History, Inbox, type LucideIcon, Mail, ShieldCheck, TicketCheck, Users } from "lucide-react";
import { useEffect, useRef } from "react";
import { admin, type StaffPageName } from "../../content/admin.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./staff-nav.module.css";

const PAGES: { name: StaffPageName; path: string; icon: LucideIcon }[] = [
  { name: "dashboard", path: "/admin", icon: Gauge },
  { name: "orders", path: "/admin/orders", icon: TicketCheck },
  { name: "customers", path: "/admin/customers", icon: Users },
  { name: "messages", path: "/admin/messages", icon: Inbox },
  { name: "mails", path: "/admin/mails", icon: Mail },
  { name: "roles", path: "/admin/roles", icon: ShieldCheck },
  { name: "audit", path: "/admin/audit", icon: History },
];

/** The pages of the staff area: at the side, and on a phone a strip that moves so that the current page is in sight. */
export function StaffNav() {
  const { nav: words } = useContent(admin);
  const pathname = useLocation({ select: (location) => location.pathname });
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const current = list?.querySelector<HTMLElement>("[aria-current]");
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav aria-label={words.label} className={styles.nav}>
      <ul ref={strip} className={styles.list}>
        {PAGES.map(({ name, path, icon: Icon }) => (
          <li key={name}>
            <Link to={path} activeOptions={{ exact: path === "/admin", includeSearch: false }} className={styles.link}>
              <Icon size={18} aria-hidden="true" />
              {words.pages[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
