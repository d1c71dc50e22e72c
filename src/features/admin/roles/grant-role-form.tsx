import { TextField } from "../../../components/ui/field.tsx";
import { Form, useForm } from "../../../components/ui/form.tsx";
import { SubmitButton } from "../../../components/ui/submit-button.tsx";
import { adminRoles } from "../../../content/admin-roles.ts";
import { admin } from "../../../content/admin.ts";
import type { RoleHolder } from "../../../domain/accounts/role.schema.ts";
import { api } from "../../../lib/api.ts";
import { showToast } from "../../../lib/toast.ts";
import { useContent } from "../../../lib/site-context.tsx";
import panel from "../ui/panel.module.css";

/** Makes someone an admin by the address of their account. A refusal is shown beside the field, and the typed text stays. */
export function GrantRoleForm({ holders, onGranted }: { holders: RoleHolder[]; onGranted: () => void }) {
  const { grant: words, refusals } = useContent(adminRoles);
  const { failure } = useContent(admin);
  const form = useForm({
    ...failure,
    explain: ({ code }) => refusals[code],
    field: ({ code }) => (code in refusals ? "email" : undefined),
    submit: async ({ email: typed = "" }) => {
      const { user_id, email } = await api.admin.roles.$put({ json: { email: typed, role: "admin" } });
      const had = holders.some((holder) => holder.user_id === user_id);
      showToast(had ? { ...words.already(email), tone: "info" } : { ...words.done(email), tone: "success" });
      form.reset();
      onGranted();
    },
  });
  return (
    <Form form={form} className={panel.panel}>
      <h2>{words.heading}</h2>
      <TextField type="email" name="email" label={words.email} hint={words.hint} required autoComplete="off" spellCheck={false} />
      <SubmitButton busy={form.busy} label={words.submit} busyLabel={words.busy} />
    </Form>
  );
}
