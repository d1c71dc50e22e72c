import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { AirportSelect } from "#components/sections/airport-select.tsx";
import { Card } from "#components/ui/card.tsx";
import { type Column, DataTable } from "#components/ui/data-table.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { useLoaded } from "#components/ui/loaded.tsx";
import { Spinner } from "#components/ui/loading.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { QrCode } from "#components/ui/qr-code.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { admin } from "#content/admin.ts";
import { adminDevices } from "#content/admin-devices.ts";
import { PAIRING_MINUTES } from "#domain/passes/device.ts";
import { serverNow } from "#lib/api/server-clock.ts";
import type { Device, DeviceInput, NewDevice } from "#domain/passes/device.schema.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminData } from "../layout/admin-page.tsx";
import { ConfirmAction } from "../ui/confirm-action.tsx";
import { AdminTime, useAirportName } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import { useAdminForm } from "../ui/use-admin-form.ts";
import styles from "./devices.module.css";

const PAIRING_POLL_MS = 2_000;

export function DevicesPage() {
  const { list } = useContent(adminDevices);
  const { loading, times } = useContent(admin);
  const [pairing, setPairing] = useState<NewDevice | null>(null);
  const devices = useQuery({
    ...adminQueries.devices(),
    refetchInterval: pairing ? PAIRING_POLL_MS : false,
  });
  const { data, problem } = useLoaded(devices);
  // A renewed code replaces an older pairing, so only a pairing after the new code counts.
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
        <AdminData query={devices} lines={3}>
          {(items) => <DeviceList devices={items} onRenewed={pair} onRevoked={reload} />}
        </AdminData>
        <p role="status" className={panel.note}>
          {data ? data.length > 0 && times : !problem && loading}
        </p>
      </Panel>
      <Card tone="quiet">
        <DeviceForm onAdded={pair} />
      </Card>
      <PairingDialog device={pairing} isPaired={isPaired} onClose={() => setPairing(null)} />
    </div>
  );
}

interface DeviceListProps {
  devices: Device[];
  onRenewed: (device: NewDevice) => void;
  onRevoked: () => void;
}

function DeviceList({ devices, onRenewed, onRevoked }: DeviceListProps) {
  const words = useContent(adminDevices);
  const airportName = useAirportName();
  const [dialog, setDialog] = useState<{ action: "renew" | "revoke"; device: Device } | null>(null);
  const run = async ({ action, device }: NonNullable<typeof dialog>) => {
    const endpoint = api.admin.devices[":deviceId"];
    const call = { param: { deviceId: device.id } };
    if (action === "renew") return onRenewed(await endpoint.pairing.$post(call));
    // A failure may mean that a colleague has revoked the device, so the list reloads either way.
    await endpoint.$delete(call).finally(onRevoked);
    showDone(words.revoke.done);
  };
  const columns: Column<Device>[] = [
    { label: words.name, render: ({ name }) => name },
    { label: words.airport, render: ({ airport }) => airportName(airport) },
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
        <div className="cluster">
          {(["renew", "revoke"] as const).map((action) => (
            <Button
              key={action}
              variant="outline"
              size="s"
              aria-label={words[action].forDevice(device.name)}
              onClick={() => setDialog({ action, device })}
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
      <DataTable
        columns={columns}
        items={devices}
        field="device"
        labelledBy="devices"
        empty={words.list.empty}
      />
      <ConfirmAction
        subject={dialog}
        words={words[dialog?.action ?? "renew"]}
        danger={dialog?.action === "revoke"}
        explain={({ action, device }) => words[action].explanation(device.name)}
        onConfirm={run}
        onClose={() => setDialog(null)}
      />
    </>
  );
}

function DeviceForm({ onAdded }: { onAdded: (device: NewDevice) => void }) {
  const { add: words, name, airport } = useContent(adminDevices);
  const form = useAdminForm<DeviceInput>({
    schema: async () => (await import("#domain/passes/device.schema.ts")).DeviceInputSchema,
    submit: async (json) => {
      onAdded(await api.admin.devices.$post({ json }));
      form.reset();
    },
  });
  return (
    <Form form={form} className={panel.panel}>
      <h2>{words.heading}</h2>
      <TextField
        name="name"
        label={name}
        hint={words.nameHint}
        required
        maxLength={60}
        autoComplete="off"
      />
      <AirportSelect label={airport} none={words.chooseAirport} required defaultValue="" />
      <SubmitButton words={words} />
    </Form>
  );
}

interface PairingDialogProps {
  device: NewDevice | null;
  isPaired: boolean;
  onClose: () => void;
}

function PairingDialog({ device, isPaired, onClose }: PairingDialogProps) {
  const { pairing: words } = useContent(adminDevices);
  return (
    <Dialog open={device !== null} title={device ? words.title(device.name) : ""} onClose={onClose}>
      {device && (
        <div className="stack">
          {isPaired ? (
            <Notice tone="success" role="status">
              {words.paired}
            </Notice>
          ) : (
            <PairingCode key={device.pairing_url} device={device} />
          )}
        </div>
      )}
    </Dialog>
  );
}

function PairingCode({ device }: { device: NewDevice }) {
  const { pairing: words } = useContent(adminDevices);
  const seconds = useSecondsUntil(device.pairing_expires_at);
  if (seconds === 0) return <ErrorNotice error={{ text: words.expired }} />;
  return (
    <>
      <p>{words.scan}</p>
      <div className={styles.qrCode}>
        <QrCode data-field="pairing-qr" text={device.pairing_url} label={words.qrCode} />
      </div>
      <div>
        <p>{words.orType}</p>
        <p>
          <code className={styles.address} data-field="pairing-url">
            {device.pairing_url}
          </code>
        </p>
      </div>
      <p className={styles.waiting} role="timer">
        <Spinner /> {words.waiting}{" "}
        {words.left(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`)}
      </p>
    </>
  );
}

function useSecondsUntil(iso: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(iso) - serverNow()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left), 1000);
    return () => clearInterval(timer);
  });
  return seconds;
}
