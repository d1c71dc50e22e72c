CREATE TABLE `group_act_orders` (
	`act_id` text NOT NULL,
	`order_id` text NOT NULL,
	`order_number` text NOT NULL,
	`status` text NOT NULL,
	`travellers` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`failure` text,
	`next_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`act_id`, `order_id`)
);
--> statement-breakpoint
CREATE INDEX `group_act_orders_waiting` ON `group_act_orders` (`act_id`,`next_at`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `group_act_orders_created` ON `group_act_orders` (`created_at`);--> statement-breakpoint
CREATE TABLE `group_acts` (
	`id` text PRIMARY KEY NOT NULL,
	`act` text NOT NULL,
	`status` text NOT NULL,
	`airport` text NOT NULL,
	`flight_date` text NOT NULL,
	`flight_number` text NOT NULL,
	`text` text,
	`to_date` text,
	`to_flight_number` text,
	`reason` text NOT NULL,
	`created_by` text NOT NULL,
	`started_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `group_acts_created` ON `group_acts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `group_acts_running` ON `group_acts` (`id`) WHERE status = 'running';