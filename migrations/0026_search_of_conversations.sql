-- The words of replies stand side by side by conversation (docs/decisions/0052): each under its message's rowid, moved by 31 bits, and its own
-- in these. So the inbox is searched in one order by messages and replies.
DROP TRIGGER replies_searchable;--> statement-breakpoint
DROP TRIGGER replies_unsearchable;--> statement-breakpoint
DROP TRIGGER replies_changing;--> statement-breakpoint
DROP TRIGGER replies_researchable;--> statement-breakpoint
DROP VIEW reply_words;--> statement-breakpoint
INSERT INTO reply_search (reply_search) VALUES ('delete-all');--> statement-breakpoint
CREATE VIEW reply_words AS
  SELECT message_replies.rowid AS reply_rowid, messages.rowid << 31 | message_replies.rowid AS search_rowid, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(message_replies.text, 'ß', 'ss'), 'ẞ', 'SS'), 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE'), 'ø', 'o'), 'Ø', 'O'), 'ł', 'l'), 'Ł', 'L'), 'đ', 'd'), 'Đ', 'D') AS words
  FROM message_replies JOIN messages ON messages.id = message_replies.message_id;
--> statement-breakpoint
INSERT INTO reply_search (rowid, words) SELECT search_rowid, words FROM reply_words;
--> statement-breakpoint
CREATE TRIGGER replies_searchable AFTER INSERT ON message_replies BEGIN
  INSERT INTO reply_search (rowid, words) SELECT search_rowid, words FROM reply_words WHERE reply_rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER replies_unsearchable BEFORE DELETE ON message_replies BEGIN
  INSERT INTO reply_search (reply_search, rowid, words) SELECT 'delete', search_rowid, words FROM reply_words WHERE reply_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER replies_changing BEFORE UPDATE OF text, message_id ON message_replies BEGIN
  INSERT INTO reply_search (reply_search, rowid, words) SELECT 'delete', search_rowid, words FROM reply_words WHERE reply_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER replies_researchable AFTER UPDATE OF text, message_id ON message_replies BEGIN
  INSERT INTO reply_search (rowid, words) SELECT search_rowid, words FROM reply_words WHERE reply_rowid = NEW.rowid;
END;
