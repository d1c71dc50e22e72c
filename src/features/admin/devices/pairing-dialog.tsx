import { useEffect, useState } from "react";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Spinner } from "../../../components/ui/loading.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { QrCode } from "../../../components/ui/qr-code.tsx";
import { adminDevices } from "../../../content/admin-devices.ts";
import type { NewDevice } from "../../../domain/passes/device.schema.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import styles from "./pairing-dialog.module.css";

interface PairingDialogProps {
  /** Null closes the dialog. */
  device: NewDevice | null;
  isPaired: boolean;
  onClose: () => void;
}

/** Shows the code with the time that is left, until the phone has used it. */
export function PairingDialog({ device, isPaired, onClose }: PairingDialogProps) {
  const { pairing: words } = useContent(adminDevices);
  return (
    <Dialog open={device !== null} title={device ? words.title(device.name) : ""} onClose={onClose}>
      {device && (
        <div className={styles.pairing}>
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
  if (seconds === 0)
    return (
      <Notice tone="error" role="alert">
        {words.expired}
      </Notice>
    );
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

/** Counts whole seconds until a moment (UTC ISO 8601); 0 from then on. */
function useSecondsUntil(iso: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left), 1000);
    return () => clearInterval(timer);
  });
  return seconds;
}
