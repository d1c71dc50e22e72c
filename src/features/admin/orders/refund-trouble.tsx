import { refundFailures } from "#content/refund-failures.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export default function RefundTrouble({ failure }: { failure: string | null }) {
  const words = useContent(refundFailures);
  if (failure === null) return words.requested;
  return words.failed(words.codes[failure] ?? words.unknown(failure));
}
