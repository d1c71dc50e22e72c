import { Link } from "@tanstack/react-router";
import { adminAccounts } from "../../../content/admin-accounts.ts";
import { adminCustomers } from "../../../content/admin-customers.ts";
import type { StaffAccount } from "../../../domain/accounts/staff-account.schema.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { AccountState } from "../accounts/account-state.tsx";
import { adminLinks } from "../data/admin-links.ts";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";

/** The accounts that a person's addresses have: how they stand, with links to their pages. */
export function PersonAccounts({ accounts }: { accounts: StaffAccount[] }) {
  const { detail: words } = useContent(adminCustomers);
  const { openSessions } = useContent(adminAccounts);
  return (
    <Panel id="accounts" heading={words.accounts}>
      {accounts.length === 0 && <p>{words.noAccount}</p>}
      {accounts.map((account) => (
        <div key={account.id} data-field="account" className={panel.column}>
          <p>
            <Link {...adminLinks.account(account.id)}>{account.email}</Link>
          </p>
          <p className={panel.actions}>
            <AccountState account={account} />
          </p>
          <p className={panel.note}>{openSessions(account.sessions)}</p>
        </div>
      ))}
    </Panel>
  );
}
