import { WalletCards } from "lucide-react";
import { PlainButton } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { pass as content } from "../../content/pass.ts";
import type { Booking } from "../../domain/orders/order.schema.ts";
import type { Wallet } from "../../domain/orders/wallet.ts";
import { passCodeIn } from "../../domain/passes/pass.ts";
import { useContent, useSiteContext } from "../../lib/page/site-context.tsx";
import styles from "./pass-details.module.css";
import { SendPass } from "./send-pass.tsx";

/** The ways of a paid order's pass: into wallets of phones, and to those who travel with it. */
export default function PaidPass({ booking: { order, wallets } }: { booking: Booking }) {
  return (
    <Card className="stack-l">
      {wallets && (
        <WalletLinks address={order.pass_url ?? ""} wallets={wallets} variant="outline" />
      )}
      <SendPass orderId={order.id} />
    </Card>
  );
}

const FILES: Record<Wallet, string> = { apple: "apple.pkpass", google: "google-wallet" };

interface WalletLinksProps {
  /** The pass's address, or its code. */
  address: string;
  wallets: readonly Wallet[];
  variant: "outline" | "on-night";
}

/** A pass's ways into the wallets of phones, which need no script. */
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
          <WalletCards size={18} aria-hidden="true" /> {words[wallet]}
        </PlainButton>
      ))}
    </p>
  );
}
