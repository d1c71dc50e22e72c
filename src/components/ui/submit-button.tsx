import { Button, type ButtonProps } from "./button.tsx";
import { Spinner } from "./spinner.tsx";

type SubmitButtonProps = Omit<ButtonProps, "type" | "children"> & {
  label: string;
  /** The label while the form is being sent. */
  busyLabel: string;
};

/** The button that sends a form. While `busy` it says so and cannot be pressed again. */
export function SubmitButton({ label, busyLabel, busy, ...button }: SubmitButtonProps) {
  return (
    <Button {...button} type="submit" busy={busy}>
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
