import { Notice } from "./notice.tsx";
import { RichText } from "./rich-text.tsx";

/** Other ways to reach us, shown only without JavaScript, which the form needs. */
export function NoScriptNote({ children }: { children: string }) {
  return (
    <noscript>
      <Notice>
        <RichText>{children}</RichText>
      </Notice>
    </noscript>
  );
}
