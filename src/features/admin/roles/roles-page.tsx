import { useQuery } from "@tanstack/react-query";
import { Card } from "../../../components/ui/card.tsx";
import { Loaded, useLoaded } from "../../../components/ui/loaded.tsx";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { adminRoles } from "../../../content/admin-roles.ts";
import { admin } from "../../../content/admin.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { adminQueries } from "../data/admin-queries.ts";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import { InviteForm } from "./invite-form.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { RoleHolders } from "./role-holders.tsx";
import { StaffDigestPanel } from "./staff-digest.tsx";
import { StaffSecurityPanel } from "./staff-security.tsx";

/** The staff and the open invitations: invites people, changes their role and takes it away. */
export function RolesPage() {
  const { holders: words, invitations: open } = useContent(adminRoles);
  const { loading, problems, times } = useContent(admin);
  const roles = useQuery(adminQueries.roles());
  const invitations = useQuery(adminQueries.invitations());
  const holders = useLoaded(roles);
  const reload = () => {
    void roles.refetch();
    void invitations.refetch();
  };
  return (
    <div className={panel.columns}>
      <div className={panel.column}>
        <Panel id="role-holders" heading={words.heading} busy={roles.isFetching}>
          <Loaded query={roles} messages={problems} loading={<Skeleton lines={3} />}>
            {(shown) => <RoleHolders holders={shown} onChanged={reload} />}
          </Loaded>
          <p role="status" className={panel.note}>
            {holders.data
              ? `${words.shown(holders.data.length)} ${times}`
              : !holders.problem && loading}
          </p>
        </Panel>
        <Panel id="open-invitations" heading={open.heading} busy={invitations.isFetching}>
          <Loaded query={invitations} messages={problems} loading={<Skeleton lines={2} />}>
            {(shown) => <OpenInvitations invitations={shown} onChanged={reload} />}
          </Loaded>
        </Panel>
        <StaffSecurityPanel />
        <StaffDigestPanel />
      </div>
      <Card tone="quiet">
        <InviteForm onInvited={reload} />
      </Card>
    </div>
  );
}
