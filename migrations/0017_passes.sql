CREATE TABLE `devices` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`airport` text NOT NULL,
	`pairing_hash` text,
	`pairing_expires_at` integer NOT NULL,
	`token_hash` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`paired_at` integer,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `devices_pairing` ON `devices` (`pairing_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `devices_token` ON `devices` (`token_hash`);--> statement-breakpoint
CREATE TABLE `passes` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passes_code` ON `passes` (`code_hash`);--> statement-breakpoint
CREATE INDEX `passes_order` ON `passes` (`order_id`);--> statement-breakpoint
CREATE TABLE `redemptions` (
	`id` text PRIMARY KEY NOT NULL,
	`nonce_hash` text NOT NULL,
	`pass_id` text,
	`order_id` text,
	`result` text NOT NULL,
	`reason` text,
	`device_id` text,
	`actor_id` text,
	`scanned_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `redemptions_nonce` ON `redemptions` (`nonce_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `redemptions_pass` ON `redemptions` (`pass_id`) WHERE result = 'valid';--> statement-breakpoint
CREATE INDEX `redemptions_order` ON `redemptions` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `redemptions_device` ON `redemptions` (`device_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `pass_id` text;--> statement-breakpoint
CREATE INDEX `orders_departures` ON `orders` (`flight_date`,`airport`,`id`) WHERE flight_date IS NOT NULL;