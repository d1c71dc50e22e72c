CREATE TABLE `demo_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_number` text NOT NULL,
	`description` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`return_url` text NOT NULL,
	`status` text NOT NULL,
	`paid_at` integer,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `demo_refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`amount_minor` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `demo_payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_events_created` ON `payment_events` (`created_at`);--> statement-breakpoint
CREATE TABLE `payment_problems` (
	`payment_id` text NOT NULL,
	`kind` text NOT NULL,
	`order_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	`resolved_by` text,
	PRIMARY KEY(`payment_id`, `kind`),
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_problems_order` ON `payment_problems` (`order_id`);--> statement-breakpoint
CREATE INDEX `payment_problems_unresolved` ON `payment_problems` (`created_at`) WHERE resolved_at IS NULL;--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`order_number` text NOT NULL,
	`provider` text NOT NULL,
	`reference` text,
	`url` text,
	`status` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`received_minor` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reference` ON `payments` (`provider`,`reference`);--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_active_order` ON `payments` (`order_id`) WHERE status IN ('open', 'processing');--> statement-breakpoint
CREATE INDEX `payments_active` ON `payments` (`updated_at`) WHERE status IN ('open', 'processing');--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`order_id` text NOT NULL,
	`status` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`reason` text NOT NULL,
	`actor_id` text,
	`reference` text,
	`key_hash` text,
	`failure` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_key` ON `refunds` (`key_hash`);--> statement-breakpoint
CREATE INDEX `refunds_order` ON `refunds` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_reference` ON `refunds` (`payment_id`,`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_requested` ON `refunds` (`payment_id`) WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX `refunds_unfinished` ON `refunds` (`created_at`) WHERE status IN ('requested', 'pending');--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `facts` text;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `failure` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `paid_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `refunded_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `held_until` integer;--> statement-breakpoint
CREATE TRIGGER refunds_counted AFTER UPDATE OF refunded_minor ON orders WHEN NEW.refunded_minor <> OLD.refunded_minor BEGIN
  INSERT INTO totals (kind, status, currency, count, amount_minor)
    VALUES ('refunds', '', NEW.currency, (NEW.refunded_minor > 0) - (OLD.refunded_minor > 0), NEW.refunded_minor - OLD.refunded_minor)
    ON CONFLICT (kind, status, currency) DO UPDATE SET count = count + excluded.count, amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
CREATE TRIGGER refunds_counted_at_once AFTER INSERT ON orders WHEN NEW.refunded_minor > 0 BEGIN
  INSERT INTO totals (kind, status, currency, count, amount_minor) VALUES ('refunds', '', NEW.currency, 1, NEW.refunded_minor)
    ON CONFLICT (kind, status, currency) DO UPDATE SET count = count + 1, amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
CREATE TRIGGER refunds_uncounted AFTER DELETE ON orders WHEN OLD.refunded_minor > 0 BEGIN
  UPDATE totals SET count = count - 1, amount_minor = amount_minor - OLD.refunded_minor
    WHERE (kind, status, currency) = ('refunds', '', OLD.currency);
END;
