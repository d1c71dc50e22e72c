import { shell } from "#content/shell.ts";
import { useContent, useSiteContext } from "#lib/page/site-context.tsx";
import { Button, type ButtonProps } from "./button.tsx";
import { Spinner } from "./loading.tsx";

type SubmitButtonProps = Omit<ButtonProps, "type" | "children"> & {
  label: string;
  busyLabel: string;
};

/** While `busy` it says so; in a preview it says that it is off. */
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
