import { Notice } from "#components/ui/notice.tsx";
import { model } from "#content/model.ts";
import type { WordingsReason } from "#domain/generator/wordings.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export default function FailureNotice({ reason }: { reason: WordingsReason }) {
  const { reasons } = useContent(model);
  return (
    <Notice tone="error" role="status">
      {reasons[reason]}
    </Notice>
  );
}
