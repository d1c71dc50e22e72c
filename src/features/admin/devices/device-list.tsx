import { useState } from "react";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { type Column, DataTable } from "../../../components/ui/data-table.tsx";
import { adminDevices } from "../../../content/admin-devices.ts";
import { airports } from "../../../content/airports.ts";
import type { Device } from "../../../domain/devices/device.schema.ts";
import { api } from "../../../lib/session/api.ts";
import { showToast } from "../../../lib/toast.ts";
import { useContent } from "../../../lib/site-context.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { AdminTime } from "../ui/formats.tsx";

/** The phones that were not revoked, each with the button that revokes it. */
export function DeviceList({ devices, onChanged }: { devices: Device[]; onChanged: () => void }) {
  const words = useContent(adminDevices);
  const names: Partial<Record<string, string>> = useContent(airports);
  const [asked, setAsked] = useState<Device | null>(null);
  const revoke = async () => {
    if (!asked) return;
    await api.admin.devices[":deviceId"].$delete({ param: { deviceId: asked.id } });
    showToast({ ...words.revoke.done, tone: "success" });
    onChanged();
  };
  const columns: Column<Device>[] = [
    { label: words.name, render: ({ name }) => name },
    { label: words.airport, render: ({ airport }) => names[airport] ?? airport },
    {
      label: words.paired,
      render: ({ paired_at }) => (paired_at ? <AdminTime iso={paired_at} /> : <Badge tone="warning">{words.notPaired}</Badge>),
    },
    { label: words.lastScan, render: ({ last_scan_at }) => (last_scan_at ? <AdminTime iso={last_scan_at} /> : words.never) },
    {
      label: words.action,
      render: (device) => (
        <Button variant="outline" size="s" aria-label={words.revoke.forDevice(device.name)} onClick={() => setAsked(device)}>
          {words.revoke.open}
        </Button>
      ),
    },
  ];
  return (
    <>
      {devices.length === 0 ? (
        <p>{words.list.empty}</p>
      ) : (
        <DataTable columns={columns} items={devices} rowKey={({ id }) => id} field="device" labelledBy="devices" />
      )}
      <ConfirmDialog open={asked !== null} words={words.revoke} danger onConfirm={revoke} onClose={() => setAsked(null)}>
        {asked && <p>{words.revoke.explanation(asked.name)}</p>}
      </ConfirmDialog>
    </>
  );
}
