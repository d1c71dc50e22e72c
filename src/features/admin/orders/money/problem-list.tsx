import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button, ButtonLink } from "../../../../components/ui/button.tsx";
import type { Column } from "../../../../components/ui/data-table.tsx";
import { Dialog } from "../../../../components/ui/dialog.tsx";
import { adminPayments } from "../../../../content/admin-payments.ts";
import { mayUse } from "../../../../domain/accounts/role.ts";
import type { OpenProblem } from "../../../../domain/staff-orders/payment-problem.schema.ts";
import { useSession } from "../../../../lib/session/session.ts";
import { useContent } from "../../../../lib/page/site-context.tsx";
import { adminLinks, type ProblemSearch } from "../../data/admin-links.ts";
import { adminQueries } from "../../data/admin-queries.ts";
import { AdminList } from "../../list/admin-list.tsx";
import { toChoices } from "../../list/list-filters.tsx";
import { parseProblemSearch } from "../../list/list-search.ts";
import { AdminTime, useMoney } from "../../ui/formats.tsx";
import panel from "../../ui/panel.module.css";
import { ProblemForm, RefundForm } from "./money-forms.tsx";

interface Asked {
  dialog: "refund" | "resolve";
  problem: OpenProblem;
}

/** The problems of payments that nobody has dealt with. Each leads to its order; what became of a deleted order is dealt with here. */
export function ProblemList({ search }: { search: ProblemSearch }) {
  const words = useContent(adminPayments);
  const money = useMoney();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const actions = {
    onClose: () => {
      close();
      void queries.invalidateQueries({ queryKey: ["payment-problems"] });
    },
    onChanged: () => undefined,
    onConflict: () => undefined,
  };
  const columns: Column<OpenProblem>[] = [
    {
      label: words.list.order,
      render: ({ order_id: id, order_number: number, order_status: status }) =>
        status === null ? (
          <>
            {number}
            <br />
            <span className={panel.note}>{words.list.deleted}</span>
          </>
        ) : (
          <Link {...adminLinks.order(id)} preload={false}>
            {number}
          </Link>
        ),
    },
    { label: words.list.kind, render: ({ kind }) => words.problems.kinds[kind] },
    {
      label: words.list.received,
      render: ({ received_amount: amount, currency }) => money(amount, currency),
    },
    { label: words.list.since, render: ({ created_at: since }) => <AdminTime iso={since} /> },
    {
      label: words.list.action,
      render: (problem) => <ProblemActions problem={problem} onAsk={setAsked} />,
    },
  ];
  return (
    <>
      <AdminList
        link={(found) => adminLinks.problems(parseProblemSearch(found))}
        search={search}
        query={adminQueries.problems(search)}
        columns={columns}
        rowKey={({ payment_id: id, kind }) => `${id} ${kind}`}
        field="problem"
        filters={[
          {
            name: "kind",
            label: words.list.kind,
            any: words.list.anyKind,
            choices: toChoices(words.problems.kinds),
          },
        ]}
        words={words.list}
      />
      <Dialog open={asked !== null} title={asked ? words[asked.dialog].title : ""} onClose={close}>
        {asked?.dialog === "refund" && (
          <RefundForm
            {...actions}
            orderId={asked.problem.order_id}
            payment={{ ...asked.problem, id: asked.problem.payment_id }}
          />
        )}
        {asked?.dialog === "resolve" && (
          <ProblemForm
            {...actions}
            orderId={asked.problem.order_id}
            paymentId={asked.problem.payment_id}
            kind={asked.problem.kind}
          />
        )}
      </Dialog>
    </>
  );
}

interface ProblemActionsProps {
  problem: OpenProblem;
  onAsk: (asked: Asked) => void;
}

/** What to do about a problem: on its order's page, or here once the order is deleted. */
function ProblemActions({ problem, onAsk }: ProblemActionsProps) {
  const { list, refund, resolve, problems } = useContent(adminPayments);
  const { role } = useSession();
  const { order_id: id, order_number: number, order_status: status } = problem;
  if (status !== null) {
    return (
      <ButtonLink
        {...adminLinks.order(id)}
        preload={false}
        variant="outline"
        size="s"
        aria-label={list.lookFor(number)}
      >
        {list.look}
      </ButtonLink>
    );
  }
  if (!mayUse(role, "refunds")) return "—";
  return (
    <span className={panel.actions}>
      {problem.refundable_amount > 0 && (
        <Button
          variant="outline"
          size="s"
          aria-label={refund.openFor(number)}
          onClick={() => onAsk({ dialog: "refund", problem })}
        >
          {refund.open}
        </Button>
      )}
      <Button
        variant="outline"
        size="s"
        aria-label={resolve.openFor(`${number}, ${problems.kinds[problem.kind]}`)}
        onClick={() => onAsk({ dialog: "resolve", problem })}
      >
        {resolve.open}
      </Button>
    </span>
  );
}
