import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { account } from "#content/account.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { callAuth, useAuthFailure } from "#lib/session/auth-calls.ts";
import { useSession } from "#lib/session/session.ts";
import styles from "./account.module.css";
import { AddressProof, type AddressProofState } from "./address-proof.tsx";

export function AccountProfile({ proof }: { proof: AddressProofState }) {
  const { profile: words } = useContent(account);
  const { user } = useSession();
  const fullName: unknown = user?.user_metadata.full_name;
  const form = useForm({
    ...useAuthFailure(),
    schema: async () => (await import("#domain/accounts/sign-in.schema.ts")).ProfileFormSchema,
    submit: async (input) => {
      await callAuth((client) => client.updateUser({ data: { full_name: input.fullName } }));
      showDone(words.saved);
    },
  });

  return (
    <Card>
      <section className={styles.section} aria-labelledby="profile">
        <h2 id="profile">{words.heading}</h2>
        <AddressProof proof={proof} />
      </section>
      <Form form={form} className={`${styles.section} ${styles.next}`} aria-labelledby="profile">
        <TextField
          name="fullName"
          label={words.fullName}
          required
          autoComplete="name"
          defaultValue={typeof fullName === "string" ? fullName : ""}
        />
        <SubmitButton words={words} />
      </Form>
    </Card>
  );
}
