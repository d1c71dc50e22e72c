ALTER TABLE `passkeys` ADD `rp_id` text;--> statement-breakpoint
ALTER TABLE `user_roles` ADD `passkey_required` integer DEFAULT false NOT NULL;