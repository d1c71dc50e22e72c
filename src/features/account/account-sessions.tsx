import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { account } from "#content/account.ts";
import { timeZones } from "#content/time-zones.ts";
import type { AccountSession } from "#domain/accounts/account.schema.ts";
import { deviceName } from "#domain/accounts/device.ts";
import { isMissing } from "#lib/api/api-client.ts";
import { showDone } from "#lib/api/toast.ts";
import { useAction } from "#lib/api/use-action.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import styles from "./account.module.css";
import { LoadedList } from "./loaded-list.tsx";

const SESSIONS = ["sessions"];

export function reloadSessions(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: SESSIONS });
}

export function AccountSessions() {
  const { sessions: words } = useContent(account);
  const queries = useQueryClient();
  const query = useQuery({ queryKey: SESSIONS, queryFn: () => api.session.sessions.$get() });
  const endOthers = useAction();

  const sessions = query.data?.items ?? [];
  const onEndOthers = () =>
    endOthers.run(async () => {
      // The Supabase client would treat a refusal as success, so this calls the API directly.
      await api.session.sessions.$delete();
      showDone(words.othersEnded);
      await reloadSessions(queries);
    });
  return (
    <Card>
      <section className={styles.section} aria-labelledby="sessions">
        <h2 id="sessions">{words.heading}</h2>
        <p className={styles.lead}>{words.lead}</p>
        <LoadedList query={query} words={words}>
          {({ items }) => (
            <ul className={styles.sessions}>
              {items.map((session) => (
                <SessionItem key={session.id} session={session} />
              ))}
            </ul>
          )}
        </LoadedList>
        {sessions.length > 1 && (
          <Button variant="outline" busy={endOthers.busy} onClick={() => void onEndOthers()}>
            {words.endOthers}
          </Button>
        )}
      </section>
    </Card>
  );
}

function SessionItem({ session }: { session: AccountSession }) {
  const { sessions: words } = useContent(account);
  const { facts } = useSiteContext();
  const { operator } = useContent(timeZones);
  const queries = useQueryClient();
  const end = useAction();
  const device = deviceName(session.user_agent) || words.unknownDevice;
  const onEnd = () =>
    end.run(async () => {
      await api.session.sessions[":id"]
        .$delete({ param: { id: session.id } })
        .catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      showDone(words.ended);
      await reloadSessions(queries);
    });
  return (
    <li className={styles.session} data-field="session" aria-current={session.current || undefined}>
      <div>
        <p className={styles.device}>{device}</p>
        <p className="note">
          {words.opened(operator(facts.moment(session.created_at)))}
          <br />
          {words.lastUsed(facts.moment(session.last_used_at))}
        </p>
      </div>
      {session.current ? (
        <p className={styles.current}>{words.current}</p>
      ) : (
        <Button variant="outline" busy={end.busy} onClick={() => void onEnd()}>
          {words.end} <span className="visually-hidden">({device})</span>
        </Button>
      )}
    </li>
  );
}
