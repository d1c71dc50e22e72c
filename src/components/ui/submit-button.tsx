import { use } from "react";
import { shell } from "#content/shell.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { Button, type ButtonProps } from "./button.tsx";
import { FormBusyContext } from "./field.tsx";
import { Spinner } from "./loading.tsx";

export type SubmitButtonProps = Omit<ButtonProps, "type" | "children"> & {
  words: { submit: string; busy: string };
};

/** `busy` defaults to the form's. In a preview the button says that it is off. */
export function SubmitButton({ words, ...button }: SubmitButtonProps) {
  const isSent = use(FormBusyContext);
  const { busy = isSent } = button;
  const { preview } = useSiteContext();
  const { off } = useContent(shell).preview;
  return (
    <Button {...button} type="submit" busy={busy} aria-disabled={preview && true}>
      {busy ? (
        <>
          <Spinner /> {words.busy}
        </>
      ) : (
        words.submit
      )}
      {preview && <span className="visually-hidden"> ({off})</span>}
    </Button>
  );
}
