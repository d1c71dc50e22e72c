CREATE TABLE `refund_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`order_id` text NOT NULL,
	`status` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`adults` integer NOT NULL,
	`children` integer NOT NULL,
	`infants` integer NOT NULL,
	`reason` text NOT NULL,
	`actor_id` text NOT NULL,
	`key_hash` text,
	`answer` text NOT NULL,
	`answered_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refund_requests_key` ON `refund_requests` (`key_hash`);--> statement-breakpoint
CREATE INDEX `refund_requests_order` ON `refund_requests` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `refund_requests_open` ON `refund_requests` (`payment_id`) WHERE status = 'open';