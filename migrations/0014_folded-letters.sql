-- FTS5 removes the accents of Latin letters only, but the search removed all accents from what staff typed:
-- nobody found Йорданов or Παπαδόπουλος. The views now write out the letters of src/domain/search/plain-text.ts.
DROP VIEW customer_names;
--> statement-breakpoint
CREATE VIEW customer_names AS
  SELECT id, email, replace(replace(replace(vat_number, ' ', ''), '.', ''), '-', '') AS vat, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(iif(company_name = first_name || ' ' || last_name, company_name, company_name || ' ' || first_name || ' ' || last_name), 'ß', 'ss'), 'ẞ', 'ss'), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'ı', 'i'), 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ѐ', 'е'), 'Ѐ', 'е'), 'ё', 'е'), 'Ё', 'е'), 'ѓ', 'г'), 'Ѓ', 'г'), 'ї', 'і'), 'Ї', 'і'), 'ќ', 'к'), 'Ќ', 'к'), 'ѝ', 'и'), 'Ѝ', 'и'), 'й', 'и'), 'Й', 'и'), 'ў', 'у'), 'Ў', 'у') AS names
  FROM customers;
--> statement-breakpoint
DROP VIEW reply_words;
--> statement-breakpoint
CREATE VIEW reply_words AS
  SELECT message_replies.rowid AS reply_rowid, message_id, messages.rowid << 31 | message_replies.rowid AS search_rowid, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(message_replies.text, 'ß', 'ss'), 'ẞ', 'ss'), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'ı', 'i'), 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ѐ', 'е'), 'Ѐ', 'е'), 'ё', 'е'), 'Ё', 'е'), 'ѓ', 'г'), 'Ѓ', 'г'), 'ї', 'і'), 'Ї', 'і'), 'ќ', 'к'), 'Ќ', 'к'), 'ѝ', 'и'), 'Ѝ', 'и'), 'й', 'и'), 'Й', 'и'), 'ў', 'у'), 'Ў', 'у')
      || ' ' || char(57344) || status || ' ' || char(57351) || kind || coalesce(' ' || char(57352) || replace(assignee_id, '-', ''), '') AS words
  FROM message_replies JOIN messages ON messages.id = message_replies.message_id;
--> statement-breakpoint
DROP VIEW message_words;
--> statement-breakpoint
CREATE VIEW message_words AS
  SELECT messages.rowid AS message_rowid,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name || ' ' || message || iif(name GLOB '*[''’ʼ‐‑-]*', ' ' || replace(replace(replace(replace(replace(replace(name, '''', ''), '’', ''), 'ʼ', ''), '‐', ''), '‑', ''), '-', ''), ''), 'ß', 'ss'), 'ẞ', 'ss'), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'ı', 'i'), 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ѐ', 'е'), 'Ѐ', 'е'), 'ё', 'е'), 'Ё', 'е'), 'ѓ', 'г'), 'Ѓ', 'г'), 'ї', 'і'), 'Ї', 'і'), 'ќ', 'к'), 'Ќ', 'к'), 'ѝ', 'и'), 'Ѝ', 'и'), 'й', 'и'), 'Й', 'и'), 'ў', 'у'), 'Ў', 'у') || ' ' || email || iif(email = '', '', ' ' || char(57348) || lower(hex(lower(email))))
      || coalesce(' ' || char(57347) || substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '.', ''), '-', ''), '(', ''), ')', ''), '/', ''), -9), '')
      || ' ' || char(57344) || status || ' ' || char(57351) || kind || coalesce(' ' || char(57352) || replace(assignee_id, '-', ''), '') AS words
  FROM messages;
--> statement-breakpoint
DROP VIEW account_words;
--> statement-breakpoint
CREATE VIEW account_words AS
  SELECT user_rowid, email || ' ' || char(57348) || lower(hex(lower(email))) || ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name || iif(name GLOB '*[''’ʼ‐‑-]*', ' ' || replace(replace(replace(replace(replace(replace(name, '''', ''), '’', ''), 'ʼ', ''), '‐', ''), '‑', ''), '-', ''), ''), 'ß', 'ss'), 'ẞ', 'ss'), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'þ', 'th'), 'Þ', 'th'), 'ı', 'i'), 'ά', 'α'), 'Ά', 'α'), 'έ', 'ε'), 'Έ', 'ε'), 'ή', 'η'), 'Ή', 'η'), 'ί', 'ι'), 'Ί', 'ι'), 'ϊ', 'ι'), 'Ϊ', 'ι'), 'ΐ', 'ι'), 'ό', 'ο'), 'Ό', 'ο'), 'ύ', 'υ'), 'Ύ', 'υ'), 'ϋ', 'υ'), 'Ϋ', 'υ'), 'ΰ', 'υ'), 'ώ', 'ω'), 'Ώ', 'ω'), 'ѐ', 'е'), 'Ѐ', 'е'), 'ё', 'е'), 'Ё', 'е'), 'ѓ', 'г'), 'Ѓ', 'г'), 'ї', 'і'), 'Ї', 'і'), 'ќ', 'к'), 'Ќ', 'к'), 'ѝ', 'и'), 'Ѝ', 'и'), 'й', 'и'), 'Й', 'и'), 'ў', 'у'), 'Ў', 'у') AS words
  FROM (SELECT rowid AS user_rowid, email, coalesce(user_metadata ->> '$.full_name', '') AS name FROM users);
--> statement-breakpoint
INSERT INTO letters (letter, plain) SELECT key, value FROM json_each('
  {"Ð":"d","Þ":"th","ð":"d","þ":"th","ı":"i","Ǣ":"ǣ","ǣ":"ǣ","Ǯ":"ǯ","ǯ":"ǯ","Ǽ":"ǽ","ǽ":"ǽ","Ǿ":"ǿ","ǿ":"ǿ","ς":"σ","ϓ":"ϓ","ϔ":"ϔ","Ѷ":"ѷ","ѷ":"ѷ",
  "Ӂ":"ӂ","ӂ":"ӂ","Ӑ":"ӑ","ӑ":"ӑ","Ӓ":"ӓ","ӓ":"ӓ","Ӗ":"ӗ","ӗ":"ӗ","Ӛ":"ӛ","ӛ":"ӛ","Ӝ":"ӝ","ӝ":"ӝ","Ӟ":"ӟ","ӟ":"ӟ","Ӣ":"ӣ","ӣ":"ӣ","Ӥ":"ӥ","ӥ":"ӥ",
  "Ӧ":"ӧ","ӧ":"ӧ","Ӫ":"ӫ","ӫ":"ӫ","Ӭ":"ӭ","ӭ":"ӭ","Ӯ":"ӯ","ӯ":"ӯ","Ӱ":"ӱ","ӱ":"ӱ","Ӳ":"ӳ","ӳ":"ӳ","Ӵ":"ӵ","ӵ":"ӵ","Ӹ":"ӹ","ӹ":"ӹ","ẛ":"ẛ"}
') WHERE true ON CONFLICT (letter) DO UPDATE SET plain = excluded.plain;
--> statement-breakpoint
-- A trigger takes a row's words out of the index as the view has them now, so each row is indexed again.
-- In parts, because the database gives a statement 30 seconds.
INSERT INTO order_search (order_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO message_search (message_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO reply_search (reply_search) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO account_search (account_search) VALUES ('delete-all');
--> statement-breakpoint
DELETE FROM name_spellings;
--> statement-breakpoint
CREATE VIEW indexed_again AS SELECT 0 AS part WHERE 0;
--> statement-breakpoint
CREATE TRIGGER indexing_again INSTEAD OF INSERT ON indexed_again BEGIN
  INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words
    WHERE order_rowid > (SELECT max(rowid) FROM orders) * NEW.part / 20 AND order_rowid <= (SELECT max(rowid) FROM orders) * (NEW.part + 1) / 20 ORDER BY order_rowid;
  INSERT INTO message_search (rowid, words) SELECT message_rowid, words FROM message_words
    WHERE message_rowid > (SELECT max(rowid) FROM messages) * NEW.part / 20 AND message_rowid <= (SELECT max(rowid) FROM messages) * (NEW.part + 1) / 20 ORDER BY message_rowid;
  INSERT INTO reply_search (rowid, words) SELECT search_rowid, words FROM reply_words
    WHERE message_id IN (SELECT id FROM messages WHERE rowid > (SELECT max(rowid) FROM messages) * NEW.part / 20 AND rowid <= (SELECT max(rowid) FROM messages) * (NEW.part + 1) / 20) ORDER BY search_rowid;
  INSERT INTO account_search (rowid, words) SELECT user_rowid, words FROM account_words
    WHERE user_rowid > (SELECT max(rowid) FROM users) * NEW.part / 20 AND user_rowid <= (SELECT max(rowid) FROM users) * (NEW.part + 1) / 20 ORDER BY user_rowid;
  INSERT INTO learned_names SELECT DISTINCT first_name || ' ' || last_name
      || iif(company_name = first_name || ' ' || last_name, '', ' ' || company_name) FROM customers
    WHERE id IN (SELECT customer_id FROM orders WHERE rowid > (SELECT max(rowid) FROM orders) * NEW.part / 20 AND rowid <= (SELECT max(rowid) FROM orders) * (NEW.part + 1) / 20);
  INSERT INTO learned_names SELECT DISTINCT name FROM messages WHERE rowid > (SELECT max(rowid) FROM messages) * NEW.part / 20 AND rowid <= (SELECT max(rowid) FROM messages) * (NEW.part + 1) / 20;
END;
--> statement-breakpoint
INSERT INTO indexed_again VALUES (0);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (1);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (2);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (3);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (4);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (5);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (6);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (7);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (8);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (9);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (10);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (11);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (12);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (13);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (14);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (15);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (16);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (17);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (18);
--> statement-breakpoint
INSERT INTO indexed_again VALUES (19);
--> statement-breakpoint
DROP VIEW indexed_again;
