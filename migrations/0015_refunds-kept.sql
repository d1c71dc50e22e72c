-- The dashboard's refunds include those of deleted orders, as the journal does: those from before the
-- deletion stay, and those from after it, which change no order, are counted here.
DROP TRIGGER refunds_uncounted;
--> statement-breakpoint
CREATE TRIGGER refunds_counted_alone AFTER INSERT ON journal WHEN NEW.kind IN ('refund', 'refund_failed')
  AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.id = NEW.order_id) BEGIN
  INSERT INTO totals (kind, status, currency, count, amount_minor) VALUES ('refunds', '', NEW.currency, 1, -NEW.amount_minor)
    ON CONFLICT (kind, status, currency) DO UPDATE SET count = count + 1, amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
INSERT INTO totals (kind, status, currency, count, amount_minor)
  SELECT 'refunds', '', currency, count(*), -sum(amount_minor) FROM journal
    WHERE kind IN ('refund', 'refund_failed') AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.id = journal.order_id)
    GROUP BY currency
  ON CONFLICT (kind, status, currency) DO UPDATE SET count = count + excluded.count, amount_minor = amount_minor + excluded.amount_minor;
