import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { secondFactor } from "../../content/second-factor.ts";
import { RECOVERY_CODES } from "../../domain/accounts/factor.ts";
import { toLocale } from "../../domain/language.ts";
import {
  findAuthenticators,
  enrollAuthenticator,
  makeRecoveryCodes,
  type NewAuthenticator,
  readRecoveryCodes,
} from "../../lib/session/second-factor.ts";
import { useSession } from "../../lib/session/session.ts";
import { useContent, useSiteContext } from "../../lib/page/site-context.tsx";
import { useAction } from "../../lib/api/use-action.ts";
import styles from "./account.module.css";
import { EnrollForm } from "./enroll-form.tsx";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { RemoveFactorDialog, RenewCodesDialog } from "./second-factor-dialogs.tsx";
import { useFactorFailure } from "./use-account.ts";

const RECOVERY = ["recovery-codes"];

/** Two-step sign-in: off, being set up, showing its recovery codes, or on. `onChanged` is called when other sessions have ended. */
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
        setCodes(await makeRecoveryCodes(user));
        setEnrolled(null);
        onChanged();
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
        {content()}
        {role && isOn && !codes && (
          <p>
            <a href="/admin">{words.toDashboard}</a>
          </p>
        )}
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
  const date = (iso: string) =>
    new Intl.DateTimeFormat(toLocale(language), { dateStyle: "long" }).format(new Date(iso));
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
              <p className={styles.times}>{words.addedOn(date(factor.created_at))}</p>
            </div>
          </li>
        ))}
      </ul>
      {status !== undefined && (
        <p data-field="recovery-codes">
          {status ? words.codes.left(status.remaining, RECOVERY_CODES) : words.codes.none}
        </p>
      )}
      <div className={styles.actions}>
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
