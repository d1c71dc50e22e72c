import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { admin } from "../../content/admin.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./dashboard.module.css";

/** Buttons that are always disabled, and say why (docs/product.md, "Dashboard"). */
export function QuickAccess() {
  const { quick: words } = useContent(admin);
  return (
    <Card tone="quiet">
      <section className={styles.section} aria-labelledby="quick-access">
        <h2 id="quick-access">{words.heading}</h2>
        <div className={styles.quick}>
          {words.items.map((item) => (
            <Button key={item} variant="outline" disabled aria-describedby="quick-access-note">
              {item}
            </Button>
          ))}
        </div>
        <p id="quick-access-note" className={styles.note}>
          {words.note}
        </p>
      </section>
    </Card>
  );
}
