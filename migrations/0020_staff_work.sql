CREATE TABLE `order_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`is_for_lane` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_notes_order` ON `order_notes` (`order_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `people` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`merged_into` text,
	`bookings` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_booked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_email` ON `people` (`email`);--> statement-breakpoint
CREATE INDEX `people_booked` ON `people` (`last_booked_at`,`id`) WHERE merged_into IS NULL;--> statement-breakpoint
CREATE INDEX `people_merged` ON `people` (`merged_into`) WHERE merged_into IS NOT NULL;--> statement-breakpoint
CREATE TABLE `reply_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`text_en` text NOT NULL,
	`text_fr` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reply_templates_name` ON `reply_templates` (`name`);--> statement-breakpoint
CREATE TABLE `revisions` (
	`id` integer PRIMARY KEY NOT NULL,
	`orders` integer NOT NULL,
	`messages` integer NOT NULL,
	`mails` integer NOT NULL,
	`problems` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_name` ON `saved_views` (`user_id`,`list`,`name`);--> statement-breakpoint
CREATE TABLE `__new_message_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`author_id` text,
	`text` text NOT NULL,
	`mail_hash` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_message_replies`("id", "message_id", "author_id", "text", "created_at") SELECT "id", "message_id", "author_id", "text", "created_at" FROM `message_replies`;--> statement-breakpoint
DROP TABLE `message_replies`;--> statement-breakpoint
ALTER TABLE `__new_message_replies` RENAME TO `message_replies`;--> statement-breakpoint
CREATE UNIQUE INDEX `message_replies_mail` ON `message_replies` (`mail_hash`);--> statement-breakpoint
CREATE INDEX `message_replies_message` ON `message_replies` (`message_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `messages` ADD `assignee_id` text;--> statement-breakpoint
CREATE INDEX `messages_assignee` ON `messages` (`assignee_id`,`status`,`created_at`,`id`) WHERE assignee_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `messages_order` ON `messages` (`order_id`,`created_at`) WHERE order_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `messages_email` ON `messages` (lower("email"),`created_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `early_performance_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `created_by` text;--> statement-breakpoint
CREATE INDEX `customers_email` ON `customers` (lower("email"),`created_at`);--> statement-breakpoint
CREATE INDEX `mail_outbox_subject` ON `mail_outbox` (`subject_id`,`created_at`) WHERE subject_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
-- People follow the customers, in the transaction of the change itself. An anonymous customer has no address and is nobody's.
CREATE TRIGGER people_met AFTER INSERT ON customers WHEN NEW.email <> '' BEGIN
  INSERT INTO people (id, email, bookings, created_at, last_booked_at)
    VALUES (lower(hex(randomblob(16))), lower(NEW.email), 1, NEW.created_at, NEW.created_at)
    ON CONFLICT (email) DO UPDATE SET bookings = bookings + 1, last_booked_at = max(last_booked_at, excluded.last_booked_at);
END;
--> statement-breakpoint
CREATE TRIGGER people_left AFTER DELETE ON customers WHEN OLD.email <> '' BEGIN
  UPDATE people SET bookings = bookings - 1 WHERE email = lower(OLD.email);
  DELETE FROM people WHERE email = lower(OLD.email) AND bookings <= 0;
END;
--> statement-breakpoint
CREATE TRIGGER people_readdressed AFTER UPDATE OF email ON customers WHEN lower(NEW.email) <> lower(OLD.email) BEGIN
  UPDATE people SET bookings = bookings - 1 WHERE email = lower(OLD.email);
  DELETE FROM people WHERE email = lower(OLD.email) AND bookings <= 0;
  INSERT INTO people (id, email, bookings, created_at, last_booked_at)
    SELECT lower(hex(randomblob(16))), lower(NEW.email), 1, NEW.created_at, NEW.created_at WHERE NEW.email <> ''
    ON CONFLICT (email) DO UPDATE SET bookings = bookings + 1, last_booked_at = max(last_booked_at, excluded.last_booked_at);
END;
--> statement-breakpoint
-- The other addresses of a person who is gone are people again.
CREATE TRIGGER people_unmerged AFTER DELETE ON people BEGIN
  UPDATE people SET merged_into = NULL WHERE merged_into = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER people_counted AFTER INSERT ON people BEGIN
  INSERT INTO totals (kind, status, currency, count, amount_minor) VALUES ('people', '', '', NEW.merged_into IS NULL, 0)
    ON CONFLICT (kind, status, currency) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER people_uncounted AFTER DELETE ON people WHEN OLD.merged_into IS NULL BEGIN
  UPDATE totals SET count = count - 1 WHERE (kind, status, currency) = ('people', '', '');
END;
--> statement-breakpoint
CREATE TRIGGER people_recounted AFTER UPDATE OF merged_into ON people BEGIN
  UPDATE totals SET count = count + (NEW.merged_into IS NULL) - (OLD.merged_into IS NULL) WHERE (kind, status, currency) = ('people', '', '');
END;
--> statement-breakpoint
INSERT INTO people (id, email, bookings, created_at, last_booked_at)
  SELECT lower(hex(randomblob(16))), lower(email), COUNT(*), min(created_at), max(created_at) FROM customers WHERE email <> '' GROUP BY lower(email);
--> statement-breakpoint
INSERT INTO revisions (id, orders, messages, mails, problems) VALUES (1, 0, 0, 0, 0);
--> statement-breakpoint
CREATE TRIGGER orders_revised_by_insert AFTER INSERT ON orders BEGIN
  UPDATE revisions SET orders = orders + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_revised_by_update AFTER UPDATE ON orders BEGIN
  UPDATE revisions SET orders = orders + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_revised_by_delete AFTER DELETE ON orders BEGIN
  UPDATE revisions SET orders = orders + 1;
END;
--> statement-breakpoint
CREATE TRIGGER messages_revised_by_insert AFTER INSERT ON messages BEGIN
  UPDATE revisions SET messages = messages + 1;
END;
--> statement-breakpoint
CREATE TRIGGER messages_revised_by_update AFTER UPDATE ON messages BEGIN
  UPDATE revisions SET messages = messages + 1;
END;
--> statement-breakpoint
CREATE TRIGGER messages_revised_by_delete AFTER DELETE ON messages BEGIN
  UPDATE revisions SET messages = messages + 1;
END;
--> statement-breakpoint
CREATE TRIGGER payment_problems_revised_by_insert AFTER INSERT ON payment_problems BEGIN
  UPDATE revisions SET problems = problems + 1;
END;
--> statement-breakpoint
CREATE TRIGGER payment_problems_revised_by_update AFTER UPDATE ON payment_problems BEGIN
  UPDATE revisions SET problems = problems + 1;
END;
--> statement-breakpoint
CREATE TRIGGER payment_problems_revised_by_delete AFTER DELETE ON payment_problems BEGIN
  UPDATE revisions SET problems = problems + 1;
END;
--> statement-breakpoint
-- Of the mails, only those that failed are staff's matter.
CREATE TRIGGER mails_revised AFTER UPDATE OF status ON mail_outbox WHEN 'failed' IN (OLD.status, NEW.status) BEGIN
  UPDATE revisions SET mails = mails + 1;
END;
