import { lazy, Suspense } from "react";
import ExternalLink from "lucide-react/icons/external-link";
import { Button } from "#components/ui/button.tsx";
import { DescriptionList } from "#components/ui/description-list.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { OutwardLink } from "#components/ui/outward-link.tsx";
import { adminJournal } from "#content/admin-journal.ts";
import { adminPayments } from "#content/admin-payments.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { preventsRefund } from "#domain/payments/movement.ts";
import type { PaymentProblem } from "#domain/payments/payment.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { Dispute, Payment } from "#domain/payments/payment.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { copyText } from "#lib/browser/copy-and-download.ts";
import { AdminTime, useMoney } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { DisputeBadge, PaymentBadge, RefundBadge } from "./payment-badges.tsx";
import styles from "./orders.module.css";

const RefundTrouble = lazy(() => import("./refund-trouble.tsx"));
const OpenRequest = lazy(() => import("./refund-request.tsx"));

export function canRefund(
  { disputes, refund_requests: requests, refundable_amount: left }: Payment,
  asks: boolean,
): boolean {
  const isDisputed = disputes.some(({ status }) => preventsRefund(status));
  const isAsked = requests.some(({ status }) => status === "open");
  return left > 0 && !isDisputed && !(asks && isAsked);
}

interface OrderPaymentProps {
  order: OrderDetail;
  payment: Payment;
  /** The button's words: some staff refund, others only ask for a refund. */
  refundWords: { open: string; openFor: (payment: string) => string };
  onRefund?: (() => void) | undefined;
  /** True if the key `r` does the same. */
  hasRefundKey: boolean;
  onResolve?: ((kind: PaymentProblem) => void) | undefined;
}

export function OrderPayment({
  order,
  payment,
  refundWords,
  onRefund,
  hasRefundKey,
  onResolve,
}: OrderPaymentProps) {
  const words = useContent(adminPayments);
  const money = useMoney();
  const provider = words.providers[payment.provider] ?? payment.provider;
  const sum = (amount: number) => money(amount, payment.currency);
  const hasOtherSum = payment.received_amount > 0 && payment.received_amount !== payment.amount;
  const name = words.payment.name(sum(payment.amount), provider);
  const { noRefund } = useContent(adminJournal).disputes;
  const disputed = payment.disputes.find(({ status }) => preventsRefund(status));
  const request = payment.refund_requests.find(({ status }) => status === "open");
  // Staff who may not resolve a problem may only ask, and ask once.
  const hasAsked = onResolve === undefined && request !== undefined;
  return (
    <section className={styles.payment} aria-label={name} data-field="payment">
      <PaymentProblems problems={payment.problems} onResolve={onResolve} />
      <div className={styles.paymentHead}>
        <h3>{name}</h3>
        <PaymentBadge status={payment.status} />
      </div>
      <DescriptionList
        facts={[
          { label: words.payment.begun, value: <AdminTime iso={payment.created_at} /> },
          {
            label: words.payment.receivedAt,
            value: payment.received_at && <AdminTime iso={payment.received_at} />,
          },
          { label: words.payment.fee, value: writeFees(payment.fees, money) },
          {
            label: words.payment.pageEnds,
            value: payment.status === "open" ? <AdminTime iso={payment.expires_at} /> : null,
          },
          {
            label: words.payment.received,
            value: hasOtherSum ? sum(payment.received_amount) : null,
          },
          {
            label: words.payment.refundable,
            value: payment.refunds.length > 0 ? sum(payment.refundable_amount) : null,
          },
        ]}
      />
      {payment.disputes.map((dispute) => (
        <PaymentDispute key={dispute.id} dispute={dispute} />
      ))}
      {payment.reference !== null && (
        <PaymentReference payment={payment} reference={payment.reference} provider={provider} />
      )}
      {payment.refunds.length > 0 && <Refunds {...payment} />}
      {request && (
        <Suspense>
          <OpenRequest order={order} request={request} />
        </Suspense>
      )}
      {onRefund && !hasAsked && (payment.refundable_amount > 0 || disputed) && (
        <Button
          variant="outline"
          className={styles.start}
          aria-label={refundWords.openFor(name)}
          aria-describedby={disputed && `${payment.id}-no-refund`}
          aria-keyshortcuts={hasRefundKey ? "r" : undefined}
          disabled={disputed !== undefined}
          onClick={onRefund}
        >
          {refundWords.open}
        </Button>
      )}
      {disputed && (
        <p id={`${payment.id}-no-refund`} className={panel.note} data-field="no-refund">
          {noRefund[disputed.status === "lost" ? "lost" : "open"]}
        </p>
      )}
    </section>
  );
}

type Money = ReturnType<typeof useMoney>;
/** Fees are in the currency of the provider's account. */
const writeFees = (fees: Payment["fees"], money: Money): string =>
  fees.map(({ amount, currency }) => money(amount, currency as CurrencyCode)).join(" + ");

function PaymentDispute({ dispute }: { dispute: Dispute }) {
  const { disputes: words } = useContent(adminJournal);
  const money = useMoney();
  return (
    <div className={panel.panel} data-field="dispute" data-status={dispute.status}>
      <div className={styles.paymentHead}>
        <h4>{words.heading}</h4>
        <DisputeBadge status={dispute.status} />
      </div>
      <p>{words.advice[dispute.status]}</p>
      <DescriptionList
        facts={[
          { label: words.amount, value: money(dispute.amount, dispute.currency) },
          { label: words.fee, value: writeFees(dispute.fees, money) },
          { label: words.opened, value: <AdminTime iso={dispute.opened_at} /> },
          {
            label: words.due,
            value: dispute.status === "open" && dispute.due_at && (
              <AdminTime iso={dispute.due_at} />
            ),
          },
          { label: words.cause, value: <code>{dispute.cause}</code> },
        ]}
      />
    </div>
  );
}

function PaymentProblems({
  problems,
  onResolve,
}: {
  problems: Payment["problems"];
  onResolve: OrderPaymentProps["onResolve"];
}) {
  const { problems: words, resolve } = useContent(adminPayments);
  return problems.map(
    ({ kind, created_at: since, resolved_at: resolvedAt, resolved_by_email: email }) =>
      resolvedAt === null ? (
        <Notice key={kind} tone="error">
          <div className={styles.problem} data-field="payment-problem" data-problem={kind}>
            <h3>{words.kinds[kind]}</h3>
            <p>{words.advice[kind]}</p>
            <p className={panel.note}>
              {words.since} <AdminTime iso={since} />
            </p>
            {onResolve && (
              <Button
                variant="outline"
                size="s"
                aria-label={resolve.openFor(words.kinds[kind])}
                onClick={() => onResolve(kind)}
              >
                {resolve.open}
              </Button>
            )}
          </div>
        </Notice>
      ) : (
        <p key={kind} className={panel.note} data-field="resolved-problem">
          {words.resolved(words.kinds[kind])} {email && words.resolvedBy(email)} ·{" "}
          <AdminTime iso={resolvedAt} />
        </p>
      ),
  );
}

interface PaymentReferenceProps {
  payment: Payment;
  reference: string;
  provider: string;
}

function PaymentReference({ payment, reference, provider }: PaymentReferenceProps) {
  const { payment: words } = useContent(adminPayments);
  return (
    <div className={styles.reference}>
      <span className={panel.note}>{words.reference}</span>
      <code>{reference}</code>
      <Button
        variant="quiet"
        size="s"
        aria-label={words.copyReference(reference)}
        onClick={() => void copyText(reference, words.copied, words.copyFailed)}
      >
        {words.copy}
      </Button>
      {payment.dashboard_url && (
        <OutwardLink href={payment.dashboard_url} target="_blank" rel="noopener">
          {words.dashboard(provider)} <span className="visually-hidden">{words.newTab}</span>
          <ExternalLink size={14} aria-hidden />
        </OutwardLink>
      )}
    </div>
  );
}

function Refunds({ refunds, provider }: Payment) {
  const { refunds: words } = useContent(adminPayments);
  const money = useMoney();
  return (
    <div className={panel.panel}>
      <h4 className={panel.note}>{words.heading}</h4>
      <ul className={styles.refunds}>
        {refunds.map((refund) => (
          <li key={refund.id} data-field="refund">
            <p className={styles.step}>
              {money(refund.amount, refund.currency)}
              <RefundBadge status={refund.status} />
            </p>
            {refund.reason && <p className={styles.reason}>{refund.reason}</p>}
            {(refund.failure || refund.status === "requested") && (
              <p data-field="refund-trouble">
                <Suspense>
                  <RefundTrouble failure={refund.failure} />
                </Suspense>
              </p>
            )}
            <p className={panel.note}>
              {refund.actor_email ??
                (refund.actor_id !== null
                  ? words.byGone
                  : refund.id === `${provider}:${refund.reference}`
                    ? words.byProvider
                    : words.byProduct)}
              {" · "}
              <AdminTime iso={refund.created_at} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
