import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { type Column, DataTable } from "#components/ui/data-table.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { TextAreaField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { DescriptionList } from "#components/ui/description-list.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { adminGroupActs } from "#content/admin-group-acts.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { GroupAct } from "#domain/group-acts/group-act.schema.ts";
import { mayAct } from "#domain/group-acts/group-act.ts";
import { LANGUAGES } from "#domain/language.ts";
import type { Reason } from "#domain/reason.schema.ts";
import { MAX_REASON_LENGTH } from "#domain/reason.ts";
import { api } from "#lib/session/api.ts";
import { useSession } from "#lib/session/session.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminData, AdminPage } from "../layout/admin-page.tsx";
import { ActionButton } from "../ui/action-button.tsx";
import { AdminTime, useMoney } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import { useAdminForm } from "../ui/use-admin-form.ts";
import { ActBadge } from "./act-badge.tsx";
import styles from "./group-acts.module.css";
import { useScopeName } from "./scope-name.ts";

export function GroupActPage({ actId }: { actId: string }) {
  const words = useContent(adminGroupActs);
  const scopeName = useScopeName();
  const { role } = useSession();
  const query = useQuery(adminQueries.groupAct(actId, role));
  return (
    <AdminPage
      title={
        query.data
          ? words.act.name(words.acts[query.data.act], scopeName(query.data.scope))
          : words.title
      }
      back={{ link: adminLinks.groupActs(), label: words.title }}
    >
      <AdminData query={query}>
        {(act) => (
          <div className={panel.columns}>
            <div className={panel.column}>
              <ActState act={act} />
              <FailedOrders act={act} />
              <ByHandOrders act={act} />
            </div>
            <ActFacts act={act} />
          </div>
        )}
      </AdminData>
    </AdminPage>
  );
}

function ActState({ act }: { act: GroupAct }) {
  const { act: words, refusals } = useContent(adminGroupActs);
  const { role } = useSession();
  const [isDeclining, setDeclining] = useState(false);
  const queries = useQueryClient();
  const money = useMoney();
  const { id, state, done, failed } = act;
  const { queryKey } = adminQueries.groupAct(id, role);
  /** A call whose answer is lost may have started the act. */
  const show = async (call: Promise<GroupAct>) => {
    try {
      queries.setQueryData(queryKey, await call);
    } catch (error) {
      void queries.invalidateQueries({ queryKey });
      throw error;
    }
  };
  const calls = api.admin["group-acts"][":actId"];
  const param = { actId: id };
  const sums = Object.entries(act.sums).map(([currency, sum]) =>
    money(sum, currency as CurrencyCode),
  );
  const mayStart = mayAct(role, act.act);
  const isWaiting = state === "preview" || state === "stopped";
  const isAsked = act.is_request && state === "preview" && act.approved_by === null;
  const grant = act.needs_second_admin ? words.grantFirst : words.grant;
  const begin = state === "preview" ? words.start : words.goOn;
  const start = isAsked ? grant : begin;
  const canRetry = failed.length > 0 && (state === "done" || state === "stopped");
  return (
    <Panel id="group-act" heading={<ActBadge act={act} />}>
      <dl className={styles.counts} data-field="counts">
        <div>
          <dt className={panel.note}>{words.orders}</dt>
          <dd data-count="orders">{act.orders}</dd>
        </div>
        <div>
          <dt className={panel.note}>{words.travellers}</dt>
          <dd data-count="travellers">{act.travellers}</dd>
        </div>
        <div>
          <dt className={panel.note}>{words.sums[act.act]}</dt>
          <dd data-count="sums">{sums.join(" · ") || "—"}</dd>
        </div>
      </dl>
      {state !== "preview" && state !== "declined" && (
        <div>
          <progress
            className={styles.progress}
            max={Math.max(1, act.orders)}
            value={done}
            aria-label={words.progress(done, act.orders)}
          />
          <p role="status" data-field="progress">
            {words.progress(done, act.orders)}
          </p>
        </div>
      )}
      <ActNotice act={act} />
      {mayStart && (
        <div className="cluster">
          {isWaiting && act.orders > 0 && (
            <ActionButton
              variant={state === "preview" ? "accent" : "outline"}
              act={() => show(calls.start.$post({ param }))}
              busyLabel={words.starting}
              refusals={refusals}
            >
              {start}
            </ActionButton>
          )}
          {act.is_request && state === "preview" && (
            <Button variant="outline" onClick={() => setDeclining(true)}>
              {words.decline}
            </Button>
          )}
          {state === "running" && (
            <ActionButton act={() => show(calls.stop.$post({ param }))} busyLabel={words.stopping}>
              {words.stop}
            </ActionButton>
          )}
          {canRetry && (
            <ActionButton act={() => show(calls.retry.$post({ param }))} busyLabel={words.retrying}>
              {words.retry}
            </ActionButton>
          )}
        </div>
      )}
      <Dialog open={isDeclining} title={words.declining.title} onClose={() => setDeclining(false)}>
        {isDeclining && (
          <DeclineForm
            submit={(json) => show(calls.decline.$post({ param, json }))}
            onClose={() => setDeclining(false)}
          />
        )}
      </Dialog>
    </Panel>
  );
}

interface DeclineFormProps {
  submit: (refusal: Reason) => Promise<void>;
  onClose: () => void;
}

function DeclineForm({ submit, onClose }: DeclineFormProps) {
  const { act, refusals } = useContent(adminGroupActs);
  const words = act.declining;
  const form = useAdminForm<Reason>({
    toast: false,
    refusals,
    schema: async () => (await import("#domain/reason.schema.ts")).ReasonSchema,
    submit: async (json) => {
      await submit(json);
      onClose();
    },
  });
  return (
    <Form form={form} className={panel.panel}>
      <p>{words.lead}</p>
      <TextAreaField
        name="reason"
        label={words.reason}
        required
        rows={3}
        maxLength={MAX_REASON_LENGTH}
      />
      <ErrorNotice error={form.error} />
      <DialogActions words={words} busy={form.busy} onClose={onClose} />
    </Form>
  );
}

function ActNotice({ act }: { act: GroupAct }) {
  const { act: words } = useContent(adminGroupActs);
  const session = useSession();
  if (act.state === "declined")
    return (
      <Notice tone="warning">
        <p>{words.declinedBy(act.approved_by_email ?? words.byGone)}</p>
        <p>{act.answer}</p>
      </Notice>
    );
  if (act.orders === 0) return <p>{words.nothing}</p>;
  if (act.state === "preview" && act.approved_by === null)
    return (
      <>
        <p>{words.asked(act.created_by_email ?? words.byGone, act.orders)}</p>
        <p className={panel.note}>
          {!mayAct(session.role, act.act)
            ? words.adminDecides
            : act.needs_second_admin
              ? words.second.first
              : words.asks[act.act](act.orders)}
        </p>
      </>
    );
  if (act.needs_second_admin) {
    const isTheirs = session.user?.id === act.approved_by;
    return (
      <Notice tone="warning">
        <p>
          {!isTheirs
            ? words.second.needed
            : act.is_request
              ? words.second.granted
              : words.second.yours}
        </p>
        {isTheirs && (
          <p>
            {words.second.send} <code>{`${location.origin}/admin/group-acts/${act.id}`}</code>
          </p>
        )}
      </Notice>
    );
  }
  if (act.state === "preview") return <p>{words.asks[act.act](act.orders)}</p>;
  if (act.state === "running") return <p className={panel.note}>{words.running}</p>;
  if (act.state === "stopped") return <Notice tone="warning">{words.stopped}</Notice>;
  return act.failed.length > 0 ? (
    <Notice tone="warning">{words.doneBut(act.failed.length)}</Notice>
  ) : (
    <Notice tone="success">{words.done}</Notice>
  );
}

const orderLink = ({ order_id: id, order_number: number }: GroupAct["failed"][number]) => (
  <Link {...adminLinks.order(id)} preload={false}>
    {number}
  </Link>
);

function FailedOrders({ act }: { act: GroupAct }) {
  const { failed: words } = useContent(adminGroupActs);
  if (act.failed.length === 0) return null;
  const explain = ({ reason }: GroupAct["failed"][number]) =>
    words.reasons[reason] ?? words.other(reason);
  const columns: Column<GroupAct["failed"][number]>[] = [
    { label: words.order, render: orderLink },
    { label: words.why, render: (order) => explain(order)[0] },
    { label: words.remedy, render: (order) => explain(order)[1] },
  ];
  return (
    <Panel id="group-act-failed" heading={words.heading}>
      <DataTable
        columns={columns}
        items={act.failed}
        rowKey={({ order_id: id }) => id}
        field="failed-order"
        labelledBy="group-act-failed"
      />
    </Panel>
  );
}

function ByHandOrders({ act }: { act: GroupAct }) {
  const { byHand: words, failed } = useContent(adminGroupActs);
  const money = useMoney();
  if (act.by_hand.length === 0) return null;
  const columns: Column<GroupAct["by_hand"][number]>[] = [
    { label: failed.order, render: (order) => orderLink({ ...order, reason: "" }) },
    { label: words.amount, render: ({ amount, currency }) => money(amount, currency) },
  ];
  return (
    <Panel id="group-act-by-hand" heading={words.heading}>
      <p className={panel.note}>{words.text}</p>
      <DataTable
        columns={columns}
        items={act.by_hand}
        rowKey={({ order_id: id }) => id}
        field="by-hand-order"
        labelledBy="group-act-by-hand"
      />
    </Panel>
  );
}

const isGranted = ({ is_request: isRequest, state }: GroupAct) => isRequest && state !== "declined";

function ActFacts({ act }: { act: GroupAct }) {
  const { act: words } = useContent(adminGroupActs);
  const { facts } = useSiteContext();
  return (
    <Card tone="quiet">
      <DescriptionList
        facts={[
          {
            label: words.to,
            value:
              act.to && [facts.date(act.to.date), act.to.flight_number].filter(Boolean).join(", "),
          },
          { label: words.reason, value: act.reason },
          ...LANGUAGES.map((language) => ({
            label: words.text[language],
            value: act.text && (
              <span lang={language} className={styles.letter}>
                {act.text[language]}
              </span>
            ),
          })),
          { label: act.is_request ? words.askedBy : words.by, value: act.created_by_email },
          { label: words.grantedBy, value: isGranted(act) && act.approved_by_email },
          {
            label: act.is_request ? words.askedAt : words.at,
            value: <AdminTime iso={act.created_at} />,
          },
          { label: words.startedBy, value: act.started_by_email },
        ]}
      />
    </Card>
  );
}
