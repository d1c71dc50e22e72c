import { lazy, Suspense } from "react";
import { Link } from "@tanstack/react-router";
import { Badge } from "#components/ui/badge.tsx";
import { adminJournal } from "#content/admin-journal.ts";
import { mailNames } from "#content/mail-names.ts";
import { adminPayments } from "#content/admin-payments.ts";
import { adminTimeline } from "#content/admin-timeline.ts";
import { messageNames } from "#content/message-names.ts";
import { bookingFields } from "#content/booking-fields.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { TimelineEntry } from "#domain/order-detail/timeline.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { mayUse } from "#domain/accounts/role.ts";
import { useSession } from "#lib/session/session.ts";
import { adminLinks } from "../data/admin-links.ts";
import { AdminDay, AdminTime, useMoney } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { OrderStatusBadge, StatusBadge } from "../ui/status-badge.tsx";
import { DisputeBadge, PaymentBadge, RefundBadge } from "./payment-badges.tsx";
import styles from "./timeline.module.css";

const RefundTrouble = lazy(() => import("./refund-trouble.tsx"));
const RequestEntry = lazy(() =>
  import("./refund-request.tsx").then((late) => ({ default: late.RequestEntry })),
);

type Entry<Kind extends TimelineEntry["kind"]> = Extract<TimelineEntry, { kind: Kind }>;

export function EntryText({ entry, currency }: { entry: TimelineEntry; currency: CurrencyCode }) {
  switch (entry.kind) {
    case "change":
      return <Change entry={entry} currency={currency} />;
    case "payment":
    case "refund":
      return <Money entry={entry} />;
    case "refund_request":
      return (
        <Suspense>
          <RequestEntry entry={entry} />
        </Suspense>
      );
    case "dispute":
      return <Dispute entry={entry} />;
    case "movement":
      return <Movement entry={entry} />;
    case "mail":
      return <SentMail entry={entry} />;
    case "note":
      return <Note entry={entry} />;
    case "redemption":
      return <Redemption entry={entry} />;
    case "message":
    case "reply":
      return <Message entry={entry} />;
  }
}

function Change({ entry, currency }: { entry: Entry<"change">; currency: CurrencyCode }) {
  const words = useContent(adminTimeline);
  const names: Partial<Record<string, string>> = {
    ...useContent(bookingFields),
    ...words.fields,
  };
  const { providers } = useContent(adminPayments);
  const { from_status: from, to_status: to, changes, reason, actor_id } = entry;
  // A payment's reason is its provider and reference, which the payment's panel already shows.
  const [, provider = ""] = (actor_id === null && /^(\w+) \S+$/.exec(reason ?? "")) || [];
  const { letter, ...changed } = changes ?? {};
  const fields = Object.entries(changed);
  const money = useMoney();
  const told = (field: string, value: string | number) => {
    if (value === "") return words.none;
    if (field === "flightDate") return <AdminDay iso={String(value)} />;
    return field === "due" ? money(Number(value), currency) : value;
  };
  return (
    <>
      <p className={styles.title}>
        {from === null && words.created}
        {from !== null && from !== to && (
          <>
            <OrderStatusBadge status={from} />
            <span aria-hidden>→</span>
          </>
        )}
        {from !== null && !letter && <OrderStatusBadge status={to} />}
        {letter && words.letter.written}
        {from === to && fields.length === 0 && !letter && words.unchanged}
      </p>
      {reason && (
        <p className={styles.text} title={reason}>
          {providers[provider] ?? reason}
        </p>
      )}
      {fields.map(([field, [before, after]]) => (
        <p key={field} className={styles.text}>
          {field === "access" ? (
            words.access.ended
          ) : (
            <>
              {names[field] ?? field} · {told(field, before)} → {told(field, after)}
            </>
          )}
        </p>
      ))}
    </>
  );
}

function Money({ entry }: { entry: Entry<"payment" | "refund"> }) {
  const words = useContent(adminTimeline);
  const names = useContent(adminPayments);
  const amount = useMoney()(entry.amount, entry.currency);
  const isPayment = entry.kind === "payment";
  return (
    <>
      <p className={styles.title}>
        {isPayment
          ? words.payment(amount, names.providers[entry.provider] ?? entry.provider)
          : words.refund(amount)}
        {isPayment ? <PaymentBadge status={entry.status} /> : <RefundBadge status={entry.status} />}
      </p>
      {!isPayment && entry.reason && <p className={styles.text}>{entry.reason}</p>}
      {!isPayment && entry.failure && (
        <p className={styles.text}>
          <Suspense>
            <RefundTrouble failure={entry.failure} />
          </Suspense>
        </p>
      )}
    </>
  );
}

function Dispute({ entry }: { entry: Entry<"dispute"> }) {
  const { disputes, entry: line } = useContent(adminJournal);
  const amount = useMoney()(entry.amount, entry.currency);
  return (
    <p className={styles.title}>
      {line(disputes.heading, amount, null)} <DisputeBadge status={entry.status} />
    </p>
  );
}

function Movement({ entry }: { entry: Entry<"movement"> }) {
  const words = useContent(adminJournal);
  const amount = useMoney()(entry.amount, entry.currency as CurrencyCode);
  const how = entry.method && words.methods[entry.method];
  return (
    <>
      <p className={styles.title}>
        {entry.amount === 0
          ? words.movements[entry.movement]
          : words.entry(words.movements[entry.movement], amount, how)}
      </p>
      {entry.method !== null && (
        <p className={styles.text}>
          {words.movedOn} · <AdminDay iso={entry.moved_at} />
          {entry.reference && ` · ${entry.reference}`}
        </p>
      )}
    </>
  );
}

function SentMail({ entry }: { entry: Entry<"mail"> }) {
  const words = useContent(adminTimeline);
  const { kinds, statuses } = useContent(mailNames);
  return (
    <p className={styles.title}>
      {words.mail(kinds[entry.mail])}
      <StatusBadge status={entry.status} names={statuses} />
    </p>
  );
}

function Note({ entry }: { entry: Entry<"note"> }) {
  const words = useContent(adminTimeline);
  return (
    <>
      <p className={styles.title}>
        {words.note}
        {entry.for_lane && <Badge tone="neutral">{words.forLane}</Badge>}
      </p>
      <p className={styles.text}>{entry.text}</p>
    </>
  );
}

function Redemption({ entry }: { entry: Entry<"redemption"> }) {
  const { redemption: words } = useContent(adminTimeline);
  return (
    <p className={styles.title}>
      {entry.refusal === null
        ? words.accepted(entry.travellers)
        : words.refused(words.refusals[entry.refusal])}
      {entry.beyond > 0 && <Badge tone="danger">{words.beyond(entry.beyond)}</Badge>}
      {entry.undone_at !== null && <Badge tone="warning">{words.takenBack}</Badge>}
      {entry.scanned_at !== null && <Badge tone="neutral">{words.late}</Badge>}
    </p>
  );
}

function Message({ entry }: { entry: Entry<"message" | "reply"> }) {
  const { message: words } = useContent(adminTimeline);
  const { kinds, statuses, refundDue } = useContent(messageNames);
  const { role } = useSession();
  const isReply = entry.kind === "reply";
  return (
    <>
      <p className={styles.title}>
        {isReply && (entry.actor_id === null ? words.fromSender : words.reply)}
        {!isReply &&
          (entry.is_about_order ? words.aboutOrder : words.fromTraveller)(
            kinds[entry.message_kind],
          )}
        {!isReply && <StatusBadge status={entry.status} names={statuses} />}
      </p>
      {entry.doubt && (
        <p className={styles.doubt} data-doubt={entry.doubt}>
          {words.doubts[entry.doubt]}
        </p>
      )}
      {entry.text && (
        <p className={styles.text} lang={entry.language}>
          {entry.text}
        </p>
      )}
      {!isReply && entry.refund_due_at && (
        <p className={styles.text}>
          {refundDue} · <AdminTime iso={entry.refund_due_at} />
        </p>
      )}
      {mayUse(role, "messages") && (
        <p className={panel.note}>
          <Link {...adminLinks.message(entry.message_id)} preload={false}>
            {words.open}
          </Link>
        </p>
      )}
    </>
  );
}
