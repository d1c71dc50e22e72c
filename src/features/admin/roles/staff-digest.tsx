import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../components/ui/button.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { adminRoles } from "../../../content/admin-roles.ts";
import { admin } from "../../../content/admin.ts";
import { api } from "../../../lib/session/api.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { showToast } from "../../../lib/api/toast.ts";
import { useAction } from "../../../lib/api/use-action.ts";
import { adminQueries } from "../data/admin-queries.ts";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";

/** Whether the staff are mailed each morning what waits for them. */
export function StaffDigestPanel() {
  const { digest: words } = useContent(adminRoles);
  const { problems } = useContent(admin);
  const query = useQuery(adminQueries.digest());
  return (
    <Panel id="staff-digest" heading={words.heading} busy={query.isFetching}>
      <p className={panel.note}>{words.lead}</p>
      <Loaded query={query} messages={problems} loading={<Skeleton lines={2} />}>
        {({ enabled }) => <DigestSwitch enabled={enabled} onChanged={() => void query.refetch()} />}
      </Loaded>
    </Panel>
  );
}

function DigestSwitch({ enabled, onChanged }: { enabled: boolean; onChanged: () => void }) {
  const { digest: words } = useContent(adminRoles);
  const { failure } = useContent(admin);
  const { run, busy } = useAction(failure);
  const change = () =>
    run(async () => {
      await api.admin.digest.$put({ json: { enabled: !enabled } });
      showToast({ ...(enabled ? words.off : words.on), tone: "success" });
      onChanged();
    });
  return (
    <>
      <p data-field="digest">{enabled ? words.isOn : words.isOff}</p>
      <Button variant="outline" busy={busy} onClick={() => void change()}>
        {busy ? words.busy : enabled ? words.switchOff : words.switchOn}
      </Button>
    </>
  );
}
