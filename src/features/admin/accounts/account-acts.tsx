import { useQueryClient } from "@tanstack/react-query";
import { Ban, KeyRound, LogOut, type LucideIcon, UserCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog, DialogActions } from "../../../components/ui/dialog.tsx";
import { SelectField } from "../../../components/ui/field.tsx";
import { Form, useForm } from "../../../components/ui/form.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { adminAccounts } from "../../../content/admin-accounts.ts";
import { admin } from "../../../content/admin.ts";
import { mayUse } from "../../../domain/accounts/role.ts";
import {
  type AccountAct,
  AccountActSchema,
  type StaffAccountDetail,
} from "../../../domain/accounts/staff-account.schema.ts";
import { ACCOUNT_REASONS, type AccountReason } from "../../../domain/accounts/user.ts";
import { api } from "../../../lib/session/api.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { showToast } from "../../../lib/api/toast.ts";
import { adminQueries } from "../data/admin-queries.ts";
import panel from "../ui/panel.module.css";

type ActName = "recovery" | "end-sessions" | "block" | "unblock";

const ICONS: Record<ActName, LucideIcon> = {
  recovery: KeyRound,
  "end-sessions": LogOut,
  block: Ban,
  unblock: UserCheck,
};

/** The likeliest reason of each act, which the dialog begins with. */
const FIRST_REASON: Record<ActName, AccountReason> = {
  recovery: "requested",
  "end-sessions": "stolen",
  block: "abuse",
  unblock: "mistake",
};

/** What staff may do with an account; its own page is where people act on their own. */
export function AccountActs({ account }: { account: StaffAccountDetail }) {
  const { acts } = useContent(adminAccounts);
  const { role, user } = useSession();
  const [asked, setAsked] = useState<ActName | null>(null);
  if (account.id === user?.id) return null;
  const isBlocked = account.blocked_until !== null;
  const offered: ActName[] = [
    ...(isBlocked ? [] : (["recovery"] as const)),
    ...(!mayUse(role, "blocking")
      ? []
      : isBlocked
        ? (["unblock"] as const)
        : (["end-sessions", "block"] as const)),
  ];
  return (
    <div className={panel.actions}>
      {offered.map((name) => {
        const Icon = ICONS[name];
        return (
          <Button key={name} variant="outline" onClick={() => setAsked(name)}>
            <Icon size={18} aria-hidden="true" /> {acts[name].open}
          </Button>
        );
      })}
      <ActDialog key={asked} name={asked} account={account} onClose={() => setAsked(null)} />
    </div>
  );
}

interface ActDialogProps {
  /** Null while the dialog is closed. */
  name: ActName | null;
  account: StaffAccountDetail;
  onClose: () => void;
}

/** Says what follows of an act, and asks why. */
function ActDialog({ name, account: { id, email }, onClose }: ActDialogProps) {
  const words = useContent(adminAccounts);
  const { failure } = useContent(admin);
  const queries = useQueryClient();
  const act = name && words.acts[name];
  const form = useForm<AccountAct>({
    ...failure,
    toast: false,
    schema: AccountActSchema,
    explain: ({ code }) => words.refusals[code],
    submit: async (json) => {
      if (!name || !act) return;
      const call = { param: { userId: id }, json };
      const { queryKey } = adminQueries.account(id);
      if (name === "recovery") await api.admin.accounts[":userId"].recovery.$post(call);
      else queries.setQueryData(queryKey, await api.admin.accounts[":userId"][name].$post(call));
      void queries.invalidateQueries({ queryKey: ["accounts"] });
      showToast({ ...act.done(email), tone: "success" });
      onClose();
    },
  });
  return (
    <Dialog open={act !== null} title={act?.question ?? ""} onClose={onClose}>
      {name && act && (
        <Form form={form} className={panel.panel}>
          <p>{act.explanation(email)}</p>
          <SelectField
            name="reason"
            label={words.reason}
            hint={words.reasonNote}
            defaultValue={FIRST_REASON[name]}
          >
            {ACCOUNT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {words.reasons[reason]}
              </option>
            ))}
          </SelectField>
          {form.error && (
            <Notice role="alert" tone="error">
              {form.error.text}
            </Notice>
          )}
          <DialogActions words={act} busy={form.busy} danger={name === "block"} onClose={onClose} />
        </Form>
      )}
    </Dialog>
  );
}
