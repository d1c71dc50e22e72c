import { DatabaseSync } from "node:sqlite";
import { localD1File } from "../../scripts/db/local-d1.ts";

/** No other process may have the state directory open. */
export function storeConversations(stateDir: string): void {
  const db = new DatabaseSync(localD1File(stateDir));
  try {
    db.exec(`PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN;
      INSERT INTO messages (id, kind, name, email, message, language, status, created_at)
        SELECT 'm' || orders.id, 'contact', first_name || ' ' || last_name, email, 'Bonjour, je voudrais changer mon vol.', 'fr', 'answered', orders.created_at
        FROM orders JOIN customers ON customers.id = orders.customer_id ORDER BY orders.rowid;
      INSERT INTO message_replies (id, message_id, text, created_at)
        SELECT 'p' || id, id, 'Merci, votre vol est corrigé.', created_at FROM messages WHERE id LIKE 'm%' ORDER BY rowid;
      COMMIT`);
  } finally {
    db.close();
  }
}
