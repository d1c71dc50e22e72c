import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

export const isPasskeySupported = () => typeof PublicKeyCredential === "function";

/** False in the server's page, which an older browser keeps unchanged. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(neverChanges, isPasskeySupported, () => false);
}
