CREATE TABLE `totals` (
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	PRIMARY KEY(`kind`, `status`, `currency`)
);
--> statement-breakpoint
CREATE INDEX `orders_status_created` ON `orders` (`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE TRIGGER customers_counted AFTER INSERT ON customers BEGIN
  INSERT INTO totals (kind, status, currency, count, amount_minor) VALUES ('customers', '', '', 1, 0)
    ON CONFLICT (kind, status, currency) DO UPDATE SET count = count + 1, amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
CREATE TRIGGER customers_uncounted AFTER DELETE ON customers BEGIN
  UPDATE totals SET count = count - 1, amount_minor = amount_minor - 0
    WHERE (kind, status, currency) = ('customers', '', '');
END;
--> statement-breakpoint
CREATE TRIGGER orders_counted AFTER INSERT ON orders BEGIN
  INSERT INTO totals (kind, status, currency, count, amount_minor) VALUES ('orders', NEW.status, NEW.currency, 1, NEW.amount_minor)
    ON CONFLICT (kind, status, currency) DO UPDATE SET count = count + 1, amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
CREATE TRIGGER orders_uncounted AFTER DELETE ON orders BEGIN
  UPDATE totals SET count = count - 1, amount_minor = amount_minor - OLD.amount_minor
    WHERE (kind, status, currency) = ('orders', OLD.status, OLD.currency);
END;
--> statement-breakpoint
CREATE TRIGGER orders_recounted AFTER UPDATE OF status, amount_minor, currency ON orders BEGIN
  UPDATE totals SET count = count - 1, amount_minor = amount_minor - OLD.amount_minor
    WHERE (kind, status, currency) = ('orders', OLD.status, OLD.currency);
  INSERT INTO totals (kind, status, currency, count, amount_minor) VALUES ('orders', NEW.status, NEW.currency, 1, NEW.amount_minor)
    ON CONFLICT (kind, status, currency) DO UPDATE SET count = count + 1, amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
CREATE TRIGGER messages_counted AFTER INSERT ON messages BEGIN
  INSERT INTO totals (kind, status, currency, count, amount_minor) VALUES ('messages', NEW.status, '', 1, 0)
    ON CONFLICT (kind, status, currency) DO UPDATE SET count = count + 1, amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
CREATE TRIGGER messages_uncounted AFTER DELETE ON messages BEGIN
  UPDATE totals SET count = count - 1, amount_minor = amount_minor - 0
    WHERE (kind, status, currency) = ('messages', OLD.status, '');
END;
--> statement-breakpoint
CREATE TRIGGER messages_recounted AFTER UPDATE OF status ON messages BEGIN
  UPDATE totals SET count = count - 1, amount_minor = amount_minor - 0
    WHERE (kind, status, currency) = ('messages', OLD.status, '');
  INSERT INTO totals (kind, status, currency, count, amount_minor) VALUES ('messages', NEW.status, '', 1, 0)
    ON CONFLICT (kind, status, currency) DO UPDATE SET count = count + 1, amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
-- What was there before the triggers.
INSERT INTO totals (kind, status, currency, count, amount_minor)
  SELECT 'customers', '', '', COUNT(*), 0 FROM customers HAVING COUNT(*) > 0
  UNION ALL SELECT 'orders', status, currency, COUNT(*), SUM(amount_minor) FROM orders GROUP BY status, currency
  UNION ALL SELECT 'messages', status, '', COUNT(*), 0 FROM messages GROUP BY status;
