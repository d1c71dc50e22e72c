import { Notice } from "./notice.tsx";

/** Says why a form that was posted without script was refused. It takes the focus, so that the browser scrolls to it. */
export function PostedNotice({ text }: { text: string | undefined }) {
  return (
    text !== undefined && (
      // oxlint-disable-next-line no-autofocus -- the result of a posted form comes first
      <div tabIndex={-1} autoFocus>
        <Notice tone="error" role="alert">
          {text}
        </Notice>
      </div>
    )
  );
}
