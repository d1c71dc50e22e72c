import WalletCards from "lucide-react/icons/wallet-cards";
import { PlainButton } from "#components/ui/button.tsx";
import { pass as content } from "#content/pass.ts";
import type { Wallet } from "#domain/orders/wallet.ts";
import { passCodeIn } from "#domain/passes/pass.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./pass-details.module.css";

const FILES: Record<Wallet, string> = { apple: "apple.pkpass", google: "google-wallet" };

interface WalletLinksProps {
  address: string;
  wallets: readonly Wallet[];
  variant: "outline" | "on-night";
}

export function WalletLinks({ address, wallets, variant }: WalletLinksProps) {
  const words = useContent(content).wallets;
  const { language } = useSiteContext();
  const code = passCodeIn(address) ?? "";
  return (
    <p className={styles.wallets} data-field="wallets">
      {wallets.map((wallet) => (
        <PlainButton
          key={wallet}
          variant={variant}
          href={`/api/passes/${code}/${FILES[wallet]}?language=${language}`}
        >
          <WalletCards size={18} aria-hidden /> {words[wallet]}
        </PlainButton>
      ))}
    </p>
  );
}
