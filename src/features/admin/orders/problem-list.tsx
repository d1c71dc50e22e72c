import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import type { Column } from "#components/ui/data-table.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { adminPayments } from "#content/admin-payments.ts";
import { adminProblems } from "#content/admin-problems.ts";
import { mayUse } from "#domain/accounts/role.ts";
import type { OpenProblem } from "#domain/orders/payment-problem.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useSession } from "#lib/session/session.ts";
import { adminLinks, type ProblemSearch } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminList } from "../list/admin-list.tsx";
import { toChoices } from "../list/list-filters.tsx";
import { AdminTime, useMoney } from "../ui/formats.tsx";
import { ProblemForm, RefundForm } from "./late-money-forms.ts";
import panel from "../ui/panel.module.css";

interface ProblemDialog {
  name: "refund" | "resolve";
  problem: OpenProblem;
}

/** Only here can staff resolve problems of deleted orders. */
export function ProblemList({ search }: { search: ProblemSearch }) {
  const words = useContent(adminPayments);
  const list = useContent(adminProblems);
  const money = useMoney();
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<ProblemDialog | null>(null);
  const close = () => setDialog(null);
  const onClose = () => {
    close();
    void queries.invalidateQueries({ queryKey: ["payment-problems"] });
  };
  const columns: Column<OpenProblem>[] = [
    {
      label: list.order,
      render: ({ order_id: id, order_number: number, order_status: status }) =>
        status === null ? (
          <>
            {number}
            <br />
            <span className={panel.note}>{list.deleted}</span>
          </>
        ) : (
          <Link {...adminLinks.order(id)} preload={false}>
            {number}
          </Link>
        ),
    },
    { label: list.kind, render: ({ kind }) => words.problems.kinds[kind] },
    {
      label: list.received,
      render: ({ received_amount: amount, currency }) => money(amount, currency),
    },
    { label: list.since, render: ({ created_at: since }) => <AdminTime iso={since} /> },
    {
      label: list.action,
      render: (problem) => <ProblemActions problem={problem} onOpen={setDialog} />,
    },
  ];
  return (
    <>
      <AdminList
        link={adminLinks.problems}
        search={search}
        query={adminQueries.problems(search)}
        columns={columns}
        rowKey={({ payment_id: id, kind }) => `${id} ${kind}`}
        field="problem"
        filters={[
          {
            name: "kind",
            label: list.kind,
            any: list.anyKind,
            choices: toChoices(words.problems.kinds),
          },
        ]}
        words={list}
      />
      <Dialog open={dialog !== null} title={dialog ? words[dialog.name].title : ""} onClose={close}>
        {dialog?.name === "refund" && (
          <RefundForm
            onClose={onClose}
            orderId={dialog.problem.order_id}
            payment={{ ...dialog.problem, id: dialog.problem.payment_id }}
          />
        )}
        {dialog?.name === "resolve" && (
          <ProblemForm
            onClose={onClose}
            orderId={dialog.problem.order_id}
            paymentId={dialog.problem.payment_id}
            kind={dialog.problem.kind}
          />
        )}
      </Dialog>
    </>
  );
}

interface ProblemActionsProps {
  problem: OpenProblem;
  onOpen: (dialog: ProblemDialog) => void;
}

function ProblemActions({ problem, onOpen }: ProblemActionsProps) {
  const { refund, resolve, problems } = useContent(adminPayments);
  const list = useContent(adminProblems);
  const { role } = useSession();
  const { order_id: id, order_number: number, order_status: status } = problem;
  if (status !== null)
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
  if (!mayUse(role, "refunds")) return "—";
  return (
    <span className="cluster">
      {problem.refundable_amount > 0 && (
        <Button
          variant="outline"
          size="s"
          aria-label={refund.openFor(number)}
          onClick={() => onOpen({ name: "refund", problem })}
        >
          {refund.open}
        </Button>
      )}
      <Button
        variant="outline"
        size="s"
        aria-label={resolve.openFor(`${number}, ${problems.kinds[problem.kind]}`)}
        onClick={() => onOpen({ name: "resolve", problem })}
      >
        {resolve.open}
      </Button>
    </span>
  );
}
