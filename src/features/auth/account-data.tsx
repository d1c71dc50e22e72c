import { type FormEvent, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { PasswordField } from "../../components/ui/password-field.tsx";
import { showToast } from "../../lib/toast.ts";
import { formValues } from "../../components/ui/use-form-values.ts";
import { account as accountWords } from "../../content/account.ts";
import { authFailures } from "../../content/auth-failures.ts";
import { auth as authWords } from "../../content/auth.ts";
import { signOut, useSession, usesPassword } from "../../lib/session/session.ts";
import { useContent } from "../../lib/visitor.tsx";
import { deleteAccount, exportAccount } from "./account-calls.ts";
import styles from "./account.module.css";
import { saveFile } from "../../lib/save-file.ts";
import { useAccountCall } from "./use-account-call.ts";

/** Downloads the person's data, and deletes their account. */
export function AccountData() {
  const words = useContent(accountWords);
  const { show, hide } = useContent(authWords);
  const inWords = useContent(authFailures);
  const { busy, run } = useAccountCall();
  const { user } = useSession();
  const hasPassword = usesPassword(user);
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const download = () =>
    run("download", async () => {
      const data = await exportAccount();
      saveFile(words.data.fileName, "application/json", JSON.stringify(data, null, 2));
    });
  const remove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { deletePassword = "" } = formValues(event.currentTarget);
    setRefused(null);
    void run(
      "remove",
      async () => {
        await deleteAccount(hasPassword ? deletePassword : undefined);
        await signOut();
        showToast({ ...words.removal.deleted, tone: "success" });
      },
      (error) => {
        // The dialog would cover a toast, so the text is shown in it too.
        const text = error.status === 429 ? words.tooMany : error.status === 422 || error.status === 409 ? inWords(error) : words.failed;
        setRefused(text);
        return text;
      },
    );
  };

  return (
    <Card>
      <div className={styles.section}>
        <h2>{words.data.heading}</h2>
        <p className={styles.lead}>{words.data.lead}</p>
        <Button variant="outline" busy={busy === "download"} onClick={() => void download()}>
          {busy === "download" ? words.data.busy : words.data.download}
        </Button>
        <h2 className={styles.next}>{words.removal.heading}</h2>
        <p className={styles.lead}>{words.removal.lead}</p>
        <Button variant="outline" className={styles.danger} onClick={() => setAsking(true)}>
          {words.removal.open}
        </Button>
      </div>
      <Dialog open={asking} title={words.removal.question} closeLabel={words.close} onClose={() => setAsking(false)}>
        <form method="post" noValidate className={styles.section} onSubmit={remove}>
          <p>{words.removal.lead}</p>
          {hasPassword && (
            <>
              <p>{words.removal.confirm}</p>
              <input name="username" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
              <PasswordField
                name="deletePassword"
                label={words.removal.password}
                required
                autoComplete="current-password"
                error={refused ?? undefined}
                words={{ show, hide }}
              />
            </>
          )}
          {!hasPassword && refused && (
            <Notice role="alert" tone="error">
              {refused}
            </Notice>
          )}
          <div className={styles.actions}>
            <Button type="submit" className={styles.dangerFull} busy={busy === "remove"}>
              {busy === "remove" ? words.removal.busy : words.removal.submit}
            </Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {words.removal.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
    </Card>
  );
}
