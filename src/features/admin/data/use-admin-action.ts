import { useRef, useState } from "react";
import { showToast } from "../../../components/ui/toast.ts";
import { admin } from "../../../content/admin.ts";
import { ApiError } from "../../../lib/api.ts";
import { useContent } from "../../../lib/visitor.tsx";

/**
 * Runs an admin's actions one at a time; `busy` names the running one. Resolves to true when it succeeded. A refusal becomes a
 * toast, and typed text stays. `wordsFor` translates the refusals that only this action knows.
 *
 *   const { busy, run } = useAdminAction();
 *   if (await run("reply", async () => show(await reply(id, text)), (error) => words.refusals[error.code])) form.reset();
 */
export function useAdminAction() {
  const { act: words } = useContent(admin);
  const [busy, setBusy] = useState<string | null>(null);
  const running = useRef(false);

  const run = async (
    name: string,
    act: () => Promise<void>,
    wordsFor: (error: ApiError) => string | undefined = () => undefined,
  ): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(name);
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The session has ended, so the page is redirecting to /auth already.
      if (error.status !== 401) {
        const known = { 0: words.offline, 404: words.gone, 429: words.tooMany }[error.status];
        showToast({ title: words.failed, description: wordsFor(error) ?? known ?? words.failedMore, tone: "error" });
      }
      return false;
    } finally {
      running.current = false;
      setBusy(null);
    }
  };

  return { busy, run };
}
