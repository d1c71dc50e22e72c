import { withdrawn } from "#content/withdrawn.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { Notice } from "../ui/notice.tsx";

export default function WithdrawnNotice({ at }: { at: string }) {
  const words = useContent(withdrawn);
  return (
    <Notice>
      <p data-notice="withdrawn">{words.received(at)}</p>
    </Notice>
  );
}
