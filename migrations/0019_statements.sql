ALTER TABLE `messages` ADD `reference` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `order_id` text;