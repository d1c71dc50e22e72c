import { Badge } from "#components/ui/badge.tsx";
import { adminAccounts } from "#content/admin-accounts.ts";
import type { StaffAccount } from "#domain/accounts/staff-account.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export function AccountState({ account }: { account: StaffAccount }) {
  const words = useContent(adminAccounts);
  const state = account.blocked_until !== null ? "blocked" : account.proved ? "proved" : "unproved";
  const tone = { blocked: "danger", proved: "success", unproved: "warning" } as const;
  return (
    <>
      <Badge tone={tone[state]} data-status={state}>
        {words.states[state]}
      </Badge>
      {account.role && <Badge>{words.roles[account.role]}</Badge>}
      {account.second_factor && <Badge>{words.secondFactor}</Badge>}
    </>
  );
}
