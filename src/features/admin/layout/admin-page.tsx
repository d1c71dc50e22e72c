import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import { PageHead } from "#components/layout/page-head.tsx";
import { Card } from "#components/ui/card.tsx";
import { Loaded } from "#components/ui/loaded.tsx";
import { Skeleton } from "#components/ui/loading.tsx";
import { admin } from "#content/admin.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { isFocusLost } from "#lib/browser/use-kept-focus.ts";
import type { AdminLink } from "../data/admin-links.ts";
import { useWaiting } from "../data/waiting.ts";
import styles from "./admin-page.module.css";

interface AdminPageProps {
  title: string;
  lead?: ReactNode;
  /** Says what a numeric title is about, and is written before it. */
  about?: ReactNode;
  back?: { link: AdminLink; label: string };
  actions?: ReactNode;
  children: ReactNode;
}

/** After a navigation the title takes the focus, because the link that had it is gone. */
export function AdminPage({ title, about, lead, back, actions, children }: AdminPageProps) {
  const { lists, titles } = useAdminVisit();
  const { orders, messages, problems } = useWaiting();
  const waits = orders + messages + problems;
  const heading = useRef<HTMLHeadingElement>(null);
  // The first page of a visit takes no focus, even if its title loads late.
  const [isFirst] = useState(() => titles.size === 0);
  useEffect(() => {
    titles.add(title);
    if (!isFirst && isFocusLost()) heading.current?.focus({ preventScroll: true });
  }, [titles, title, isFirst]);
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={waits > 0 ? `(${waits}) ${title}` : title} />
      <header className={styles.header}>
        {back && (
          <Link {...(lists.get(back.link.to) ?? back.link)} className={styles.back}>
            <span aria-hidden>←</span>
            <u>{back.label}</u>
          </Link>
        )}
        <div className={styles.row}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {about ? (
              <>
                {about} <span className={styles.code}>{title}</span>
              </>
            ) : (
              title
            )}
          </h1>
          {actions}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

export function PageSkeleton() {
  return (
    <Card>
      <Skeleton lines={6} />
    </Card>
  );
}

interface AdminDataProps<Data> {
  query: UseQueryResult<Data>;
  lines?: number;
  children: (data: Data) => ReactNode;
}

export function AdminData<Data>({ query, lines, children }: AdminDataProps<Data>) {
  const { problems } = useContent(admin);
  const loading = lines === undefined ? <PageSkeleton /> : <Skeleton lines={lines} />;
  return (
    <Loaded query={query} messages={problems} loading={loading}>
      {children}
    </Loaded>
  );
}

/** Lasts for one visit. Leaving the staff area or signing out drops it. */
interface AdminVisit {
  lists: Map<AdminLink["to"], AdminLink>;
  titles: Set<string>;
}

const AdminVisitContext = createContext<AdminVisit | null>(null);

export function AdminVisitProvider({ children }: { children: ReactNode }) {
  const [visit] = useState<AdminVisit>(() => ({ lists: new Map(), titles: new Set() }));
  return <AdminVisitContext value={visit}>{children}</AdminVisitContext>;
}

export function useAdminVisit(): AdminVisit {
  const visit = use(AdminVisitContext);
  if (!visit) throw new Error("useAdminVisit needs an AdminVisitProvider above it");
  return visit;
}
