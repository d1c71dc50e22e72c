CREATE TABLE `people_totals` (
	`email` text NOT NULL,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	PRIMARY KEY(`email`, `currency`)
);
--> statement-breakpoint
CREATE INDEX `customers_user` ON `customers` (`user_id`) WHERE user_id IS NOT NULL;
--> statement-breakpoint
-- What an order has brought: what was paid for it less what was given back, or its amount where staff marked it as paid.
CREATE VIEW order_values AS
  SELECT orders.id AS order_id, customers.id AS customer_id, lower(customers.email) AS email, orders.currency AS currency,
    CASE WHEN paid_minor > 0 THEN paid_minor - refunded_minor WHEN status IN ('paid', 'completed') THEN amount_minor ELSE 0 END AS value_minor
  FROM orders JOIN customers ON customers.id = orders.customer_id WHERE customers.email <> '';
--> statement-breakpoint
INSERT INTO people_totals (email, currency, amount_minor)
  SELECT email, currency, sum(value_minor) FROM order_values WHERE value_minor <> 0 GROUP BY email, currency;
--> statement-breakpoint
CREATE TRIGGER orders_valued AFTER INSERT ON orders BEGIN
  INSERT INTO people_totals (email, currency, amount_minor)
    SELECT email, currency, value_minor FROM order_values WHERE order_id = NEW.id AND value_minor <> 0
    ON CONFLICT (email, currency) DO UPDATE SET amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
-- Before the change, because order_values then still has what was counted.
CREATE TRIGGER orders_revaluing BEFORE UPDATE OF status, amount_minor, currency, paid_minor, refunded_minor ON orders BEGIN
  UPDATE people_totals SET amount_minor = amount_minor - value_minor FROM order_values
    WHERE order_id = OLD.id AND value_minor <> 0 AND (people_totals.email, people_totals.currency) = (order_values.email, order_values.currency);
END;
--> statement-breakpoint
CREATE TRIGGER orders_revalued AFTER UPDATE OF status, amount_minor, currency, paid_minor, refunded_minor ON orders BEGIN
  INSERT INTO people_totals (email, currency, amount_minor)
    SELECT email, currency, value_minor FROM order_values WHERE order_id = NEW.id AND value_minor <> 0
    ON CONFLICT (email, currency) DO UPDATE SET amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
CREATE TRIGGER orders_unvalued BEFORE DELETE ON orders BEGIN
  UPDATE people_totals SET amount_minor = amount_minor - value_minor FROM order_values
    WHERE order_id = OLD.id AND value_minor <> 0 AND (people_totals.email, people_totals.currency) = (order_values.email, order_values.currency);
END;
--> statement-breakpoint
CREATE TRIGGER customers_revaluing BEFORE UPDATE OF email ON customers WHEN lower(NEW.email) <> lower(OLD.email) BEGIN
  UPDATE people_totals SET amount_minor = amount_minor - moved.value_minor
    FROM (SELECT email, currency, sum(value_minor) AS value_minor FROM order_values WHERE customer_id = OLD.id GROUP BY email, currency) AS moved
    WHERE (people_totals.email, people_totals.currency) = (moved.email, moved.currency);
END;
--> statement-breakpoint
CREATE TRIGGER customers_revalued AFTER UPDATE OF email ON customers WHEN lower(NEW.email) <> lower(OLD.email) BEGIN
  INSERT INTO people_totals (email, currency, amount_minor)
    SELECT email, currency, sum(value_minor) FROM order_values WHERE customer_id = NEW.id AND value_minor <> 0 GROUP BY email, currency
    ON CONFLICT (email, currency) DO UPDATE SET amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
-- Of a person who leaves, nothing stays. Their other addresses are still one person: the one that booked last becomes the main one.
DROP TRIGGER people_unmerged;
--> statement-breakpoint
CREATE TRIGGER people_inherited AFTER DELETE ON people BEGIN
  DELETE FROM people_totals WHERE email = OLD.email;
  DELETE FROM people WHERE merged_into = OLD.id AND bookings = 0;
  UPDATE people SET merged_into = (SELECT id FROM people WHERE merged_into = OLD.id ORDER BY last_booked_at DESC, id LIMIT 1)
    WHERE merged_into = OLD.id AND id <> (SELECT id FROM people WHERE merged_into = OLD.id ORDER BY last_booked_at DESC, id LIMIT 1);
  UPDATE people SET merged_into = NULL WHERE merged_into = OLD.id;
END;
--> statement-breakpoint
-- The list is in the order of each person's last booking, with whichever address.
CREATE TRIGGER people_booked_again AFTER UPDATE OF last_booked_at ON people WHEN NEW.merged_into IS NOT NULL BEGIN
  UPDATE people SET last_booked_at = max(last_booked_at, NEW.last_booked_at) WHERE id = NEW.merged_into;
END;
--> statement-breakpoint
-- The words of an account's address and name, for the staff's list. As in 0010_search_that_forgets.sql, they go with the account.
CREATE VIRTUAL TABLE account_search USING fts5(
  words, content = '', detail = none, prefix = '2 3 4 5 6 7 8', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO account_search (account_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO account_search (rowid, words) SELECT rowid, email || ' ' || coalesce(user_metadata ->> '$.full_name', '') FROM users;
--> statement-breakpoint
CREATE TRIGGER users_searchable AFTER INSERT ON users BEGIN
  INSERT INTO account_search (rowid, words) VALUES (NEW.rowid, NEW.email || ' ' || coalesce(NEW.user_metadata ->> '$.full_name', ''));
END;
--> statement-breakpoint
CREATE TRIGGER users_unsearchable AFTER DELETE ON users BEGIN
  INSERT INTO account_search (account_search, rowid, words)
    VALUES ('delete', OLD.rowid, OLD.email || ' ' || coalesce(OLD.user_metadata ->> '$.full_name', ''));
END;
--> statement-breakpoint
CREATE TRIGGER users_researchable AFTER UPDATE OF email, user_metadata ON users BEGIN
  INSERT INTO account_search (account_search, rowid, words)
    VALUES ('delete', OLD.rowid, OLD.email || ' ' || coalesce(OLD.user_metadata ->> '$.full_name', ''));
  INSERT INTO account_search (rowid, words) VALUES (NEW.rowid, NEW.email || ' ' || coalesce(NEW.user_metadata ->> '$.full_name', ''));
END;
