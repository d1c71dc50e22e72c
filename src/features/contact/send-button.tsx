import { Button } from "../../components/ui/button.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";

interface SendButtonProps {
  label: string;
  /** The label while it is busy. */
  busyLabel: string;
  busy: boolean;
}

/** The button that sends a form, and says so while it does. */
export function SendButton({ label, busyLabel, busy }: SendButtonProps) {
  return (
    <Button type="submit" variant="accent" size="l" busy={busy}>
      {busy ? (
        <>
          <Spinner /> {busyLabel}
        </>
      ) : (
        label
      )}
    </Button>
  );
}
