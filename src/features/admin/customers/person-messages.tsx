import { Link } from "@tanstack/react-router";
import { type Column, DataTable } from "../../../components/ui/data-table.tsx";
import { adminCustomers } from "../../../content/admin-customers.ts";
import { adminMessages } from "../../../content/admin-messages.ts";
import type { PersonMessage } from "../../../domain/customers/person.schema.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { AdminTime } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";

/** What a person wrote from any of their addresses, newest first; statements about a contract are among it. */
export function PersonMessages({ messages }: { messages: PersonMessage[] }) {
  const { detail: words } = useContent(adminCustomers);
  const inbox = useContent(adminMessages);
  const columns: Column<PersonMessage>[] = [
    {
      label: inbox.message,
      render: ({ id, kind, excerpt }) => (
        <Link {...adminLinks.message(id)}>
          {kind === "cancellation" ? inbox.cancellation : excerpt}
        </Link>
      ),
    },
    { label: inbox.kind, render: ({ kind }) => inbox.kinds[kind] },
    {
      label: inbox.status,
      render: ({ status }) => <StatusBadge status={status} names={inbox.statuses} />,
    },
    { label: inbox.received, render: ({ created_at }) => <AdminTime iso={created_at} /> },
  ];
  return (
    <Panel id="messages" heading={words.messages}>
      {messages.length === 0 ? (
        <p>{words.noMessages}</p>
      ) : (
        <DataTable
          columns={columns}
          items={messages}
          rowKey={({ id }) => id}
          field="message"
          labelledBy="messages"
        />
      )}
    </Panel>
  );
}
