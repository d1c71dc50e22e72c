CREATE TABLE `factor_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`factor_id` text NOT NULL,
	`session_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`factor_id`) REFERENCES `factors`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `factor_challenges_factor` ON `factor_challenges` (`factor_id`);--> statement-breakpoint
CREATE INDEX `factor_challenges_expires` ON `factor_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `factors` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`friendly_name` text NOT NULL,
	`factor_type` text NOT NULL,
	`status` text NOT NULL,
	`secret` text,
	`last_step` integer,
	`last_challenged_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `factors_user_name` ON `factors` (`user_id`,`friendly_name`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`factor_id` text NOT NULL,
	`code_hash` text NOT NULL,
	PRIMARY KEY(`factor_id`, `code_hash`),
	FOREIGN KEY (`factor_id`) REFERENCES `factors`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `factor_id` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `factor_method` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `factor_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `factor_counter` integer;