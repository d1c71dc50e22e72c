import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { useFormText } from "#components/ui/form-values.ts";
import { SelectField } from "#components/ui/field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { admin } from "#content/admin.ts";
import { adminOrders } from "#content/admin-orders.ts";
import { mayChange, mayUse } from "#domain/accounts/role.ts";
import { computeOnlineAmount } from "#domain/orders/order-money.ts";
import { ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { allowedChanges } from "#domain/orders/order-transitions.ts";
import type { ListedOrder } from "#domain/orders/order.schema.ts";
import type { BulkResult } from "#domain/orders/bulk-change.schema.ts";
import { operatorDate } from "#domain/time.ts";
import type { ApiError } from "#lib/api/api-client.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { useSession } from "#lib/session/session.ts";
import { adminLinks } from "../data/admin-links.ts";
import { ExportButton } from "../ui/export-button.tsx";
import { useAdminForm } from "../ui/use-admin-form.ts";
import { ByHandFields, withDay } from "./by-hand-fields.tsx";
import { DialogForm, ReasonField, TickedBox } from "./order-form.tsx";
import styles from "./orders.module.css";

interface BulkActionsProps {
  picked: ListedOrder[];
  drop: (orders: readonly ListedOrder[]) => void;
}

export function BulkActions({ picked, drop }: BulkActionsProps) {
  const { bulk: words, export: exportWords } = useContent(adminOrders);
  const { role } = useSession();
  // The dialog keeps its orders while the list below reloads.
  const [asked, setAsked] = useState<ListedOrder[] | null>(null);
  return (
    <>
      {mayChange(role, "orders") && (
        <Button variant="outline" size="s" onClick={() => setAsked(picked)}>
          {words.change}
        </Button>
      )}
      {mayUse(role, "exports") && (
        <ExportButton
          name={`orders-${operatorDate(Date.now())}.csv`}
          fetchCsv={(format) =>
            api.admin["orders.csv"].$get({
              query: { ids: picked.map(({ id }) => id).join(","), format },
            })
          }
          words={{ ...exportWords, label: words.export }}
          size="s"
        />
      )}
      <Dialog
        open={asked !== null}
        title={words.title(asked?.length ?? 0)}
        onClose={() => setAsked(null)}
      >
        {asked && <BulkStatusForm orders={asked} drop={drop} onClose={() => setAsked(null)} />}
      </Dialog>
    </>
  );
}

interface BulkStatusFormProps {
  orders: ListedOrder[];
  drop: (orders: readonly ListedOrder[]) => void;
  onClose: () => void;
}

function BulkStatusForm({ orders, drop, onClose }: BulkStatusFormProps) {
  const { bulk: words, change } = useContent(adminOrders);
  const { statuses, colon } = useContent(admin);
  const client = useQueryClient();
  const { role } = useSession();
  const wasLost = useRef(false);
  const [refused, setRefused] = useState<BulkResult["items"]>([]);
  const possible = new Set(
    orders.flatMap((order) =>
      allowedChanges(order.status, {
        hasMoney: computeOnlineAmount(order) > 0,
        hasByHand: order.by_hand_amount > 0,
      }),
    ),
  );
  const form = useAdminForm({
    toast: false,
    schema: async () => (await import("#domain/orders/bulk-change.schema.ts")).BulkChangeSchema,
    values: (typed) => ({
      ...withDay(typed),
      notify: typed.notify === "on",
      orders: orders.map(({ id, version }) => ({ id, version })),
    }),
    submit: async (json) => {
      const { items } = await api.admin.orders.bulk.$post({ json }).catch((error: ApiError) => {
        wasLost.current = error.isLost;
        throw error;
      });
      await client.invalidateQueries({ queryKey: ["orders"] });
      const left = items.filter(
        ({ refusal, status }) => refusal !== null && !(wasLost.current && status === json.status),
      );
      const changed = items.length - left.length;
      drop(orders.filter(({ id }) => !left.some((item) => item.id === id)));
      if (changed > 0) showDone({ title: words.done(changed, statuses[json.status]) });
      if (left.length > 0) return setRefused(left);
      onClose();
    },
  });
  const chosen = useFormText(form.ref).status;
  if (refused.length > 0) {
    const toNumber = (id: string) => orders.find((order) => order.id === id)?.order_number ?? id;
    return (
      <div className={styles.bulk}>
        <Notice tone="error" role="alert">
          {words.refused(refused.length, orders.length)}
        </Notice>
        <ul data-field="refused">
          {refused.map(({ id, status, refusal }) => (
            <li key={id}>
              <Link {...adminLinks.order(id)} preload={false}>
                {toNumber(id)}
              </Link>
              {status && ` (${statuses[status]})`}
              {colon}
              {refusal === "payment_received" && !mayUse(role, "refunds")
                ? words.askFirst
                : (words.refusals[refusal!] ?? words.refusals.other)}
            </li>
          ))}
        </ul>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    );
  }
  return (
    <DialogForm
      form={form}
      words={{ submit: words.submit(orders.length), busy: change.busy }}
      onClose={onClose}
    >
      <SelectField name="status" label={change.status} defaultValue="" required>
        <option value="" disabled>
          {change.statusMissing}
        </option>
        {ORDER_STATUSES.filter((status) => possible.has(status)).map((status) => (
          <option key={status} value={status}>
            {statuses[status]}
          </option>
        ))}
      </SelectField>
      {chosen === "paid" && <ByHandFields direction="in" />}
      <ReasonField label={change.reason} />
      {/* Travellers get no mail about a pass that was used. */}
      {chosen !== "completed" && <TickedBox name="notify">{words.notify}</TickedBox>}
    </DialogForm>
  );
}
