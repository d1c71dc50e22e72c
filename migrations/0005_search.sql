CREATE INDEX `orders_customer` ON `orders` (`customer_id`);
--> statement-breakpoint
-- The words of each order, with its customer's, that staff may look for. Its rowid is the order's: the newest has the highest.
-- contentless_delete: it holds an index and no text. detail=none: no word positions. prefix: how words of 2 to 8 letters begin is
-- kept ready, so that a beginning that half of all orders share costs no more than a rare one.
CREATE VIRTUAL TABLE order_search USING fts5(
  words, content = '', contentless_delete = 1, detail = none, prefix = '2 3 4 5 6 7 8', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
-- What order_search holds of an order: its number without FT-, names, e-mail, and its status behind a private-use character,
-- which no search that people type can contain. Rebuild: DELETE FROM order_search; INSERT INTO order_search (rowid, words)
-- SELECT order_rowid, words FROM order_words;
CREATE VIEW order_words AS
  SELECT orders.rowid AS order_rowid, orders.customer_id,
    substr(orders.order_number, 4) || ' ' || customers.company_name || ' ' || customers.first_name || ' ' || customers.last_name
      || ' ' || customers.email || ' ' || char(57344) || lower(replace(orders.status, ' ', '')) AS words
  FROM orders JOIN customers ON customers.id = orders.customer_id;
--> statement-breakpoint
CREATE TRIGGER orders_searchable AFTER INSERT ON orders BEGIN
  INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE order_rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER orders_unsearchable AFTER DELETE ON orders BEGIN
  DELETE FROM order_search WHERE rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER orders_researchable AFTER UPDATE OF order_number, customer_id, status ON orders BEGIN
  DELETE FROM order_search WHERE rowid = OLD.rowid;
  INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE order_rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER customers_researchable AFTER UPDATE OF company_name, first_name, last_name, email ON customers BEGIN
  DELETE FROM order_search WHERE rowid IN (SELECT rowid FROM orders WHERE customer_id = NEW.id);
  INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE customer_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_counted_daily AFTER INSERT ON orders BEGIN
  INSERT INTO daily_totals (day, orders, revenue_minor)
    VALUES (NEW.created_at / 86400000, 1, iif(NEW.status IN ('paid', 'completed'), NEW.amount_minor, 0))
    ON CONFLICT (day) DO UPDATE SET orders = orders + 1, revenue_minor = revenue_minor + excluded.revenue_minor;
END;
--> statement-breakpoint
CREATE TRIGGER orders_uncounted_daily AFTER DELETE ON orders BEGIN
  UPDATE daily_totals
    SET orders = orders - 1, revenue_minor = revenue_minor - iif(OLD.status IN ('paid', 'completed'), OLD.amount_minor, 0)
    WHERE day = OLD.created_at / 86400000;
END;
--> statement-breakpoint
CREATE TRIGGER orders_recounted_daily AFTER UPDATE OF status, amount_minor, created_at ON orders BEGIN
  UPDATE daily_totals
    SET orders = orders - 1, revenue_minor = revenue_minor - iif(OLD.status IN ('paid', 'completed'), OLD.amount_minor, 0)
    WHERE day = OLD.created_at / 86400000;
  INSERT INTO daily_totals (day, orders, revenue_minor)
    VALUES (NEW.created_at / 86400000, 1, iif(NEW.status IN ('paid', 'completed'), NEW.amount_minor, 0))
    ON CONFLICT (day) DO UPDATE SET orders = orders + 1, revenue_minor = revenue_minor + excluded.revenue_minor;
END;
--> statement-breakpoint
-- What was there before the triggers.
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words;
--> statement-breakpoint
INSERT INTO daily_totals (day, orders, revenue_minor)
  SELECT created_at / 86400000, COUNT(*), SUM(iif(status IN ('paid', 'completed'), amount_minor, 0)) FROM orders GROUP BY 1;
