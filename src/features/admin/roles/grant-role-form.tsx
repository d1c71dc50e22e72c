import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/field.tsx";
import { showToast } from "../../../components/ui/toast.ts";
import { useFieldErrors } from "../../../components/ui/use-field-errors.ts";
import { formValues } from "../../../components/ui/use-form-values.ts";
import { adminRoles } from "../../../content/admin-roles.ts";
import type { RoleHolder } from "../../../domain/accounts/role.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { grantAdmin } from "../data/admin-api.ts";
import { useAdminAction } from "../data/use-admin-action.ts";
import panel from "../ui/panel.module.css";

/** Makes someone an admin by the address of their account. A refusal is shown beside the field, and the typed text stays. */
export function GrantRoleForm({ holders, onGranted }: { holders: RoleHolder[]; onGranted: () => void }) {
  const words = useContent(adminRoles);
  const form = useRef<HTMLFormElement>(null);
  const { errors, showIssues, clearErrors, inWords } = useFieldErrors(form);
  const [refused, setRefused] = useState<string>();
  const { busy, run } = useAdminAction();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearErrors();
    setRefused(undefined);
    const { email: typed = "" } = formValues(event.currentTarget);
    const granted = await run(
      "grant",
      async () => {
        const { user_id, email } = await grantAdmin(typed);
        const had = holders.some((holder) => holder.user_id === user_id);
        showToast(had ? { ...words.grant.already(email), tone: "info" } : { ...words.grant.done(email), tone: "success" });
      },
      ({ code, issues }) => {
        showIssues(issues);
        setRefused(words.refusals[code]);
        return words.refusals[code] ?? (issues[0] && inWords(issues[0].message));
      },
    );
    if (!granted) return;
    form.current?.reset();
    onGranted();
  };

  return (
    <form ref={form} method="post" noValidate className={panel.panel} onSubmit={(event) => void submit(event)}>
      <h2>{words.grant.heading}</h2>
      <TextField
        type="email"
        name="email"
        label={words.grant.email}
        hint={words.grant.hint}
        error={errors.email ?? refused}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" busy={busy !== null}>
        {busy === null ? words.grant.submit : words.grant.busy}
      </Button>
    </form>
  );
}
