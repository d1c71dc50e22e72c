import { useState } from "react";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { type Column, DataTable } from "../../../components/ui/data-table.tsx";
import { adminDevices } from "../../../content/admin-devices.ts";
import { airports } from "../../../content/airports.ts";
import type { Device, NewDevice } from "../../../domain/passes/device.schema.ts";
import { api } from "../../../lib/session/api.ts";
import { showToast } from "../../../lib/api/toast.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { ConfirmAction } from "../ui/confirm-action.tsx";
import { AdminTime } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";

interface DeviceListProps {
  devices: Device[];
  /** Called with a phone that can be paired again. */
  onRenewed: (device: NewDevice) => void;
  onRevoked: () => void;
}

/** The phones that were not revoked, each with the buttons that pair it again and revoke it. */
export function DeviceList({ devices, onRenewed, onRevoked }: DeviceListProps) {
  const words = useContent(adminDevices);
  const names: Partial<Record<string, string>> = useContent(airports);
  const [asked, setAsked] = useState<{ action: "renew" | "revoke"; device: Device } | null>(null);
  const revoke = async ({ id }: Device) => {
    await api.admin.devices[":deviceId"].$delete({ param: { deviceId: id } });
    showToast({ ...words.revoke.done, tone: "success" });
    onRevoked();
  };
  const renew = async ({ id }: Device) =>
    onRenewed(await api.admin.devices[":deviceId"].pairing.$post({ param: { deviceId: id } }));
  const columns: Column<Device>[] = [
    { label: words.name, render: ({ name }) => name },
    { label: words.airport, render: ({ airport }) => names[airport] ?? airport },
    {
      label: words.paired,
      render: ({ paired_at }) =>
        paired_at ? <AdminTime iso={paired_at} /> : <Badge tone="warning">{words.notPaired}</Badge>,
    },
    {
      label: words.lastScan,
      render: ({ last_scan_at }) => (last_scan_at ? <AdminTime iso={last_scan_at} /> : words.never),
    },
    {
      label: words.action,
      render: (device) => (
        <div className={panel.actions}>
          {(["renew", "revoke"] as const).map((action) => (
            <Button
              key={action}
              variant="outline"
              size="s"
              aria-label={words[action].forDevice(device.name)}
              onClick={() => setAsked({ action, device })}
            >
              {words[action].open}
            </Button>
          ))}
        </div>
      ),
    },
  ];
  return (
    <>
      {devices.length === 0 ? (
        <p>{words.list.empty}</p>
      ) : (
        <DataTable
          columns={columns}
          items={devices}
          rowKey={({ id }) => id}
          field="device"
          labelledBy="devices"
        />
      )}
      {(["renew", "revoke"] as const).map((action) => (
        <ConfirmAction
          key={action}
          open={asked?.action === action}
          words={words[action]}
          danger={action === "revoke"}
          onConfirm={async () => {
            if (asked) await (action === "renew" ? renew : revoke)(asked.device);
          }}
          onClose={() => setAsked(null)}
        >
          {asked && <p>{words[action].explanation(asked.device.name)}</p>}
        </ConfirmAction>
      ))}
    </>
  );
}
