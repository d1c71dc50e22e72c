import { type FormEvent, useRef } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { TextField } from "../../components/ui/field.tsx";
import { showToast } from "../../lib/toast.ts";
import { useFieldErrors } from "../../components/ui/use-field-errors.ts";
import { formValues } from "../../components/ui/use-form-values.ts";
import { account as accountWords } from "../../content/account.ts";
import { ProfileFormSchema } from "../../domain/accounts/sign-in.schema.ts";
import { issuesOf } from "../../domain/validation.ts";
import { useSession } from "../../lib/session/session.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./account.module.css";
import { useAuthAttempt } from "./use-auth-attempt.ts";

/** The e-mail, and the name, which can be changed. */
export function AccountProfile() {
  const words = useContent(accountWords);
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const { errors, showIssues, clearErrors } = useFieldErrors(form);
  const { busy, inFlight, attempt } = useAuthAttempt(words.failure);
  const fullName = user?.user_metadata.full_name;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    const parsed = ProfileFormSchema.safeParse(formValues(event.currentTarget));
    if (!parsed.success) {
      showIssues(issuesOf(parsed.error));
      return;
    }
    clearErrors();
    const refusal = await attempt((auth) => auth.updateUser({ data: { full_name: parsed.data.fullName } }));
    if (!refusal) showToast({ ...words.profile.saved, tone: "success" });
  };

  return (
    <Card>
      <form
        ref={form}
        method="post"
        noValidate
        className={styles.section}
        onSubmit={(event) => void submit(event)}
        aria-labelledby="profile"
      >
        <h2 id="profile">{words.profile.heading}</h2>
        <dl className={styles.facts}>
          <dt>{words.profile.email}</dt>
          <dd>{user?.email}</dd>
        </dl>
        <TextField
          name="fullName"
          label={words.profile.fullName}
          required
          autoComplete="name"
          defaultValue={typeof fullName === "string" ? fullName : ""}
          error={errors.fullName}
        />
        <Button type="submit" busy={busy}>
          {busy ? words.profile.busy : words.profile.submit}
        </Button>
      </form>
    </Card>
  );
}
