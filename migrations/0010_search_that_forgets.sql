-- The words of a row that is deleted or changed leave the index itself. With contentless_delete only the row is marked: its words
-- stood in the index's blocks until some later merge. Now each deletion says which words they are, and secure-delete takes them out.
DROP TRIGGER orders_searchable;--> statement-breakpoint
DROP TRIGGER orders_unsearchable;--> statement-breakpoint
DROP TRIGGER orders_researchable;--> statement-breakpoint
DROP TRIGGER customers_researchable;--> statement-breakpoint
DROP TRIGGER messages_searchable;--> statement-breakpoint
DROP TRIGGER messages_unsearchable;--> statement-breakpoint
DROP TABLE order_search;--> statement-breakpoint
DROP TABLE message_search;--> statement-breakpoint
-- As in 0005_search.sql otherwise.
CREATE VIRTUAL TABLE order_search USING fts5(
  words, content = '', detail = none, prefix = '2 3 4 5 6 7 8', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE message_search USING fts5(
  words, content = '', detail = none, prefix = '2 3 4 5 6 7 8', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO order_search (order_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO message_search (message_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words;
--> statement-breakpoint
INSERT INTO message_search (rowid, words) SELECT rowid, name || ' ' || email FROM messages;
--> statement-breakpoint
CREATE TRIGGER orders_searchable AFTER INSERT ON orders BEGIN
  INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE order_rowid = NEW.rowid;
END;
--> statement-breakpoint
-- Before the change, because order_words then still has the words that the index has. A customer's row goes after their orders'.
CREATE TRIGGER orders_unsearchable BEFORE DELETE ON orders BEGIN
  INSERT INTO order_search (order_search, rowid, words) SELECT 'delete', order_rowid, words FROM order_words WHERE order_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER orders_changing BEFORE UPDATE OF order_number, customer_id, status ON orders BEGIN
  INSERT INTO order_search (order_search, rowid, words) SELECT 'delete', order_rowid, words FROM order_words WHERE order_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER orders_researchable AFTER UPDATE OF order_number, customer_id, status ON orders BEGIN
  INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE order_rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER customers_changing BEFORE UPDATE OF company_name, first_name, last_name, email ON customers BEGIN
  INSERT INTO order_search (order_search, rowid, words) SELECT 'delete', order_rowid, words FROM order_words WHERE customer_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER customers_researchable AFTER UPDATE OF company_name, first_name, last_name, email ON customers BEGIN
  INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE customer_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER messages_searchable AFTER INSERT ON messages BEGIN
  INSERT INTO message_search (rowid, words) VALUES (NEW.rowid, NEW.name || ' ' || NEW.email);
END;
--> statement-breakpoint
CREATE TRIGGER messages_unsearchable AFTER DELETE ON messages BEGIN
  INSERT INTO message_search (message_search, rowid, words) VALUES ('delete', OLD.rowid, OLD.name || ' ' || OLD.email);
END;
