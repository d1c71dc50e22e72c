import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../../components/ui/card.tsx";
import { Loaded, useLoaded } from "../../../components/ui/loaded.tsx";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { adminDevices } from "../../../content/admin-devices.ts";
import { admin } from "../../../content/admin.ts";
import type { NewDevice } from "../../../domain/devices/device.schema.ts";
import { useContent } from "../../../lib/site-context.tsx";
import { adminQueries } from "../data/admin-queries.ts";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import { DeviceForm } from "./device-form.tsx";
import { DeviceList } from "./device-list.tsx";
import { PairingDialog } from "./pairing-dialog.tsx";

/** How often it is asked whether a phone that is being paired is, in ms. */
const PAIRING_POLL_MS = 2_000;

/** The phones of lanes: lists, adds, pairs and revokes them. */
export function DevicesPage() {
  const { list } = useContent(adminDevices);
  const { loading, problems, times } = useContent(admin);
  const [added, setAdded] = useState<NewDevice | null>(null);
  const devices = useQuery({ ...adminQueries.devices(), refetchInterval: added ? PAIRING_POLL_MS : false });
  const shown = useLoaded(devices);
  const reload = () => void devices.refetch();
  return (
    <div className={panel.columns}>
      <Panel id="devices" heading={list.heading} busy={devices.isLoading}>
        <Loaded query={devices} messages={problems} loading={<Skeleton lines={3} />}>
          {(items) => <DeviceList devices={items} onChanged={reload} />}
        </Loaded>
        <p role="status" className={panel.note}>
          {shown.data ? `${list.shown(shown.data.length)} ${times}` : !shown.problem && loading}
        </p>
      </Panel>
      <Card tone="quiet">
        <DeviceForm
          onAdded={(device) => {
            setAdded(device);
            reload();
          }}
        />
      </Card>
      <PairingDialog
        device={added}
        isPaired={devices.data?.some(({ id, paired_at }) => id === added?.id && paired_at !== null) ?? false}
        onClose={() => setAdded(null)}
      />
    </div>
  );
}
