import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { CodeField } from "#components/ui/field.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { secondFactor } from "#content/second-factor.ts";
import { RECOVERY_CODES } from "#domain/accounts/factor.ts";
import { fullDateFormat } from "#domain/full-date.ts";
import { showDone } from "#lib/api/toast.ts";
import { useAction } from "#lib/api/use-action.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import {
  enrollAuthenticator,
  findAuthenticators,
  makeRecoveryCodes,
  type NewAuthenticator,
  readRecoveryCodes,
  removeAuthenticator,
  showCode,
} from "#lib/session/second-factor.ts";
import { useSession } from "#lib/session/session.ts";
import { copyText, saveFile } from "#lib/browser/copy-and-download.ts";
import styles from "./account.module.css";
import { useFactorFailure } from "./use-account.ts";

const RECOVERY = ["recovery-codes"];

/** `onChanged` runs after a change that ended the other sessions. */
export function AccountSecondFactor({ onChanged }: { onChanged: () => void }) {
  const words = useContent(secondFactor);
  const session = useSession();
  const { user, role } = session;
  const mustEnroll = session.status === "signed-in" && session.mustEnroll;
  const authenticators = findAuthenticators(user);
  const [enrolled, setEnrolled] = useState<NewAuthenticator | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const isOn = authenticators.length > 0;

  const content = () => {
    if (codes) return <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />;
    if (enrolled) {
      const onVerified = async () => {
        try {
          setCodes(await makeRecoveryCodes(user));
        } finally {
          // If the codes fail, two-step sign-in is still on, and a button makes codes later.
          setEnrolled(null);
          onChanged();
        }
      };
      return (
        <EnrollForm
          enrolled={enrolled}
          onVerified={onVerified}
          onCancel={() => setEnrolled(null)}
        />
      );
    }
    return isOn ? <FactorOn onCodes={setCodes} /> : <FactorOff onEnrolled={setEnrolled} />;
  };
  return (
    <Card>
      <section id="two-step" className={styles.section} aria-labelledby="two-step-heading">
        <div className={styles.heading}>
          <h2 id="two-step-heading">{words.heading}</h2>
          <Badge tone={isOn ? "success" : "neutral"}>
            {isOn ? words.state.on : words.state.off}
          </Badge>
        </div>
        <p className={styles.lead}>{words.lead}</p>
        {mustEnroll && !isOn && <Notice role="status">{words.required}</Notice>}
        {/* This link comes before late content, which would move it under a press. */}
        {role && isOn && !codes && (
          <p>
            <a href="/admin">{words.toDashboard}</a>
          </p>
        )}
        {content()}
      </section>
    </Card>
  );
}

function FactorOff({ onEnrolled }: { onEnrolled: (enrolled: NewAuthenticator) => void }) {
  const words = useContent(secondFactor);
  const { run, busy } = useAction(useFactorFailure());
  const setUp = () => run(async () => onEnrolled(await enrollAuthenticator(words.appName)));
  return (
    <Button variant="outline" busy={busy} onClick={() => void setUp()}>
      {busy ? words.settingUp : words.setUp}
    </Button>
  );
}

function FactorOn({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const words = useContent(secondFactor);
  const { language } = useSiteContext();
  const { user } = useSession();
  const queries = useQueryClient();
  const { data: status } = useQuery({ queryKey: RECOVERY, queryFn: () => readRecoveryCodes(user) });
  const [dialog, setDialog] = useState<"remove" | "renew" | null>(null);
  const { run, busy } = useAction(useFactorFailure());
  const date = (iso: string) => fullDateFormat(language, { dateStyle: "long" })(Date.parse(iso));
  const close = () => setDialog(null);
  const makeCodes = async () => {
    onCodes(await makeRecoveryCodes(user));
    await queries.invalidateQueries({ queryKey: RECOVERY });
  };
  const renew = () => (status ? setDialog("renew") : void run(makeCodes));
  return (
    <>
      <ul className={styles.sessions}>
        {findAuthenticators(user).map((factor) => (
          <li key={factor.id} className={styles.session} data-field="authenticator">
            <div>
              <p className={styles.device}>{factor.friendly_name || words.appName}</p>
              <p className="note">{words.addedOn(date(factor.created_at))}</p>
            </div>
          </li>
        ))}
      </ul>
      {status !== undefined && (
        <p data-field="recovery-codes">
          {status ? words.codes.left(status.remaining, RECOVERY_CODES) : words.codes.none}
        </p>
      )}
      <div className="cluster">
        <Button variant="outline" busy={busy} onClick={renew}>
          {status ? words.codes.renew : words.codes.make}
        </Button>
        <Button variant="outline" className={styles.danger} onClick={() => setDialog("remove")}>
          {words.remove.open}
        </Button>
      </div>
      <RemoveFactorDialog isOpen={dialog === "remove"} onClose={close} />
      <RenewCodesDialog isOpen={dialog === "renew"} onConfirm={makeCodes} onClose={close} />
    </>
  );
}

function RemoveFactorDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { remove: words } = useContent(secondFactor);
  const failure = useFactorFailure();
  const { user } = useSession();
  const remove = async () => {
    for (const { id } of findAuthenticators(user)) await removeAuthenticator(id);
    showDone(words.done);
  };
  return (
    <ConfirmDialog
      open={isOpen}
      words={words}
      failure={failure}
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{words.lead}</p>
    </ConfirmDialog>
  );
}

interface RenewCodesDialogProps {
  isOpen: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

function RenewCodesDialog({ isOpen, onConfirm, onClose }: RenewCodesDialogProps) {
  const { codes } = useContent(secondFactor);
  const failure = useFactorFailure();
  const words = { question: codes.renewQuestion, submit: codes.renew, busy: codes.making };
  return (
    <ConfirmDialog
      open={isOpen}
      words={words}
      failure={failure}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{codes.renewLead}</p>
    </ConfirmDialog>
  );
}

function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { codes: words } = useContent(secondFactor);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves here because the pressed button has disappeared.
  useEffect(() => heading.current?.focus(), []);
  const text = codes.map(grouped).join("\n");
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {words.heading}
      </h3>
      <p>{words.lead}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code data-field="recovery-code">{grouped(code)}</code>
          </li>
        ))}
      </ol>
      <div className="cluster">
        <Button
          variant="outline"
          onClick={() => void copyText(text, words.copied, words.copyFailed)}
        >
          {words.copy}
        </Button>
        <Button
          variant="outline"
          onClick={() => saveFile(words.fileName, "text/plain", `${words.fileTitle}\n\n${text}\n`)}
        >
          {words.download}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </>
  );
}

interface EnrollFormProps {
  enrolled: NewAuthenticator;
  onVerified: () => Promise<void>;
  onCancel: () => void;
}

function EnrollForm({ enrolled, onVerified, onCancel }: EnrollFormProps) {
  const words = useContent(secondFactor);
  const { step, codes } = words;
  const form = useForm({
    ...useFactorFailure(),
    toast: false,
    check: ({ code }) => (code?.trim() ? {} : { code: step.codeRequired }),
    submit: async ({ code = "" }) => {
      await showCode(enrolled.id, code);
      showDone(words.turnedOn);
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
      <CodeField label={step.code} maxLength={7} />
      <div className="cluster">
        <SubmitButton words={words} />
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}

const grouped = (text: string) => text.replaceAll(/(.{4})(?!$)/g, "$1 ");
