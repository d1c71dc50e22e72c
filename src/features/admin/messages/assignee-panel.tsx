import { useQuery } from "@tanstack/react-query";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { adminMessages } from "#content/admin-messages.ts";
import type { MessageDetail } from "#domain/messages/message.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useSession } from "#lib/session/session.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { Panel } from "../ui/panel.tsx";
import { useAdminAction, useAdminForm } from "../ui/use-admin-form.ts";
import { useKeys } from "../ui/use-keys.ts";
import { useMessageChange } from "./message-changes.ts";
import styles from "./messages.module.css";

export function AssigneePanel({ message }: { message: MessageDetail }) {
  const { assignee: words, refusals } = useContent(adminMessages);
  const { user } = useSession();
  const colleagues = useQuery(adminQueries.colleagues());
  const { busy, run } = useAdminAction(refusals);
  const { change } = useMessageChange(message);
  const { assignee_id: assigneeId, assignee_email: email } = message;
  const give = (to: string | null) => change({ assigneeId: to });
  const form = useAdminForm({
    refusals,
    check: ({ to }) => (to ? {} : { to: words.choose }),
    submit: async (_, { to }) => give(to ?? null),
  });
  const isMine = assigneeId === user?.id;
  const take = () => {
    if (user && !isMine) void run(() => give(user.id));
  };
  useKeys({ t: take });
  const others = (colleagues.data ?? []).filter(
    ({ user_id }) => user_id !== user?.id && user_id !== assigneeId,
  );
  return (
    <Panel id="assignee" heading={words.heading}>
      <p data-field="assignee" role="status">
        {assigneeId === null ? words.nobody : isMine ? words.you : (email ?? words.gone)}
      </p>
      <div className="cluster">
        {!isMine && (
          <Button variant="outline" size="s" busy={busy} aria-keyshortcuts="t" onClick={take}>
            {busy ? words.busy : words.take}
          </Button>
        )}
        {assigneeId !== null && (
          <Button variant="outline" size="s" busy={busy} onClick={() => void run(() => give(null))}>
            {busy ? words.busy : words.free}
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <Form form={form} className={styles.inline}>
          <SelectField name="to" label={words.giveTo} defaultValue="">
            <option value="">{words.choose}</option>
            {others.map((colleague) => (
              <option key={colleague.user_id} value={colleague.user_id}>
                {colleague.email}
              </option>
            ))}
          </SelectField>
          <Button type="submit" variant="outline" size="s" busy={form.busy}>
            {form.busy ? words.busy : words.give}
          </Button>
        </Form>
      )}
    </Panel>
  );
}
