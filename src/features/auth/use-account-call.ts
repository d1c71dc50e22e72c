import { useState } from "react";
import { showToast } from "../../lib/toast.ts";
import { account as accountWords } from "../../content/account.ts";
import { ApiError } from "../../lib/api.ts";
import { useContent } from "../../lib/visitor.tsx";

/** Runs calls about the account, one at a time. A refusal becomes a toast and is returned; `busy` names the running call. */
export function useAccountCall() {
  const words = useContent(accountWords);
  const [busy, setBusy] = useState<string | null>(null);

  const run = async (name: string, call: () => Promise<void>, wordsFor: (error: ApiError) => string | undefined = () => undefined) => {
    if (busy !== null) return;
    setBusy(name);
    try {
      await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const description = wordsFor(error) ?? (error.status === 429 ? words.tooMany : words.failed);
      showToast({ title: words.failure, description, tone: "error" });
    } finally {
      setBusy(null);
    }
  };

  return { busy, run };
}
