ALTER TABLE `message_replies` ADD `email` text;--> statement-breakpoint
ALTER TABLE `message_replies` ADD `origin` text;--> statement-breakpoint
CREATE INDEX `message_replies_email` ON `message_replies` (lower("email")) WHERE email IS NOT NULL;