CREATE INDEX `customers_known` ON `customers` (`created_at`) WHERE email <> '';--> statement-breakpoint
CREATE INDEX `messages_kind_created` ON `messages` (`kind`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_kind_status_created` ON `messages` (`kind`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `sessions_refreshed` ON `sessions` (`refreshed_at`);--> statement-breakpoint
-- The words of who sent each message, that staff may look for: name and e-mail, which never change. Like order_search (0005).
CREATE VIRTUAL TABLE message_search USING fts5(
  words, content = '', contentless_delete = 1, detail = none, prefix = '2 3 4 5 6 7 8', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER messages_searchable AFTER INSERT ON messages BEGIN
  INSERT INTO message_search (rowid, words) VALUES (NEW.rowid, NEW.name || ' ' || NEW.email);
END;
--> statement-breakpoint
CREATE TRIGGER messages_unsearchable AFTER DELETE ON messages BEGIN
  DELETE FROM message_search WHERE rowid = OLD.rowid;
END;
--> statement-breakpoint
-- What was there before the triggers.
INSERT INTO message_search (rowid, words) SELECT rowid, name || ' ' || email FROM messages;
