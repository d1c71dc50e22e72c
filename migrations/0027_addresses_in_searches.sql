-- A whole e-mail address is a word of the searches too (docs/decisions/0055): in hexadecimal, as the tokenizer would cut it at its signs,
-- behind a private-use character (57348). Orders and messages without an address, of people who were erased, have none.
DROP VIEW order_words;
--> statement-breakpoint
CREATE VIEW order_words AS
  SELECT orders.rowid AS order_rowid, orders.customer_id,
    substr(orders.order_number, 4) || ' ' || names || iif(names GLOB '*[''’ʼ‐‑-]*', ' ' || replace(replace(replace(replace(replace(replace(names, '''', ''), '’', ''), 'ʼ', ''), '‐', ''), '‑', ''), '-', ''), '') || ' ' || email || iif(email = '', '', ' ' || char(57348) || lower(hex(lower(email))))
      || iif(instr(notes, ' | VAT: ') > 0 AND instr(notes, ' | VAT: N/A | ') = 0, (
        SELECT ' ' || vat || ' ' || substr(vat, 3) FROM (
          SELECT replace(replace(replace(substr(rest, 1, instr(rest || ' | ', ' | ') - 1), ' ', ''), '.', ''), '-', '') AS vat
          FROM (SELECT substr(notes, instr(notes, ' | VAT: ') + 8) AS rest)
        )
      ), '')
      || coalesce(' ' || replace(replace(orders.flight_number, ' ', ''), '-', ''), '')
      || ' ' || char(57344) || lower(replace(orders.status, ' ', '')) || ' ' || char(57345) || orders.airport
      || coalesce(' ' || char(57346) || replace(orders.flight_date, '-', ''), '') AS words
  FROM orders JOIN customer_names ON customer_names.id = orders.customer_id;
--> statement-breakpoint
INSERT INTO order_search (order_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words;
--> statement-breakpoint
DROP VIEW message_words;
--> statement-breakpoint
CREATE VIEW message_words AS
  SELECT messages.rowid AS message_rowid,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name || ' ' || message, 'ß', 'ss'), 'ẞ', 'SS'), 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE'), 'ø', 'o'), 'Ø', 'O'), 'ł', 'l'), 'Ł', 'L'), 'đ', 'd'), 'Đ', 'D') || iif(name GLOB '*[''’ʼ‐‑-]*', ' ' || replace(replace(replace(replace(replace(replace(name, '''', ''), '’', ''), 'ʼ', ''), '‐', ''), '‑', ''), '-', ''), '') || ' ' || email || iif(email = '', '', ' ' || char(57348) || lower(hex(lower(email))))
      || coalesce(' ' || char(57347) || substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '.', ''), '-', ''), '(', ''), ')', ''), '/', ''), -9), '') AS words
  FROM messages;
--> statement-breakpoint
INSERT INTO message_search (message_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO message_search (rowid, words) SELECT message_rowid, words FROM message_words;
--> statement-breakpoint
-- The words of an account stand once, as those of orders do, and are read before a change while they are what the index has.
DROP TRIGGER users_searchable;
--> statement-breakpoint
DROP TRIGGER users_unsearchable;
--> statement-breakpoint
DROP TRIGGER users_researchable;
--> statement-breakpoint
CREATE VIEW account_words AS
  SELECT rowid AS user_rowid, email || ' ' || char(57348) || lower(hex(lower(email))) || ' ' || coalesce(user_metadata ->> '$.full_name', '') AS words
  FROM users;
--> statement-breakpoint
INSERT INTO account_search (account_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO account_search (rowid, words) SELECT user_rowid, words FROM account_words;
--> statement-breakpoint
CREATE TRIGGER users_searchable AFTER INSERT ON users BEGIN
  INSERT INTO account_search (rowid, words) SELECT user_rowid, words FROM account_words WHERE user_rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER users_unsearchable BEFORE DELETE ON users BEGIN
  INSERT INTO account_search (account_search, rowid, words) SELECT 'delete', user_rowid, words FROM account_words WHERE user_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER users_changing BEFORE UPDATE OF email, user_metadata ON users BEGIN
  INSERT INTO account_search (account_search, rowid, words) SELECT 'delete', user_rowid, words FROM account_words WHERE user_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER users_researchable AFTER UPDATE OF email, user_metadata ON users BEGIN
  INSERT INTO account_search (rowid, words) SELECT user_rowid, words FROM account_words WHERE user_rowid = NEW.rowid;
END;
