import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { adminSecurity } from "#content/admin-security.ts";
import type { StaffSecurity } from "#domain/accounts/staff-security.schema.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminData } from "../layout/admin-page.tsx";
import { ActionButton } from "../ui/action-button.tsx";
import { ConfirmAction } from "../ui/confirm-action.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import styles from "./staff-security.module.css";

export function StaffSecurityPanel() {
  const words = useContent(adminSecurity);
  const query = useQuery(adminQueries.security());
  return (
    <Panel id="staff-security" heading={words.heading} busy={query.isFetching}>
      <AdminData query={query} lines={3}>
        {(security) => <Requirement security={security} onChanged={() => void query.refetch()} />}
      </AdminData>
    </Panel>
  );
}

function Requirement({ security, onChanged }: { security: StaffSecurity; onChanged: () => void }) {
  const words = useContent(adminSecurity);
  const [factorOwner, setFactorOwner] = useState<string | null>(null);
  const { second_factor_required: isRequired, items } = security;
  const holders = items.filter((person) => person.second_factor);
  const without = items.length - holders.length;
  const change = async () => {
    await api.admin.security.$put({ json: { second_factor_required: !isRequired } });
    showDone(words.changed);
    onChanged();
  };
  return (
    <>
      <p data-field="requirement">{isRequired ? words.required : words.optional}</p>
      <p className={panel.note}>{words.requireLead}</p>
      <ActionButton act={change} busyLabel={words.busy} refusals={words.refusals}>
        {isRequired ? words.release : words.require}
      </ActionButton>
      <p className={panel.note}>{without === 0 ? words.withAll : words.without(without)}</p>
      {holders.length > 0 && (
        <ul className={styles.people}>
          {holders.map(({ user_id: id, email }) => (
            <li key={id} className={styles.person} data-field="second-factor-holder">
              <span>{email}</span>
              <Button
                variant="outline"
                size="s"
                aria-label={words.removeFor(email)}
                onClick={() => setFactorOwner(email)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmAction
        subject={factorOwner}
        words={words.removal}
        danger
        explain={words.removal.lead}
        refusals={words.refusals}
        onConfirm={async (email) => {
          await api.admin.security["second-factor"].$delete({ json: { email } });
          showDone(words.removal.done);
          onChanged();
        }}
        onClose={() => setFactorOwner(null)}
      />
    </>
  );
}
