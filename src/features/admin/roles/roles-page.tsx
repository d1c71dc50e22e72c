import { adminRoles } from "../../../content/admin-roles.ts";
import { Card } from "../../../components/ui/card.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { admin } from "../../../content/admin.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { LoadProblem } from "../load-problem.tsx";
import { useStaffData } from "../use-staff-data.ts";
import { GrantRoleForm } from "./grant-role-form.tsx";
import { fetchRoleHolders } from "./role-calls.ts";
import { RoleHolders } from "./role-holders.tsx";
import styles from "./roles.module.css";

/** Who is an admin, and making and unmaking admins. */
export function RolesPage() {
  const words = useContent(adminRoles);
  const { loading } = useContent(admin);
  const { data: holders, busy, problem, reload } = useStaffData("roles", fetchRoleHolders);
  return (
    <div className={styles.grid}>
      <Card>
        <section className={styles.section} aria-labelledby="role-holders" aria-busy={busy || undefined}>
          <h2 id="role-holders">{words.holders.heading}</h2>
          {problem && <LoadProblem problem={problem} busy={busy} onRetry={reload} />}
          {holders === null && !problem && <Skeleton lines={3} />}
          {holders !== null && <RoleHolders holders={holders} onChanged={reload} />}
          <p role="status" className={styles.note}>
            {holders ? words.holders.shown(holders.length) : busy ? loading : ""}
          </p>
        </section>
      </Card>
      <Card tone="quiet">
        <GrantRoleForm holders={holders ?? []} onGranted={reload} />
      </Card>
    </div>
  );
}
