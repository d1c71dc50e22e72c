import { AccountData } from "./account-data.tsx";
import { AccountPassword } from "./account-password.tsx";
import { AccountProfile } from "./account-profile.tsx";
import { AccountSessions } from "./account-sessions.tsx";
import styles from "./account.module.css";
import { useSessionList } from "./use-session-list.ts";

/** A person's own account: name, password, sessions, data. */
export function AccountPage() {
  const list = useSessionList();
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        <AccountProfile />
        <AccountPassword onChanged={() => void list.reload()} />
      </div>
      <div className={styles.column}>
        <AccountSessions list={list} />
        <AccountData />
      </div>
    </div>
  );
}
