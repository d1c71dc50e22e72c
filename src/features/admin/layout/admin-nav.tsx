import { Link, useLocation } from "@tanstack/react-router";
import { Gauge, History, Inbox, type LucideIcon, Mail, ShieldCheck, TicketCheck, Users } from "lucide-react";
import { useEffect, useRef } from "react";
import { admin, type AdminPageName } from "../../../content/admin.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { type AdminLink, adminLinks } from "../data/admin-links.ts";
import styles from "./admin-nav.module.css";

const PAGES: { name: AdminPageName; link: AdminLink; icon: LucideIcon }[] = [
  { name: "dashboard", link: adminLinks.dashboard(), icon: Gauge },
  { name: "orders", link: adminLinks.orders(), icon: TicketCheck },
  { name: "customers", link: adminLinks.customers(), icon: Users },
  { name: "messages", link: adminLinks.messages(), icon: Inbox },
  { name: "mails", link: adminLinks.mails(), icon: Mail },
  { name: "roles", link: adminLinks.roles(), icon: ShieldCheck },
  { name: "audit", link: adminLinks.audit(), icon: History },
];

/** The navigation of the admin area: at the side, and on a phone a strip that scrolls to the current page. */
export function AdminNav() {
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
        {PAGES.map(({ name, link, icon: Icon }) => (
          <li key={name}>
            <Link {...link} activeOptions={{ exact: name === "dashboard", includeSearch: false }} className={styles.link}>
              <Icon size={18} aria-hidden="true" />
              {words.pages[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
