import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { showToast } from "../../lib/toast.ts";
import { account as accountWords } from "../../content/account.ts";
import { deviceName } from "../../domain/accounts/device.ts";
import { localeOf } from "../../domain/language.ts";
import { useContent, useVisitor } from "../../lib/visitor.tsx";
import { endSession } from "./account-calls.ts";
import styles from "./account.module.css";
import { useAccountCall } from "./use-account-call.ts";
import { useAuthAttempt } from "./use-auth-attempt.ts";
import type { SessionList } from "./use-session-list.ts";

/** Every browser that is signed in to the account: end one, or all but this one. */
export function AccountSessions({ list }: { list: SessionList }) {
  const words = useContent(accountWords);
  const { busy, run } = useAccountCall();
  const others = useAuthAttempt(words.failure);

  const endOne = (sessionId: string) =>
    run(sessionId, async () => {
      await endSession(sessionId);
      showToast({ ...words.sessions.ended, tone: "success" });
      await list.reload();
    });
  const endOthers = async () => {
    const refusal = await others.attempt((auth) => auth.signOut({ scope: "others" }));
    if (refusal) return;
    showToast({ ...words.sessions.othersEnded, tone: "success" });
    await list.reload();
  };

  const { sessions } = list;
  return (
    <Card>
      <section className={styles.section} aria-labelledby="sessions">
        <h2 id="sessions">{words.sessions.heading}</h2>
        <p className={styles.lead}>{words.sessions.lead}</p>
        {list.failed ? (
          <div role="alert" className={styles.section}>
            <p>{words.sessions.failed}</p>
            <Button variant="outline" onClick={() => void list.reload()}>
              {words.sessions.retry}
            </Button>
          </div>
        ) : sessions === null ? (
          <p role="status">
            <Spinner /> {words.sessions.loading}
          </p>
        ) : (
          <ul className={styles.sessions}>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} busy={busy === session.id} onEnd={() => void endOne(session.id)} />
            ))}
          </ul>
        )}
        {sessions !== null && sessions.length > 1 && (
          <Button variant="outline" busy={others.busy} onClick={() => void endOthers()}>
            {words.sessions.endOthers}
          </Button>
        )}
      </section>
    </Card>
  );
}

interface SessionItemProps {
  session: NonNullable<SessionList["sessions"]>[number];
  busy: boolean;
  onEnd: () => void;
}

function SessionItem({ session, busy, onEnd }: SessionItemProps) {
  const { sessions: words } = useContent(accountWords);
  const { language } = useVisitor();
  const date = (iso: string) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeStyle: "short" }).format(new Date(iso));
  const device = deviceName(session.user_agent) || words.unknownDevice;
  return (
    <li className={styles.session} data-field="session" aria-current={session.current || undefined}>
      <div>
        <p className={styles.device}>{device}</p>
        <p className={styles.times}>
          {words.opened(date(session.created_at))}
          <br />
          {words.lastUsed(date(session.last_used_at))}
        </p>
      </div>
      {session.current ? (
        <p className={styles.current}>{words.current}</p>
      ) : (
        <Button variant="outline" busy={busy} onClick={onEnd}>
          {words.end} <span className="visually-hidden">({device})</span>
        </Button>
      )}
    </li>
  );
}
