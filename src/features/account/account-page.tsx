import { useQueryClient } from "@tanstack/react-query";
import { AccountData } from "./account-data.tsx";
import { AccountPassword } from "./account-password.tsx";
import { AccountProfile } from "./account-profile.tsx";
import { AccountSessions, reloadSessions } from "./account-sessions.tsx";
import styles from "./account.module.css";

/** A person's own account: name, password, sessions, data. */
export function AccountPage() {
  const queries = useQueryClient();
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        <AccountProfile />
        <AccountPassword onChanged={() => void reloadSessions(queries)} />
      </div>
      <div className={styles.column}>
        <AccountSessions />
        <AccountData />
      </div>
    </div>
  );
}
