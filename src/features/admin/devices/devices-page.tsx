import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../../components/ui/card.tsx";
import { Loaded, useLoaded } from "../../../components/ui/loaded.tsx";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { adminDevices } from "../../../content/admin-devices.ts";
import { admin } from "../../../content/admin.ts";
import { type NewDevice, PAIRING_MINUTES } from "../../../domain/passes/device.schema.ts";
import { MINUTE_MS } from "../../../domain/time.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
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
  const [pairing, setPairing] = useState<NewDevice | null>(null);
  const devices = useQuery({
    ...adminQueries.devices(),
    refetchInterval: pairing ? PAIRING_POLL_MS : false,
  });
  const shown = useLoaded(devices);
  // A list that was read before the new code was made may still say that the phone is paired.
  const codeMadeAt =
    pairing && Date.parse(pairing.pairing_expires_at) - PAIRING_MINUTES * MINUTE_MS;
  const isPaired =
    devices.data?.some(
      ({ id, paired_at }) =>
        id === pairing?.id && paired_at && Date.parse(paired_at) >= codeMadeAt!,
    ) ?? false;
  const reload = () => void devices.refetch();
  const pair = (device: NewDevice) => {
    setPairing(device);
    reload();
  };
  return (
    <div className={panel.columns}>
      <Panel id="devices" heading={list.heading} busy={devices.isLoading}>
        <Loaded query={devices} messages={problems} loading={<Skeleton lines={3} />}>
          {(items) => <DeviceList devices={items} onRenewed={pair} onRevoked={reload} />}
        </Loaded>
        <p role="status" className={panel.note}>
          {shown.data ? `${list.shown(shown.data.length)} ${times}` : !shown.problem && loading}
        </p>
      </Panel>
      <Card tone="quiet">
        <DeviceForm onAdded={pair} />
      </Card>
      <PairingDialog device={pairing} isPaired={isPaired} onClose={() => setPairing(null)} />
    </div>
  );
}
