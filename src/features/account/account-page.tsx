import { useQueryClient } from "@tanstack/react-query";
import { AccountBookings } from "./account-bookings.tsx";
import { AccountData } from "./account-data.tsx";
import { AccountMessages } from "./account-messages.tsx";
import { AccountPasskeys } from "./account-passkeys.tsx";
import { AccountPassword } from "./account-password.tsx";
import { AccountProfile } from "./account-profile.tsx";
import { AccountSecondFactor } from "./account-second-factor.tsx";
import { AccountSessions, reloadSessions } from "./account-sessions.tsx";
import styles from "./account.module.css";
import { useAddressProof } from "./address-proof.tsx";
import { reloadAccount } from "./use-account.ts";

export function AccountPage() {
  const queries = useQueryClient();
  const proof = useAddressProof();
  const onPasswordChanged = () => {
    void reloadSessions(queries);
    void reloadAccount(queries);
  };
  return (
    <div className={styles.grid}>
      <div className={styles.whole}>
        <AccountBookings proof={proof} />
      </div>
      <div className={styles.column}>
        <AccountProfile proof={proof} />
        <AccountPassword onChanged={onPasswordChanged} />
        {proof.isProved && <AccountMessages key={proof.email} email={proof.email} />}
      </div>
      <div className={styles.column}>
        <AccountPasskeys isProved={proof.isProved} onChanged={() => void reloadSessions(queries)} />
        <AccountSecondFactor onChanged={() => void reloadSessions(queries)} />
        <AccountSessions />
        <AccountData proof={proof} />
      </div>
    </div>
  );
}
