import { Button } from "../../components/ui/button.tsx";
import { TextField } from "../../components/ui/field.tsx";
import { Form, useForm } from "../../components/ui/form.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { secondFactor } from "../../content/second-factor.ts";
import { type NewAuthenticator, showCode } from "../../lib/session/second-factor.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import { showToast } from "../../lib/api/toast.ts";
import styles from "./account.module.css";
import { copyText } from "../../lib/storage/copy-and-download.ts";
import { useFactorFailure } from "./use-account.ts";

interface EnrollFormProps {
  enrolled: NewAuthenticator;
  onVerified: () => Promise<void>;
  onCancel: () => void;
}

/** Shows the key of a new authenticator, and takes its first code. */
export function EnrollForm({ enrolled, onVerified, onCancel }: EnrollFormProps) {
  const words = useContent(secondFactor);
  const { step, codes } = words;
  const form = useForm({
    ...useFactorFailure(),
    toast: false,
    check: ({ code }) => (code?.trim() ? {} : { code: step.codeRequired }),
    submit: async ({ code = "" }) => {
      await showCode(enrolled.id, code);
      showToast({ ...words.turnedOn, tone: "success" });
      await onVerified();
    },
    field: () => "code",
  });
  return (
    <Form form={form} className={styles.section} aria-labelledby="two-step-heading">
      <p>{words.scan}</p>
      <img
        className={styles.qrCode}
        src={enrolled.qrCode}
        alt={words.qrCode}
        width={208}
        height={208}
      />
      <div>
        <p>{words.orType}</p>
        <p>
          <code className={styles.secret} data-field="authenticator-key">
            {grouped(enrolled.secret)}
          </code>
        </p>
      </div>
      <Button
        variant="outline"
        onClick={() => void copyText(enrolled.secret, codes.keyCopied, codes.copyFailed)}
      >
        {words.copyKey}
      </Button>
      <p>{words.enter}</p>
      <TextField
        name="code"
        label={step.code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
      <div className={styles.actions}>
        <SubmitButton busy={form.busy} label={words.confirm} busyLabel={words.confirming} />
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}

/** In groups of four, as people read and type it. */
export const grouped = (text: string) => text.replaceAll(/(.{4})(?!$)/g, "$1 ");
