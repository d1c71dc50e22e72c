-- The search also finds an order by its amount (src/domain/search/search-amounts.ts).
DROP VIEW order_words;
--> statement-breakpoint
CREATE VIEW order_words AS
  SELECT orders.rowid AS order_rowid, orders.customer_id,
    substr(orders.order_number, 4) || ' ' || names || iif(names GLOB '*[''’ʼ‐‑-]*', ' ' || replace(replace(replace(replace(replace(replace(names, '''', ''), '’', ''), 'ʼ', ''), '‐', ''), '‑', ''), '-', ''), '') || ' ' || email || iif(email = '', '', ' ' || char(57348) || lower(hex(lower(email))))
      || coalesce(' ' || vat || ' ' || substr(vat, 3), '')
      || coalesce(' ' || replace(replace(orders.flight_number, ' ', ''), '-', ''), '')
      || ' ' || char(57344) || lower(replace(orders.status, ' ', '')) || ' ' || char(57345) || orders.airport
      || iif(orders.airport GLOB '[A-Z][A-Z][A-Z]', '', ' ' || char(57345) || lower(hex(orders.airport)))
      || coalesce(' ' || char(57346) || replace(orders.flight_date, '-', ''), '')
      || ' ' || char(57349) || printf('%06d', orders.created_at / 3600000) || iif(orders.due_minor > 0, ' ' || char(57350), '')
      || ' ' || char(57353) || lower(orders.currency) || orders.amount_minor AS words
  FROM orders JOIN customer_names ON customer_names.id = orders.customer_id;
--> statement-breakpoint
DROP TRIGGER orders_changing;
--> statement-breakpoint
CREATE TRIGGER orders_changing BEFORE UPDATE OF order_number, customer_id, status, airport, flight_date, flight_number, created_at, due_minor, amount_minor, currency ON orders BEGIN
  INSERT INTO order_search (order_search, rowid, words) SELECT 'delete', order_rowid, words FROM order_words WHERE order_rowid = OLD.rowid;
END;
--> statement-breakpoint
DROP TRIGGER orders_researchable;
--> statement-breakpoint
CREATE TRIGGER orders_researchable AFTER UPDATE OF order_number, customer_id, status, airport, flight_date, flight_number, created_at, due_minor, amount_minor, currency ON orders BEGIN
  INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE order_rowid = NEW.rowid;
END;
--> statement-breakpoint
-- A trigger takes an order's words out of the index as the view has them now, so each order is indexed again.
-- In parts, because the database gives a statement 30 seconds.
INSERT INTO order_search (order_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 0 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 1 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 1 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 2 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 2 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 3 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 3 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 4 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 4 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 5 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 5 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 6 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 6 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 7 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 7 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 8 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 8 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 9 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 9 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 10 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 10 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 11 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 11 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 12 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 12 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 13 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 13 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 14 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 14 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 15 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 15 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 16 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 16 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 17 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 17 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 18 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 18 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 19 / 20 ORDER BY order_rowid;
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
  WHERE order_rowid > (SELECT coalesce(max(rowid), 0) FROM orders) * 19 / 20 AND order_rowid <= (SELECT coalesce(max(rowid), 0) FROM orders) * 20 / 20 ORDER BY order_rowid;
