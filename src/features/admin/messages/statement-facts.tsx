import { Link } from "@tanstack/react-router";
import { DescriptionList } from "../../../components/ui/description-list.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import type { MessageStatement } from "../../../domain/messages/message.schema.ts";
import { isStatement } from "../../../domain/statements/statement.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { AdminTime } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";

/** What a withdrawal or the end of a membership is about, what of it matches an order, and what is to be done by when. */
export function StatementFacts({ kind, statement }: { kind: string; statement: MessageStatement }) {
  const { statement: words } = useContent(adminMessages);
  if (!isStatement(kind)) return null;
  const { reference, match, order, refund_due_at } = statement;
  const doubt =
    match === "other_email"
      ? words.otherEmail
      : kind === "withdrawal" && match === "none"
        ? words.noOrder
        : undefined;
  return (
    <Panel id="statement" heading={words.heading[kind]}>
      <p>{words.guide[kind]}</p>
      <DescriptionList
        facts={[
          { label: words.refundBy, value: refund_due_at && <AdminTime iso={refund_due_at} /> },
          { label: words.reference, value: reference },
          {
            label: words.order,
            value: order && <Link {...adminLinks.order(order.id)}>{order.order_number}</Link>,
          },
        ]}
      />
      {doubt && (
        <p className={panel.note} data-match={match}>
          {doubt}
        </p>
      )}
    </Panel>
  );
}
