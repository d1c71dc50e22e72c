import { Link } from "@tanstack/react-router";
import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import { PageHead } from "../../../components/layout/page-head.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { classNames } from "../../../components/ui/class-names.ts";
import { Skeleton } from "../../../components/ui/loading.tsx";
import type { AdminLink } from "../data/admin-links.ts";
import { useWaiting } from "../data/waiting.ts";
import styles from "./admin-page.module.css";

interface AdminPageProps {
  title: string;
  lead?: ReactNode;
  /** The title is a code, such as an order number: it is set in the font of texts, where 1 and I differ. */
  code?: boolean;
  /** The list that this page belongs to: a link leads back to it, with its last filters and page. */
  back?: { link: AdminLink; label: string };
  /** Actions on the whole page, beside its title. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A page of the admin area: its title, and its parts below one another (<Panel>, <AdminList>).
 * The title takes the focus after a navigation, because the link that had it is gone.
 */
export function AdminPage({ title, code, lead, back, actions, children }: AdminPageProps) {
  const { lists, titles } = useAdminVisit();
  const { orders, messages, problems } = useWaiting();
  const waits = orders + messages + problems;
  const heading = useRef<HTMLHeadingElement>(null);
  // True for the first page of a visit, which must not take the focus, even when its title is loaded later.
  const [isFirst] = useState(() => titles.size === 0);
  useEffect(() => {
    titles.add(title);
    if (!isFirst && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [titles, title, isFirst]);
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={waits > 0 ? `(${waits}) ${title}` : title} />
      <header className={styles.header}>
        {back && (
          <Link {...(lists.get(back.link.to) ?? back.link)} className={styles.back}>
            <span aria-hidden="true">←</span> {back.label}
          </Link>
        )}
        <div className={styles.row}>
          <h1 ref={heading} tabIndex={-1} className={classNames(styles.title, code && styles.code)}>
            {title}
          </h1>
          {actions}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

/** The outline of a page whose data are being loaded. */
export function PageSkeleton() {
  return (
    <Card>
      <Skeleton lines={6} />
    </Card>
  );
}

/** What the admin area remembers while it is open, so that going back leads to the same list. Leaving the area or signing out drops it. */
interface AdminVisit {
  /** The last address of each list, by its path. */
  lists: Map<AdminLink["to"], AdminLink>;
  /** The titles of the pages that were shown. */
  titles: Set<string>;
}

const AdminVisitContext = createContext<AdminVisit | null>(null);

export function AdminVisitProvider({ children }: { children: ReactNode }) {
  const [visit] = useState<AdminVisit>(() => ({ lists: new Map(), titles: new Set() }));
  return <AdminVisitContext value={visit}>{children}</AdminVisitContext>;
}

/** Throws outside of the admin area. */
export function useAdminVisit(): AdminVisit {
  const visit = use(AdminVisitContext);
  if (!visit) throw new Error("useAdminVisit needs an AdminVisitProvider above it");
  return visit;
}
