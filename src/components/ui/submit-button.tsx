import { shell } from "../../content/shell.ts";
import { useContent, useSiteContext } from "../../lib/site-context.tsx";
import { Button, type ButtonProps } from "./button.tsx";
import { Spinner } from "./loading.tsx";

type SubmitButtonProps = Omit<ButtonProps, "type" | "children"> & {
  label: string;
  /** The label while the form is being sent. */
  busyLabel: string;
};

/** The button that sends a form. While `busy` it says so and cannot be pressed again; in a preview it says that it is off. */
export function SubmitButton({ label, busyLabel, busy, ...button }: SubmitButtonProps) {
  const { preview } = useSiteContext();
  const { off } = useContent(shell).preview;
  return (
    <Button {...button} type="submit" busy={busy} aria-disabled={preview && true}>
      {busy ? (
        <>
          <Spinner /> {busyLabel}
        </>
      ) : (
        label
      )}
      {preview && <span className="visually-hidden"> ({off})</span>}
    </Button>
  );
}
