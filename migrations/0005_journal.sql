CREATE TABLE `disputes` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`order_id` text NOT NULL,
	`status` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`cause` text NOT NULL,
	`due_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `disputes_payment` ON `disputes` (`payment_id`);--> statement-breakpoint
CREATE INDEX `disputes_order` ON `disputes` (`order_id`);--> statement-breakpoint
CREATE TABLE `journal` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`order_number` text NOT NULL,
	`payment_id` text,
	`kind` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`waived_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`provider` text,
	`method` text,
	`reference` text,
	`moved_at` integer NOT NULL,
	`actor_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `journal_moved` ON `journal` (`moved_at`,`id`);--> statement-breakpoint
CREATE INDEX `journal_order` ON `journal` (`order_id`,`moved_at`);--> statement-breakpoint
CREATE INDEX `journal_reference` ON `journal` (`reference`) WHERE reference IS NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `disputed_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `by_hand_minor` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- What has moved so far. The days of earlier refunds are those on which we learned of them.
INSERT INTO journal (id, order_id, order_number, payment_id, kind, amount_minor, waived_minor, currency, provider, method, reference, moved_at, actor_id, created_at)
  SELECT 'payment:' || id, order_id, order_number, id, 'payment', received_minor, 0, currency, provider, NULL, reference, coalesce(paid_at, updated_at), NULL, coalesce(paid_at, updated_at)
  FROM payments WHERE status = 'paid' AND received_minor > 0;
--> statement-breakpoint
INSERT INTO journal (id, order_id, order_number, payment_id, kind, amount_minor, waived_minor, currency, provider, method, reference, moved_at, actor_id, created_at)
  SELECT 'refund:' || refunds.id, refunds.order_id, payments.order_number, payments.id, 'refund', -refunds.amount_minor, 0, refunds.currency, payments.provider, NULL, refunds.reference, refunds.updated_at, NULL, refunds.updated_at
  FROM refunds JOIN payments ON payments.id = refunds.payment_id WHERE refunds.status = 'succeeded';
--> statement-breakpoint
-- Staff marked these as paid, and no payment of ours brought the money.
INSERT INTO journal (id, order_id, order_number, payment_id, kind, amount_minor, waived_minor, currency, provider, method, reference, moved_at, actor_id, created_at)
  SELECT 'by_hand:' || marked.id, orders.id, orders.order_number, NULL, 'by_hand', orders.amount_minor - orders.due_minor - orders.paid_minor + orders.refunded_minor, 0, orders.currency, NULL, 'other', NULL, marked.created_at, marked.actor_id, marked.created_at
  FROM orders JOIN order_events AS marked ON marked.id = (
    SELECT id FROM order_events WHERE order_id = orders.id AND to_status = 'paid' AND from_status IN ('Not Paid', 'cancelled') AND actor_id IS NOT NULL
      ORDER BY created_at DESC, id DESC LIMIT 1
  )
  WHERE orders.status IN ('paid', 'completed') AND orders.amount_minor - orders.due_minor > orders.paid_minor - orders.refunded_minor;
--> statement-breakpoint
DROP TRIGGER orders_revaluing;
--> statement-breakpoint
DROP TRIGGER orders_revalued;
--> statement-breakpoint
UPDATE orders SET paid_minor = paid_minor + byhand.amount_minor, by_hand_minor = byhand.amount_minor
  FROM (SELECT order_id, sum(amount_minor) AS amount_minor FROM journal WHERE kind = 'by_hand' GROUP BY order_id) AS byhand
  WHERE orders.id = byhand.order_id;
--> statement-breakpoint
DROP VIEW order_values;
--> statement-breakpoint
-- What is left of an order's money. A disputed payment counts again once the dispute is won.
CREATE VIEW order_values AS
  SELECT orders.id AS order_id, customers.id AS customer_id, lower(customers.email) AS email, orders.currency AS currency,
    paid_minor - refunded_minor - disputed_minor AS value_minor
  FROM orders JOIN customers ON customers.id = orders.customer_id WHERE customers.email <> '';
--> statement-breakpoint
CREATE TRIGGER orders_revaluing BEFORE UPDATE OF currency, paid_minor, refunded_minor, disputed_minor ON orders BEGIN
  UPDATE people_totals SET amount_minor = amount_minor - value_minor FROM order_values
    WHERE order_id = OLD.id AND value_minor <> 0 AND (people_totals.email, people_totals.currency) = (order_values.email, order_values.currency);
END;
--> statement-breakpoint
CREATE TRIGGER orders_revalued AFTER UPDATE OF currency, paid_minor, refunded_minor, disputed_minor ON orders BEGIN
  INSERT INTO people_totals (email, currency, amount_minor)
    SELECT email, currency, value_minor FROM order_values WHERE order_id = NEW.id AND value_minor <> 0
    ON CONFLICT (email, currency) DO UPDATE SET amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
DELETE FROM people_totals;
--> statement-breakpoint
INSERT INTO people_totals (email, currency, amount_minor)
  SELECT email, currency, sum(value_minor) FROM order_values WHERE value_minor <> 0 GROUP BY email, currency;
--> statement-breakpoint
CREATE TRIGGER journal_unchanged BEFORE UPDATE ON journal BEGIN
  SELECT RAISE(ABORT, 'The journal is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER journal_undeleted BEFORE DELETE ON journal BEGIN
  SELECT RAISE(ABORT, 'The journal is append-only');
END;
--> statement-breakpoint
-- An order's sums are those of the journal, in the order's currency; fees are the seller's.
CREATE TRIGGER journal_summed AFTER INSERT ON journal WHEN NEW.amount_minor <> 0 AND NEW.kind NOT IN ('fee', 'dispute_fee') BEGIN
  UPDATE orders SET
    paid_minor = paid_minor + iif(NEW.kind IN ('payment', 'by_hand'), NEW.amount_minor, 0),
    refunded_minor = refunded_minor - iif(NEW.kind IN ('refund', 'refund_failed'), NEW.amount_minor, 0),
    disputed_minor = disputed_minor - iif(NEW.kind IN ('dispute_opened', 'dispute_won', 'dispute_lost'), NEW.amount_minor, 0),
    by_hand_minor = by_hand_minor + iif(NEW.method IS NULL, 0, NEW.amount_minor),
    version = version + 1, updated_at = NEW.created_at
    WHERE id = NEW.order_id AND currency = NEW.currency;
END;
