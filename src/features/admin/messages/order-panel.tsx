import { Link } from "@tanstack/react-router";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/field.tsx";
import { Form, useForm } from "../../../components/ui/form.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import { admin } from "../../../content/admin.ts";
import { airports } from "../../../content/airports.ts";
import type { MessageDetail, MessageOrder } from "../../../domain/messages/message.schema.ts";
import { api } from "../../../lib/session/api.ts";
import { useContent, useSiteContext } from "../../../lib/page/site-context.tsx";
import { showToast } from "../../../lib/api/toast.ts";
import { useAction } from "../../../lib/api/use-action.ts";
import { adminLinks } from "../data/admin-links.ts";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import { OrderStatusBadge } from "../ui/status-badge.tsx";
import styles from "./messages.module.css";

interface OrderPanelProps {
  message: MessageDetail;
  /** Shows the message as the change returns it, and fails as the change does. */
  showChange: (change: Promise<MessageDetail>) => Promise<MessageDetail>;
}

/** The order that a message is about, and those of its sender: staff link it to one, also of another address, and undo that. */
export function OrderPanel({ message, showChange }: OrderPanelProps) {
  const { linked: words, refusals } = useContent(adminMessages);
  const { failure } = useContent(admin);
  const messages = { ...failure, explain: ({ code }: { code: string }) => refusals[code] };
  const { busy, run } = useAction(messages);
  const link = async (orderNumber: string | null) => {
    const json = { orderNumber, version: message.version };
    const changed = await showChange(
      api.admin.messages[":messageId"].$patch({ param: { messageId: message.id }, json }),
    );
    showToast({
      title: changed.order ? words.done(changed.order.order_number) : words.undone,
      tone: "success",
    });
  };
  const form = useForm({
    ...messages,
    toast: false,
    check: ({ orderNumber }) => (orderNumber?.trim() ? {} : { orderNumber: words.numberMissing }),
    field: ({ code }) => (code === "order_unknown" ? "orderNumber" : undefined),
    submit: async (_, { orderNumber }) => {
      await link(orderNumber ?? "");
      form.reset();
    },
  });
  const { order, sender_orders: ofSender } = message;
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
      {ofSender.length === 0 ? (
        <p className={panel.note}>{words.noneOfSender}</p>
      ) : (
        <ul className={styles.orders}>
          {ofSender.map((one) => (
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
  const names: Partial<Record<string, string>> = useContent(airports);
  const { facts } = useSiteContext();
  const trip = [
    names[order.airport] ?? order.airport,
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
