import { Notice } from "../../components/ui/notice.tsx";
import { RichText } from "../../components/ui/rich-text.tsx";

/** How to reach us where the form cannot: shown only without JavaScript. */
export function NoScriptNote({ children }: { children: string }) {
  return (
    <noscript>
      <Notice>
        <RichText>{children}</RichText>
      </Notice>
    </noscript>
  );
}
