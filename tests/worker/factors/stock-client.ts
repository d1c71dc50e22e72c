import { AuthClient } from "@supabase/auth-js";
import { type BuiltSite, fetchAlone, PUBLIC_KEY } from "../../site.ts";

/** The stock client as a page configures it, with a memory of its own in place of local storage. */
export function stockClient(site: BuiltSite, memory = new Map<string, string>()) {
  return new AuthClient({
    url: `${site.url()}/api/auth`,
    headers: { ...PUBLIC_KEY },
    fetch: fetchAlone,
    flowType: "pkce",
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storageKey: "session",
    experimental: { recoveryCodes: true },
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
  });
}
