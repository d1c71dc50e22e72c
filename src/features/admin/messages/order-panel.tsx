import { Link } from "@tanstack/react-router";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { adminMessages } from "#content/admin-messages.ts";
import type { MessageDetail, MessageOrder } from "#domain/messages/message.schema.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { useAirportName } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import { OrderStatusBadge } from "../ui/status-badge.tsx";
import { useAdminAction, useAdminForm } from "../ui/use-admin-form.ts";
import { useMessageChange } from "./message-changes.ts";
import styles from "./messages.module.css";

/** The order may have another email address than the message. */
export function OrderPanel({ message }: { message: MessageDetail }) {
  const { linked: words, refusals } = useContent(adminMessages);
  const { change } = useMessageChange(message);
  const { busy, run } = useAdminAction(refusals);
  const link = async (orderNumber: string | null) => {
    const changed = await change({ orderNumber });
    showDone({
      title: changed.order ? words.done(changed.order.order_number) : words.undone,
    });
  };
  const form = useAdminForm({
    refusals,
    toast: false,
    check: ({ orderNumber }) => (orderNumber?.trim() ? {} : { orderNumber: words.numberMissing }),
    field: ({ code }) => (code === "order_unknown" ? "orderNumber" : undefined),
    submit: async (_, { orderNumber }) => {
      await link(orderNumber ?? "");
      form.reset();
    },
  });
  const { order, sender_orders: senderOrders } = message;
  return (
    <Panel id="order" heading={words.heading}>
      {order ? (
        <>
          <OrderLine order={order} />
          <Button variant="outline" size="s" busy={busy} onClick={() => void run(() => link(null))}>
            {busy ? words.busy : words.unlink}
          </Button>
        </>
      ) : (
        <>
          <p className={panel.note}>{words.none}</p>
          <Form form={form} className={styles.inline}>
            <TextField
              name="orderNumber"
              label={words.number}
              hint={words.numberHint}
              autoComplete="off"
              spellCheck={false}
            />
            <Button type="submit" variant="outline" size="s" busy={form.busy}>
              {form.busy ? words.busy : words.link}
            </Button>
          </Form>
        </>
      )}
      <h3 className={styles.small}>{words.ofSender}</h3>
      {senderOrders.length === 0 ? (
        <p className={panel.note}>{words.noneOfSender}</p>
      ) : (
        <ul className={styles.orders}>
          {senderOrders.map((one) => (
            <li key={one.id} data-field="sender-order">
              <OrderLine order={one} />
              {one.id !== order?.id && (
                <Button
                  variant="outline"
                  size="s"
                  busy={busy}
                  aria-label={words.linkTo(one.order_number)}
                  onClick={() => void run(() => link(one.order_number))}
                >
                  {words.link}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {message.person_id !== null && (
        <p>
          <Link {...adminLinks.customers({ q: message.email })}>{words.more}</Link>
        </p>
      )}
    </Panel>
  );
}

function OrderLine({ order }: { order: MessageOrder }) {
  const airportName = useAirportName();
  const { facts } = useSiteContext();
  const trip = [
    airportName(order.airport),
    order.flight_date && facts.date(order.flight_date),
  ].filter(Boolean);
  return (
    <span className={styles.sender}>
      <Link {...adminLinks.order(order.id)} className={styles.number}>
        {order.order_number}
      </Link>
      <span className={panel.note}>{trip.join(" · ")}</span>
      <span>
        <OrderStatusBadge status={order.status} />
      </span>
    </span>
  );
}
