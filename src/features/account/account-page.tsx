import { useQueryClient } from "@tanstack/react-query";
import { AccountData } from "./account-data.tsx";
import { AccountPassword } from "./account-password.tsx";
import { AccountProfile } from "./account-profile.tsx";
import { AccountSecondFactor } from "./account-second-factor.tsx";
import { AccountSessions, reloadSessions } from "./account-sessions.tsx";
import styles from "./account.module.css";

/** A person's own account: name, password, second factor, sessions, data. */
export function AccountPage() {
  const queries = useQueryClient();
  return (
    <div className={styles.grid}>
      <div className={styles.column}>
        <AccountProfile />
        <AccountPassword onChanged={() => void reloadSessions(queries)} />
      </div>
      <div className={styles.column}>
        <AccountSecondFactor onChanged={() => void reloadSessions(queries)} />
        <AccountSessions />
        <AccountData />
      </div>
    </div>
  );
}
