CREATE TABLE `site_configs` (
	`id` text PRIMARY KEY NOT NULL,
	`config` text NOT NULL,
	`user_id` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `site_configs_created` ON `site_configs` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `site_configs_expires` ON `site_configs` (`expires_at`);--> statement-breakpoint
CREATE INDEX `site_configs_user` ON `site_configs` (`user_id`);