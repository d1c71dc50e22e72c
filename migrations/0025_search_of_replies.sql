-- The words of what is replied to messages, and of what travellers mail back (docs/decisions/0042). As in 0010_search_that_forgets.sql,
-- they go with the reply.
CREATE VIEW reply_words AS
  SELECT rowid AS reply_rowid, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text, 'ß', 'ss'), 'ẞ', 'SS'), 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE'), 'ø', 'o'), 'Ø', 'O'), 'ł', 'l'), 'Ł', 'L'), 'đ', 'd'), 'Đ', 'D') AS words FROM message_replies;
--> statement-breakpoint
CREATE VIRTUAL TABLE reply_search USING fts5(
  words, content = '', detail = none, prefix = '2 3 4 5', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO reply_search (reply_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO reply_search (rowid, words) SELECT reply_rowid, words FROM reply_words;
--> statement-breakpoint
CREATE TRIGGER replies_searchable AFTER INSERT ON message_replies BEGIN
  INSERT INTO reply_search (rowid, words) SELECT reply_rowid, words FROM reply_words WHERE reply_rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER replies_unsearchable BEFORE DELETE ON message_replies BEGIN
  INSERT INTO reply_search (reply_search, rowid, words) SELECT 'delete', reply_rowid, words FROM reply_words WHERE reply_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER replies_changing BEFORE UPDATE OF text ON message_replies BEGIN
  INSERT INTO reply_search (reply_search, rowid, words) SELECT 'delete', reply_rowid, words FROM reply_words WHERE reply_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER replies_researchable AFTER UPDATE OF text ON message_replies BEGIN
  INSERT INTO reply_search (rowid, words) SELECT reply_rowid, words FROM reply_words WHERE reply_rowid = NEW.rowid;
END;
