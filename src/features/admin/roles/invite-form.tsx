import { SelectField, TextField } from "../../../components/ui/field.tsx";
import { Form, useForm } from "../../../components/ui/form.tsx";
import { SubmitButton } from "../../../components/ui/submit-button.tsx";
import { adminRoles } from "../../../content/admin-roles.ts";
import { admin } from "../../../content/admin.ts";
import type { Role } from "../../../domain/accounts/role.ts";
import { api } from "../../../lib/session/api.ts";
import { showToast } from "../../../lib/api/toast.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { toChoices } from "../list/list-filters.tsx";
import panel from "../ui/panel.module.css";

/** Invites someone to a role by mail. A refusal is shown beside the field, and the typed text stays. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const { invite: words, roles, refusals } = useContent(adminRoles);
  const { failure } = useContent(admin);
  const form = useForm({
    ...failure,
    explain: ({ code }) => refusals[code],
    field: ({ code }) => (code in refusals ? "email" : undefined),
    submit: async ({ email: typed = "", role }) => {
      const { email } = await api.admin.invitations.$post({
        json: { email: typed, role: role as Role },
      });
      showToast({ ...words.done(email), tone: "success" });
      form.reset();
      onInvited();
    },
  });
  return (
    <Form form={form} className={panel.panel}>
      <h2>{words.heading}</h2>
      <TextField
        type="email"
        name="email"
        label={words.email}
        hint={words.hint}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField name="role" label={words.role} hint={words.roleHint} defaultValue="agent">
        {toChoices({ agent: roles.agent, admin: roles.admin }).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SubmitButton busy={form.busy} label={words.submit} busyLabel={words.busy} />
    </Form>
  );
}
