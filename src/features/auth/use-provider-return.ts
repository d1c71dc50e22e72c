import { useEffect } from "react";
import { showToast } from "../../lib/toast.ts";
import { auth as authWords } from "../../content/auth.ts";
import { loadAuthClient } from "../../lib/session/session.ts";
import { useContent } from "../../lib/visitor.tsx";

/**
 * Handles the return from a provider: the auth client exchanges a code by itself, an error becomes a toast. Only the error's code
 * is translated and shown; its description comes from the URL, where anyone could have written it.
 */
export function useProviderReturn(): void {
  const { login, providers } = useContent(authWords);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (!query.has("code") && !query.has("error")) return;
    const finish = async () => {
      const auth = await loadAuthClient();
      await auth.initialize();
      const { data } = await auth.getSession();
      if (data.session) return;
      const description = providers.failures[query.get("error_code") ?? ""] ?? providers.failed;
      showToast({ title: login.failure, description, tone: "error" });
      for (const name of ["code", "error", "error_code", "error_description"]) query.delete(name);
      history.replaceState(history.state, "", `/auth${query.size ? `?${query}` : ""}`);
    };
    finish().catch(() => showToast({ title: login.failure, description: providers.failed, tone: "error" }));
  }, [login, providers]);
}
