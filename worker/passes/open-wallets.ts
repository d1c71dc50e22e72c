import type { Wallet } from "#domain/orders/wallet.ts";
import type { Settings } from "../platform/context/env.ts";
import { readPassCertificates } from "../platform/crypto/wallet-keys.ts";

export interface WalletCtx {
  settings: Pick<Settings, "APPLE_WALLET_CERTIFICATES" | "GOOGLE_WALLET_KEY">;
  now: number;
}

/** Returns undefined if no wallet has keys. Apple's keys end with their certificate. */
export function openWallets({ settings, now }: WalletCtx) {
  const { APPLE_WALLET_CERTIFICATES: certificates, GOOGLE_WALLET_KEY } = settings;
  const hasApple = certificates !== undefined && readPassCertificates(certificates)!.endsAt > now;
  const wallets: Wallet[] = [
    ...(hasApple ? (["apple"] as const) : []),
    ...(GOOGLE_WALLET_KEY === undefined ? [] : (["google"] as const)),
  ];
  return wallets.length > 0 ? wallets : undefined;
}
