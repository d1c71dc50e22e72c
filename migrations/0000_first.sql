CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`subject_id` text NOT NULL,
	`detail` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_created` ON `audit_log` (`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `audit_log_action_created` ON `audit_log` (`action`,`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `auth_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `auth_attempts_expires` ON `auth_attempts` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `customers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`company_name` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`vat_number` text,
	`notes` text NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `customers_known` ON `customers` (`created_at`) WHERE email <> '';
--> statement-breakpoint
CREATE INDEX `customers_email` ON `customers` (lower("email"),`created_at`);
--> statement-breakpoint
CREATE INDEX `customers_user` ON `customers` (`user_id`) WHERE user_id IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `daily_usage` (
	`kind` text NOT NULL,
	`day` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`kind`, `day`)
);
--> statement-breakpoint
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
	FOREIGN KEY (`payment_id`) REFERENCES `demo_payments`(`id`)
);
--> statement-breakpoint
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
CREATE UNIQUE INDEX `devices_pairing` ON `devices` (`pairing_hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `devices_token` ON `devices` (`token_hash`);
--> statement-breakpoint
CREATE TABLE `factor_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`factor_id` text NOT NULL,
	`session_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`factor_id`) REFERENCES `factors`(`id`)
);
--> statement-breakpoint
CREATE INDEX `factor_challenges_factor` ON `factor_challenges` (`factor_id`);
--> statement-breakpoint
CREATE INDEX `factor_challenges_expires` ON `factor_challenges` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `factors` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`friendly_name` text NOT NULL,
	`factor_type` text NOT NULL,
	`status` text NOT NULL,
	`secret` text,
	`verified_at` integer,
	`last_step` integer,
	`last_challenged_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `factors_user_name` ON `factors` (`user_id`,`friendly_name`);
--> statement-breakpoint
CREATE TABLE `flow_states` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`redirect_to` text NOT NULL,
	`code_challenge` text NOT NULL,
	`provider_verifier` text NOT NULL,
	`nonce` text NOT NULL,
	`auth_code_hash` text,
	`user_id` text,
	`identity_id` text,
	`answered_at` integer,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `flow_states_code` ON `flow_states` (`auth_code_hash`);
--> statement-breakpoint
CREATE INDEX `flow_states_expires` ON `flow_states` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `hourly_totals` (
	`hour` integer PRIMARY KEY NOT NULL,
	`orders` integer NOT NULL,
	`revenue_minor` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `identities` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`provider_id` text NOT NULL,
	`email` text NOT NULL,
	`identity_data` text NOT NULL,
	`last_sign_in_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_provider` ON `identities` (`provider`,`provider_id`);
--> statement-breakpoint
CREATE INDEX `identities_user` ON `identities` (`user_id`);
--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`invited_by` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_email` ON `invitations` (`email`);
--> statement-breakpoint
CREATE TABLE `letters` (
	`letter` text PRIMARY KEY NOT NULL,
	`plain` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`recipient` text,
	`message` text,
	`facts` text,
	`subject_id` text,
	`visitor` text,
	`message_id` text,
	`attempts` integer NOT NULL,
	`last_error` text,
	`failure` text,
	`next_attempt_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `mail_outbox_created` ON `mail_outbox` (`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `mail_outbox_refused` ON `mail_outbox` (`created_at`,`id`) WHERE last_error IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `mail_outbox_states` ON `mail_outbox` (`status`,`created_at`,`id`) WHERE status = 'failed' OR last_error IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`next_attempt_at`) WHERE status = 'waiting';
--> statement-breakpoint
CREATE INDEX `mail_outbox_message` ON `mail_outbox` (`message_id`) WHERE message_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `mail_outbox_subject` ON `mail_outbox` (`subject_id`,`created_at`) WHERE subject_id IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `mail_suppressions` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `message_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`message_id` text NOT NULL,
	`author_id` text,
	`email` text,
	`origin` text,
	`text` text NOT NULL,
	`mail_hash` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_replies_mail` ON `message_replies` (`mail_hash`);
--> statement-breakpoint
CREATE INDEX `message_replies_message` ON `message_replies` (`message_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `message_replies_email` ON `message_replies` (lower("email")) WHERE email IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`message` text NOT NULL,
	`reference` text,
	`order_id` text,
	`language` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`assignee_id` text
);
--> statement-breakpoint
CREATE INDEX `messages_created` ON `messages` (`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `messages_status_created` ON `messages` (`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `messages_kind_created` ON `messages` (`kind`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `messages_kind_status_created` ON `messages` (`kind`,`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `messages_order` ON `messages` (`order_id`,`created_at`) WHERE order_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `messages_email` ON `messages` (lower("email"),`created_at`);
--> statement-breakpoint
CREATE TABLE `name_spellings` (
	`spelling` text NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`spelling`, `word`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `one_time_tokens` (
	`purpose` text NOT NULL,
	`subject_hash` text NOT NULL,
	`subject_id` text NOT NULL,
	`email` text,
	`token_hash` text NOT NULL,
	`tries_left` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`purpose`, `subject_hash`)
);
--> statement-breakpoint
CREATE INDEX `one_time_tokens_subject` ON `one_time_tokens` (`subject_id`);
--> statement-breakpoint
CREATE INDEX `one_time_tokens_email` ON `one_time_tokens` (`email`) WHERE email IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `order_events` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`reason` text NOT NULL,
	`changes` text,
	`actor_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`)
);
--> statement-breakpoint
CREATE INDEX `order_events_order` ON `order_events` (`order_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `order_events_email` ON `order_events` (`order_id`) WHERE changes ->> '$.email' IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `order_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`is_for_lane` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`)
);
--> statement-breakpoint
CREATE INDEX `order_notes_order` ON `order_notes` (`order_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`order_number` text NOT NULL,
	`customer_id` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`fares` text NOT NULL,
	`status` text NOT NULL,
	`service_type` text NOT NULL,
	`business` text NOT NULL,
	`site` text NOT NULL,
	`airport` text NOT NULL,
	`adults` integer NOT NULL,
	`children` integer NOT NULL,
	`infants` integer NOT NULL,
	`flight_date` text,
	`flight_number` text,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`paid_minor` integer DEFAULT 0 NOT NULL,
	`refunded_minor` integer DEFAULT 0 NOT NULL,
	`due_minor` integer DEFAULT 0 NOT NULL,
	`held_until` integer,
	`pass_id` text,
	`early_performance_at` integer,
	`created_by` text,
	`address_version` integer DEFAULT 1 NOT NULL,
	`address_changed_at` integer,
	`address_told_at` integer,
	`mail_trouble` text,
	`key_hash` text,
	`request_hash` text,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`),
	CONSTRAINT "orders_due_when_paid" CHECK(due_minor = 0 OR (due_minor > 0 AND status IN ('paid', 'completed')))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_order_number` ON `orders` (`order_number`);
--> statement-breakpoint
CREATE INDEX `orders_status_created` ON `orders` (`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `orders_departures` ON `orders` (`flight_date`,`airport`,`id`) WHERE flight_date IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `orders_undated` ON `orders` (`flight_date`,`status`) WHERE flight_date IS NULL AND status IN ('paid', 'completed');
--> statement-breakpoint
CREATE INDEX `orders_customer` ON `orders` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `orders_due` ON `orders` (`created_at`,`id`) WHERE due_minor > 0;
--> statement-breakpoint
CREATE INDEX `orders_unreached` ON `orders` (`mail_trouble`) WHERE mail_trouble IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_key` ON `orders` (`key_hash`) WHERE key_hash IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `passes` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`short_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passes_code` ON `passes` (`code_hash`);
--> statement-breakpoint
CREATE INDEX `passes_order` ON `passes` (`order_id`);
--> statement-breakpoint
CREATE INDEX `passes_short_code` ON `passes` (`short_hash`);
--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_events_created` ON `payment_events` (`created_at`);
--> statement-breakpoint
CREATE TABLE `payment_problems` (
	`payment_id` text NOT NULL,
	`kind` text NOT NULL,
	`order_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	`resolved_by` text,
	PRIMARY KEY(`payment_id`, `kind`),
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`)
);
--> statement-breakpoint
CREATE INDEX `payment_problems_order` ON `payment_problems` (`order_id`);
--> statement-breakpoint
CREATE INDEX `payment_problems_unresolved` ON `payment_problems` (`created_at`) WHERE resolved_at IS NULL;
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`order_number` text NOT NULL,
	`provider` text NOT NULL,
	`reference` text NOT NULL,
	`url` text NOT NULL,
	`status` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`received_minor` integer NOT NULL,
	`paid_at` integer,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reference` ON `payments` (`provider`,`reference`);
--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_active_order` ON `payments` (`order_id`) WHERE status IN ('open', 'processing');
--> statement-breakpoint
CREATE INDEX `payments_active` ON `payments` (`updated_at`) WHERE status IN ('open', 'processing');
--> statement-breakpoint
CREATE TABLE `people` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`merged_into` text,
	`bookings` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_booked_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `people_email` ON `people` (`email`);
--> statement-breakpoint
CREATE INDEX `people_booked` ON `people` (`last_booked_at`,`id`) WHERE merged_into IS NULL;
--> statement-breakpoint
CREATE INDEX `people_merged` ON `people` (`merged_into`) WHERE merged_into IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `people_totals` (
	`email` text NOT NULL,
	`currency` text NOT NULL,
	`amount_minor` integer NOT NULL,
	PRIMARY KEY(`email`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`factor_id` text NOT NULL,
	`code_hash` text NOT NULL,
	PRIMARY KEY(`factor_id`, `code_hash`),
	FOREIGN KEY (`factor_id`) REFERENCES `factors`(`id`)
);
--> statement-breakpoint
CREATE TABLE `redemptions` (
	`id` text PRIMARY KEY NOT NULL,
	`nonce_hash` text NOT NULL,
	`pass_id` text,
	`order_id` text,
	`result` text NOT NULL,
	`reason` text,
	`travellers` integer DEFAULT 0 NOT NULL,
	`left_after` integer DEFAULT 0 NOT NULL,
	`beyond` integer DEFAULT 0 NOT NULL,
	`bound_airport` text,
	`bound_date` text,
	`device_id` text,
	`actor_id` text,
	`scanned_at` integer,
	`created_at` integer NOT NULL,
	`undone_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `redemptions_nonce` ON `redemptions` (`nonce_hash`);
--> statement-breakpoint
CREATE INDEX `redemptions_pass` ON `redemptions` (`pass_id`) WHERE result = 'valid' AND undone_at IS NULL;
--> statement-breakpoint
CREATE INDEX `redemptions_order` ON `redemptions` (`order_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `redemptions_device` ON `redemptions` (`device_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `redemptions_beyond` ON `redemptions` (`order_id`) WHERE beyond > 0 AND undone_at IS NULL;
--> statement-breakpoint
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
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_key` ON `refunds` (`key_hash`);
--> statement-breakpoint
CREATE INDEX `refunds_order` ON `refunds` (`order_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_reference` ON `refunds` (`payment_id`,`reference`);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_requested` ON `refunds` (`payment_id`) WHERE status = 'requested';
--> statement-breakpoint
CREATE INDEX `refunds_unfinished` ON `refunds` (`created_at`) WHERE status IN ('requested', 'pending');
--> statement-breakpoint
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
CREATE UNIQUE INDEX `reply_templates_name` ON `reply_templates` (`name`);
--> statement-breakpoint
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_name` ON `saved_views` (`user_id`,`list`,`name`);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`counter` integer NOT NULL,
	`method` text NOT NULL,
	`user_agent` text NOT NULL,
	`refreshed_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`factor_id` text,
	`factor_method` text,
	`factor_at` integer,
	`factor_counter` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`)
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);
--> statement-breakpoint
CREATE INDEX `sessions_refreshed` ON `sessions` (`refreshed_at`);
--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_configs` (
	`id` text PRIMARY KEY NOT NULL,
	`config` text NOT NULL,
	`user_id` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `site_configs_created` ON `site_configs` (`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `site_configs_expires` ON `site_configs` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `site_configs_user` ON `site_configs` (`user_id`);
--> statement-breakpoint
CREATE TABLE `suspended_roles` (
	`user_id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	`suspended_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`)
);
--> statement-breakpoint
CREATE TABLE `totals` (
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	PRIMARY KEY(`kind`, `status`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `user_roles` (
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `role`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_roles_user` ON `user_roles` (`user_id`);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text,
	`user_metadata` text NOT NULL,
	`email_confirmed_at` integer,
	`email_proved_at` integer,
	`new_email` text,
	`email_change_sent_at` integer,
	`recovery_sent_at` integer,
	`last_sign_in_at` integer,
	`banned_until` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);
--> statement-breakpoint
CREATE INDEX `users_new_email` ON `users` (`new_email`) WHERE new_email IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);
--> statement-breakpoint
-- Full-text search: the words of orders, messages, replies and accounts. What is erased leaves no trace.
CREATE VIRTUAL TABLE order_search USING fts5(
  words, content = '', detail = column, prefix = '2 3 4 5 6 7 8', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE message_search USING fts5(
  words, content = '', detail = column, prefix = '2 3 4 5', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE account_search USING fts5(
  words, content = '', detail = column, prefix = '2 3 4 5 6 7 8', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE VIRTUAL TABLE reply_search USING fts5(
  words, content = '', detail = column, prefix = '2 3 4 5', tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
-- The terms of an index: a MATCH with a word such as "a€b" would be a phrase, which these indexes refuse.
CREATE VIRTUAL TABLE order_search_terms USING fts5vocab(order_search, row);
--> statement-breakpoint
CREATE VIRTUAL TABLE message_search_terms USING fts5vocab(message_search, row);
--> statement-breakpoint
INSERT INTO order_search (order_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO message_search (message_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO account_search (account_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO reply_search (reply_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
-- Views: the words that the search indexes, and the values that totals count.
CREATE VIEW customer_names AS
  SELECT id, email, replace(replace(replace(vat_number, ' ', ''), '.', ''), '-', '') AS vat, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(iif(company_name = first_name || ' ' || last_name, company_name, company_name || ' ' || first_name || ' ' || last_name), 'ß', 'ss'), 'ẞ', 'SS'), 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE'), 'ø', 'o'), 'Ø', 'O'), 'ł', 'l'), 'Ł', 'L'), 'đ', 'd'), 'Đ', 'D') AS names
  FROM customers;
--> statement-breakpoint
CREATE VIEW learned_names AS SELECT '' AS text WHERE 0;
--> statement-breakpoint
CREATE VIEW forgotten_names AS SELECT '' AS text WHERE 0;
--> statement-breakpoint
CREATE VIEW order_values AS
  SELECT orders.id AS order_id, customers.id AS customer_id, lower(customers.email) AS email, orders.currency AS currency,
    CASE WHEN paid_minor > 0 THEN paid_minor - refunded_minor WHEN status IN ('paid', 'completed') THEN amount_minor ELSE 0 END AS value_minor
  FROM orders JOIN customers ON customers.id = orders.customer_id WHERE customers.email <> '';
--> statement-breakpoint
CREATE VIEW reply_words AS
  SELECT message_replies.rowid AS reply_rowid, message_id, messages.rowid << 31 | message_replies.rowid AS search_rowid, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(message_replies.text, 'ß', 'ss'), 'ẞ', 'SS'), 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE'), 'ø', 'o'), 'Ø', 'O'), 'ł', 'l'), 'Ł', 'L'), 'đ', 'd'), 'Đ', 'D')
      || ' ' || char(57344) || status || ' ' || char(57351) || kind || coalesce(' ' || char(57352) || replace(assignee_id, '-', ''), '') AS words
  FROM message_replies JOIN messages ON messages.id = message_replies.message_id;
--> statement-breakpoint
CREATE VIEW order_words AS
  SELECT orders.rowid AS order_rowid, orders.customer_id,
    substr(orders.order_number, 4) || ' ' || names || iif(names GLOB '*[''’ʼ‐‑-]*', ' ' || replace(replace(replace(replace(replace(replace(names, '''', ''), '’', ''), 'ʼ', ''), '‐', ''), '‑', ''), '-', ''), '') || ' ' || email || iif(email = '', '', ' ' || char(57348) || lower(hex(lower(email))))
      || coalesce(' ' || vat || ' ' || substr(vat, 3), '')
      || coalesce(' ' || replace(replace(orders.flight_number, ' ', ''), '-', ''), '')
      || ' ' || char(57344) || lower(replace(orders.status, ' ', '')) || ' ' || char(57345) || orders.airport
      || iif(orders.airport GLOB '[A-Z][A-Z][A-Z]', '', ' ' || char(57345) || lower(hex(orders.airport)))
      || coalesce(' ' || char(57346) || replace(orders.flight_date, '-', ''), '')
      || ' ' || char(57349) || printf('%06d', orders.created_at / 3600000) || iif(orders.due_minor > 0, ' ' || char(57350), '') AS words
  FROM orders JOIN customer_names ON customer_names.id = orders.customer_id;
--> statement-breakpoint
CREATE VIEW message_words AS
  SELECT messages.rowid AS message_rowid,
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(name || ' ' || message, 'ß', 'ss'), 'ẞ', 'SS'), 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE'), 'ø', 'o'), 'Ø', 'O'), 'ł', 'l'), 'Ł', 'L'), 'đ', 'd'), 'Đ', 'D') || iif(name GLOB '*[''’ʼ‐‑-]*', ' ' || replace(replace(replace(replace(replace(replace(name, '''', ''), '’', ''), 'ʼ', ''), '‐', ''), '‑', ''), '-', ''), '') || ' ' || email || iif(email = '', '', ' ' || char(57348) || lower(hex(lower(email))))
      || coalesce(' ' || char(57347) || substr(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '.', ''), '-', ''), '(', ''), ')', ''), '/', ''), -9), '')
      || ' ' || char(57344) || status || ' ' || char(57351) || kind || coalesce(' ' || char(57352) || replace(assignee_id, '-', ''), '') AS words
  FROM messages;
--> statement-breakpoint
CREATE VIEW account_words AS
  SELECT rowid AS user_rowid, email || ' ' || char(57348) || lower(hex(lower(email))) || ' ' || coalesce(user_metadata ->> '$.full_name', '') AS words
  FROM users;
--> statement-breakpoint
-- Triggers: totals, revisions, people and search words follow their rows in the same transaction.
CREATE TRIGGER customers_counted AFTER INSERT ON customers BEGIN
  INSERT INTO totals (kind, status, currency, count, amount_minor) VALUES ('customers', '', '', 1, 0)
    ON CONFLICT (kind, status, currency) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER customers_uncounted AFTER DELETE ON customers BEGIN
  UPDATE totals SET count = count - 1
    WHERE (kind, status, currency) = ('customers', '', '');
END;
--> statement-breakpoint
CREATE TRIGGER orders_counted AFTER INSERT ON orders BEGIN
  INSERT INTO totals (kind, status, currency, count, amount_minor) VALUES ('orders', NEW.status, NEW.currency, 1, NEW.amount_minor)
    ON CONFLICT (kind, status, currency) DO UPDATE SET count = count + 1, amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
CREATE TRIGGER orders_uncounted AFTER DELETE ON orders BEGIN
  UPDATE totals SET count = count - 1, amount_minor = amount_minor - OLD.amount_minor
    WHERE (kind, status, currency) = ('orders', OLD.status, OLD.currency);
END;
--> statement-breakpoint
CREATE TRIGGER orders_recounted AFTER UPDATE OF status, amount_minor, currency ON orders BEGIN
  UPDATE totals SET count = count - 1, amount_minor = amount_minor - OLD.amount_minor
    WHERE (kind, status, currency) = ('orders', OLD.status, OLD.currency);
  INSERT INTO totals (kind, status, currency, count, amount_minor) VALUES ('orders', NEW.status, NEW.currency, 1, NEW.amount_minor)
    ON CONFLICT (kind, status, currency) DO UPDATE SET count = count + 1, amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
CREATE TRIGGER messages_counted AFTER INSERT ON messages BEGIN
  INSERT INTO totals (kind, status, currency, count, amount_minor) VALUES ('messages', NEW.status, '', 1, 0)
    ON CONFLICT (kind, status, currency) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER messages_uncounted AFTER DELETE ON messages BEGIN
  UPDATE totals SET count = count - 1
    WHERE (kind, status, currency) = ('messages', OLD.status, '');
END;
--> statement-breakpoint
CREATE TRIGGER messages_recounted AFTER UPDATE OF status ON messages BEGIN
  UPDATE totals SET count = count - 1
    WHERE (kind, status, currency) = ('messages', OLD.status, '');
  INSERT INTO totals (kind, status, currency, count, amount_minor) VALUES ('messages', NEW.status, '', 1, 0)
    ON CONFLICT (kind, status, currency) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_counted_hourly AFTER INSERT ON orders BEGIN
  INSERT INTO hourly_totals (hour, orders, revenue_minor)
    VALUES (NEW.created_at / 3600000, 1, iif(NEW.status IN ('paid', 'completed'), NEW.amount_minor, 0))
    ON CONFLICT (hour) DO UPDATE SET orders = orders + 1, revenue_minor = revenue_minor + excluded.revenue_minor;
END;
--> statement-breakpoint
CREATE TRIGGER orders_uncounted_hourly AFTER DELETE ON orders BEGIN
  UPDATE hourly_totals
    SET orders = orders - 1, revenue_minor = revenue_minor - iif(OLD.status IN ('paid', 'completed'), OLD.amount_minor, 0)
    WHERE hour = OLD.created_at / 3600000;
END;
--> statement-breakpoint
CREATE TRIGGER orders_recounted_hourly AFTER UPDATE OF status, amount_minor, created_at ON orders BEGIN
  UPDATE hourly_totals
    SET orders = orders - 1, revenue_minor = revenue_minor - iif(OLD.status IN ('paid', 'completed'), OLD.amount_minor, 0)
    WHERE hour = OLD.created_at / 3600000;
  INSERT INTO hourly_totals (hour, orders, revenue_minor)
    VALUES (NEW.created_at / 3600000, 1, iif(NEW.status IN ('paid', 'completed'), NEW.amount_minor, 0))
    ON CONFLICT (hour) DO UPDATE SET orders = orders + 1, revenue_minor = revenue_minor + excluded.revenue_minor;
END;
--> statement-breakpoint
CREATE TRIGGER users_email_reserved BEFORE INSERT ON users WHEN EXISTS (
  SELECT 1 FROM one_time_tokens WHERE email = NEW.email AND purpose = 'email_change_undo' AND subject_id <> NEW.id
    AND expires_at > CAST(unixepoch('subsec') * 1000 AS INTEGER)
) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: users.email');
END;
--> statement-breakpoint
CREATE TRIGGER users_new_email_reserved BEFORE UPDATE OF email ON users WHEN NEW.email <> OLD.email AND EXISTS (
  SELECT 1 FROM one_time_tokens WHERE email = NEW.email AND purpose = 'email_change_undo' AND subject_id <> NEW.id
    AND expires_at > CAST(unixepoch('subsec') * 1000 AS INTEGER)
) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: users.email');
END;
--> statement-breakpoint
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
--> statement-breakpoint
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
CREATE TRIGGER orders_revised_by_update AFTER UPDATE ON orders BEGIN
  UPDATE revisions SET orders = orders + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_revised_by_delete AFTER DELETE ON orders BEGIN
  UPDATE revisions SET orders = orders + 1 + OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER orders_revised_by_note AFTER INSERT ON order_notes BEGIN
  UPDATE revisions SET orders = orders + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_revised_by_deleted_note AFTER DELETE ON order_notes BEGIN
  UPDATE revisions SET orders = orders + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_revised_by_scan AFTER INSERT ON redemptions BEGIN
  UPDATE revisions SET orders = orders + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_revised_by_undone_scan AFTER UPDATE ON redemptions BEGIN
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
CREATE TRIGGER mails_revised AFTER UPDATE OF status ON mail_outbox WHEN 'failed' IN (OLD.status, NEW.status) BEGIN
  UPDATE revisions SET mails = mails + 1;
END;
--> statement-breakpoint
CREATE TRIGGER names_learned INSTEAD OF INSERT ON learned_names BEGIN
  INSERT OR IGNORE INTO name_spellings (spelling, word)
    WITH RECURSIVE letters_read (rest, letter, word, done) AS (
      SELECT lower(NEW.text || iif(NEW.text GLOB '*[''’ʼ‐‑-]*', ' ' || replace(replace(replace(replace(replace(replace(NEW.text, '''', ''), '’', ''), 'ʼ', ''), '‐', ''), '‑', ''), '-', ''), '')) || '  ', ' ', '', ''
      UNION ALL
      SELECT substr(rest, 2), coalesce((SELECT plain FROM letters WHERE letters.letter = substr(rest, 1, 1)), substr(rest, 1, 1)),
        iif(letter = ' ', '', word || letter), iif(letter = ' ', word, '')
      FROM letters_read WHERE rest <> ''
    ),
    places (word, missing) AS (
      SELECT done, 0 FROM letters_read
        WHERE length(done) > 2 AND NOT EXISTS (SELECT 1 FROM name_spellings WHERE (spelling, name_spellings.word) = (done, done))
      UNION ALL
      SELECT word, missing + 1 FROM places WHERE missing < length(word)
    )
    SELECT iif(missing = 0, word, substr(word, 1, missing - 1) || substr(word, missing + 1)), word FROM places;
END;
--> statement-breakpoint
CREATE TRIGGER names_forgotten INSTEAD OF INSERT ON forgotten_names BEGIN
  DELETE FROM name_spellings WHERE (spelling, word) IN (
    WITH RECURSIVE letters_read (rest, letter, word, done) AS (
      SELECT lower(NEW.text || iif(NEW.text GLOB '*[''’ʼ‐‑-]*', ' ' || replace(replace(replace(replace(replace(replace(NEW.text, '''', ''), '’', ''), 'ʼ', ''), '‐', ''), '‑', ''), '-', ''), '')) || '  ', ' ', '', ''
      UNION ALL
      SELECT substr(rest, 2), coalesce((SELECT plain FROM letters WHERE letters.letter = substr(rest, 1, 1)), substr(rest, 1, 1)),
        iif(letter = ' ', '', word || letter), iif(letter = ' ', word, '')
      FROM letters_read WHERE rest <> ''
    ),
    places (word, missing) AS (
      SELECT done, 0 FROM letters_read
        WHERE length(done) > 2
          AND NOT EXISTS (SELECT 1 FROM order_search_terms WHERE term = done)
          AND NOT EXISTS (SELECT 1 FROM message_search_terms WHERE term = done)
      UNION ALL
      SELECT word, missing + 1 FROM places WHERE missing < length(word)
    )
    SELECT iif(missing = 0, word, substr(word, 1, missing - 1) || substr(word, missing + 1)), word FROM places
  );
END;
--> statement-breakpoint
CREATE TRIGGER orders_searchable AFTER INSERT ON orders BEGIN
  INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE order_rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER orders_unsearchable BEFORE DELETE ON orders BEGIN
  INSERT INTO order_search (order_search, rowid, words) SELECT 'delete', order_rowid, words FROM order_words WHERE order_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER orders_changing BEFORE UPDATE OF order_number, customer_id, status, airport, flight_date, flight_number, created_at, due_minor ON orders BEGIN
  INSERT INTO order_search (order_search, rowid, words) SELECT 'delete', order_rowid, words FROM order_words WHERE order_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER orders_researchable AFTER UPDATE OF order_number, customer_id, status, airport, flight_date, flight_number, created_at, due_minor ON orders BEGIN
  INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE order_rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER customers_searchable AFTER INSERT ON customers BEGIN
  INSERT INTO learned_names VALUES (NEW.first_name || ' ' || NEW.last_name
    || iif(NEW.company_name = NEW.first_name || ' ' || NEW.last_name, '', ' ' || NEW.company_name));
END;
--> statement-breakpoint
CREATE TRIGGER customers_unsearchable AFTER DELETE ON customers BEGIN
  INSERT INTO forgotten_names VALUES (OLD.first_name || ' ' || OLD.last_name || ' ' || OLD.company_name || ' ' || OLD.email);
END;
--> statement-breakpoint
CREATE TRIGGER customers_changing BEFORE UPDATE OF company_name, first_name, last_name, email, vat_number ON customers BEGIN
  INSERT INTO order_search (order_search, rowid, words) SELECT 'delete', order_rowid, words FROM order_words WHERE customer_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER customers_researchable AFTER UPDATE OF company_name, first_name, last_name, email, vat_number ON customers BEGIN
  INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE customer_id = NEW.id;
  INSERT INTO forgotten_names VALUES (OLD.first_name || ' ' || OLD.last_name || ' ' || OLD.company_name || ' ' || OLD.email);
  INSERT INTO learned_names VALUES (NEW.first_name || ' ' || NEW.last_name || ' ' || NEW.company_name);
END;
--> statement-breakpoint
CREATE TRIGGER messages_searchable AFTER INSERT ON messages BEGIN
  INSERT INTO message_search (rowid, words) SELECT message_rowid, words FROM message_words WHERE message_rowid = NEW.rowid;
  INSERT INTO learned_names VALUES (NEW.name);
END;
--> statement-breakpoint
CREATE TRIGGER messages_removing BEFORE DELETE ON messages BEGIN
  INSERT INTO message_search (message_search, rowid, words) SELECT 'delete', message_rowid, words FROM message_words WHERE message_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER messages_unsearchable AFTER DELETE ON messages BEGIN
  INSERT INTO forgotten_names VALUES (OLD.name || ' ' || OLD.email || ' ' || OLD.message);
END;
--> statement-breakpoint
CREATE TRIGGER messages_changing BEFORE UPDATE OF name, email, phone, message, status, assignee_id ON messages BEGIN
  INSERT INTO message_search (message_search, rowid, words) SELECT 'delete', message_rowid, words FROM message_words WHERE message_rowid = OLD.rowid;
  INSERT INTO reply_search (reply_search, rowid, words) SELECT 'delete', search_rowid, words FROM reply_words WHERE message_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER messages_researchable AFTER UPDATE OF name, email, phone, message, status, assignee_id ON messages BEGIN
  INSERT INTO message_search (rowid, words) SELECT message_rowid, words FROM message_words WHERE message_rowid = NEW.rowid;
  INSERT INTO reply_search (rowid, words) SELECT search_rowid, words FROM reply_words WHERE message_id = NEW.id;
  INSERT INTO forgotten_names SELECT OLD.name || ' ' || OLD.email || ' ' || OLD.message WHERE (OLD.name, OLD.email, OLD.message) <> (NEW.name, NEW.email, NEW.message);
  INSERT INTO learned_names SELECT NEW.name WHERE NEW.name <> OLD.name;
END;
--> statement-breakpoint
CREATE TRIGGER orders_valued AFTER INSERT ON orders BEGIN
  INSERT INTO people_totals (email, currency, amount_minor)
    SELECT email, currency, value_minor FROM order_values WHERE order_id = NEW.id AND value_minor <> 0
    ON CONFLICT (email, currency) DO UPDATE SET amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
CREATE TRIGGER orders_revaluing BEFORE UPDATE OF status, amount_minor, currency, paid_minor, refunded_minor ON orders BEGIN
  UPDATE people_totals SET amount_minor = amount_minor - value_minor FROM order_values
    WHERE order_id = OLD.id AND value_minor <> 0 AND (people_totals.email, people_totals.currency) = (order_values.email, order_values.currency);
END;
--> statement-breakpoint
CREATE TRIGGER orders_revalued AFTER UPDATE OF status, amount_minor, currency, paid_minor, refunded_minor ON orders BEGIN
  INSERT INTO people_totals (email, currency, amount_minor)
    SELECT email, currency, value_minor FROM order_values WHERE order_id = NEW.id AND value_minor <> 0
    ON CONFLICT (email, currency) DO UPDATE SET amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
CREATE TRIGGER orders_unvalued BEFORE DELETE ON orders BEGIN
  UPDATE people_totals SET amount_minor = amount_minor - value_minor FROM order_values
    WHERE order_id = OLD.id AND value_minor <> 0 AND (people_totals.email, people_totals.currency) = (order_values.email, order_values.currency);
END;
--> statement-breakpoint
CREATE TRIGGER customers_revaluing BEFORE UPDATE OF email ON customers WHEN lower(NEW.email) <> lower(OLD.email) BEGIN
  UPDATE people_totals SET amount_minor = amount_minor - moved.value_minor
    FROM (SELECT email, currency, sum(value_minor) AS value_minor FROM order_values WHERE customer_id = OLD.id GROUP BY email, currency) AS moved
    WHERE (people_totals.email, people_totals.currency) = (moved.email, moved.currency);
END;
--> statement-breakpoint
CREATE TRIGGER customers_revalued AFTER UPDATE OF email ON customers WHEN lower(NEW.email) <> lower(OLD.email) BEGIN
  INSERT INTO people_totals (email, currency, amount_minor)
    SELECT email, currency, sum(value_minor) FROM order_values WHERE customer_id = NEW.id AND value_minor <> 0 GROUP BY email, currency
    ON CONFLICT (email, currency) DO UPDATE SET amount_minor = amount_minor + excluded.amount_minor;
END;
--> statement-breakpoint
CREATE TRIGGER people_inherited AFTER DELETE ON people BEGIN
  DELETE FROM people_totals WHERE email = OLD.email;
  DELETE FROM people WHERE merged_into = OLD.id AND bookings = 0;
  UPDATE people SET merged_into = (SELECT id FROM people WHERE merged_into = OLD.id ORDER BY last_booked_at DESC, id LIMIT 1)
    WHERE merged_into = OLD.id AND id <> (SELECT id FROM people WHERE merged_into = OLD.id ORDER BY last_booked_at DESC, id LIMIT 1);
  UPDATE people SET merged_into = NULL WHERE merged_into = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER people_booked_again AFTER UPDATE OF last_booked_at ON people WHEN NEW.merged_into IS NOT NULL BEGIN
  UPDATE people SET last_booked_at = max(last_booked_at, NEW.last_booked_at) WHERE id = NEW.merged_into;
END;
--> statement-breakpoint
CREATE TRIGGER replies_searchable AFTER INSERT ON message_replies BEGIN
  INSERT INTO reply_search (rowid, words) SELECT search_rowid, words FROM reply_words WHERE reply_rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER replies_unsearchable BEFORE DELETE ON message_replies BEGIN
  INSERT INTO reply_search (reply_search, rowid, words) SELECT 'delete', search_rowid, words FROM reply_words WHERE reply_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER replies_changing BEFORE UPDATE OF text, message_id ON message_replies BEGIN
  INSERT INTO reply_search (reply_search, rowid, words) SELECT 'delete', search_rowid, words FROM reply_words WHERE reply_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER replies_researchable AFTER UPDATE OF text, message_id ON message_replies BEGIN
  INSERT INTO reply_search (rowid, words) SELECT search_rowid, words FROM reply_words WHERE reply_rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER users_searchable AFTER INSERT ON users BEGIN
  INSERT INTO account_search (rowid, words) SELECT user_rowid, words FROM account_words WHERE user_rowid = NEW.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER users_unsearchable BEFORE DELETE ON users BEGIN
  INSERT INTO account_search (account_search, rowid, words) SELECT 'delete', user_rowid, words FROM account_words WHERE user_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER users_changing BEFORE UPDATE OF email, user_metadata ON users BEGIN
  INSERT INTO account_search (account_search, rowid, words) SELECT 'delete', user_rowid, words FROM account_words WHERE user_rowid = OLD.rowid;
END;
--> statement-breakpoint
CREATE TRIGGER users_researchable AFTER UPDATE OF email, user_metadata ON users BEGIN
  INSERT INTO account_search (rowid, words) SELECT user_rowid, words FROM account_words WHERE user_rowid = NEW.rowid;
END;
--> statement-breakpoint
-- Rows that the product relies on.
INSERT INTO revisions (id, orders, messages, mails, problems) VALUES (1, 0, 0, 0, 0);
--> statement-breakpoint
INSERT INTO letters (letter, plain) SELECT key, value FROM json_each('
  {"\t":" ","\n":" ","\u000b":" ","\f":" ","\r":" ","!":" ","\"":" ","#":" ","$":" ","%":" ","&":" ","''":" ","(":" ",")":" ","*":" ","+":" ",",":" ","-":" ",
  ".":" ","/":" ",":":" ",";":" ","<":" ","=":" ",">":" ","?":" ","@":" ","[":" ","\\":" ","]":" ","^":" ","_":" ","`":" ","{":" ","|":" ","}":" ","~":" ",
  "\u00a0":" ","¡":" ","¢":" ","£":" ","¤":" ","¥":" ","¦":" ","§":" ","¨":" ","©":" ","«":" ","¬":" ","\u00ad":" ","®":" ","¯":" ","°":" ","±":" ","´":" ",
  "¶":" ","·":" ","¸":" ","»":" ","¿":" ","À":"a","Á":"a","Â":"a","Ã":"a","Ä":"a","Å":"a","Æ":"ae","Ç":"c","È":"e","É":"e","Ê":"e","Ë":"e","Ì":"i","Í":"i",
  "Î":"i","Ï":"i","Ð":"ð","Ñ":"n","Ò":"o","Ó":"o","Ô":"o","Õ":"o","Ö":"o","×":" ","Ø":"o","Ù":"u","Ú":"u","Û":"u","Ü":"u","Ý":"y","Þ":"þ","ß":"ss","à":"a",
  "á":"a","â":"a","ã":"a","ä":"a","å":"a","æ":"ae","ç":"c","è":"e","é":"e","ê":"e","ë":"e","ì":"i","í":"i","î":"i","ï":"i","ñ":"n","ò":"o","ó":"o","ô":"o",
  "õ":"o","ö":"o","÷":" ","ø":"o","ù":"u","ú":"u","û":"u","ü":"u","ý":"y","ÿ":"y","Ā":"a","ā":"a","Ă":"a","ă":"a","Ą":"a","ą":"a","Ć":"c","ć":"c","Ĉ":"c",
  "ĉ":"c","Ċ":"c","ċ":"c","Č":"c","č":"c","Ď":"d","ď":"d","Đ":"d","đ":"d","Ē":"e","ē":"e","Ĕ":"e","ĕ":"e","Ė":"e","ė":"e","Ę":"e","ę":"e","Ě":"e","ě":"e",
  "Ĝ":"g","ĝ":"g","Ğ":"g","ğ":"g","Ġ":"g","ġ":"g","Ģ":"g","ģ":"g","Ĥ":"h","ĥ":"h","Ħ":"ħ","Ĩ":"i","ĩ":"i","Ī":"i","ī":"i","Ĭ":"i","ĭ":"i","Į":"i","į":"i",
  "İ":"i","Ĳ":"ĳ","Ĵ":"j","ĵ":"j","Ķ":"k","ķ":"k","Ĺ":"l","ĺ":"l","Ļ":"l","ļ":"l","Ľ":"l","ľ":"l","Ŀ":"ŀ","Ł":"l","ł":"l","Ń":"n","ń":"n","Ņ":"n","ņ":"n",
  "Ň":"n","ň":"n","Ŋ":"ŋ","Ō":"o","ō":"o","Ŏ":"o","ŏ":"o","Ő":"o","ő":"o","Œ":"oe","œ":"oe","Ŕ":"r","ŕ":"r","Ŗ":"r","ŗ":"r","Ř":"r","ř":"r","Ś":"s","ś":"s",
  "Ŝ":"s","ŝ":"s","Ş":"s","ş":"s","Š":"s","š":"s","Ţ":"t","ţ":"t","Ť":"t","ť":"t","Ŧ":"ŧ","Ũ":"u","ũ":"u","Ū":"u","ū":"u","Ŭ":"u","ŭ":"u","Ů":"u","ů":"u",
  "Ű":"u","ű":"u","Ų":"u","ų":"u","Ŵ":"w","ŵ":"w","Ŷ":"y","ŷ":"y","Ÿ":"y","Ź":"z","ź":"z","Ż":"z","ż":"z","Ž":"z","ž":"z","Ɓ":"ɓ","Ƃ":"ƃ","Ƅ":"ƅ","Ɔ":"ɔ",
  "Ƈ":"ƈ","Ɖ":"ɖ","Ɗ":"ɗ","Ƌ":"ƌ","Ǝ":"ǝ","Ə":"ə","Ɛ":"ɛ","Ƒ":"ƒ","Ɠ":"ɠ","Ɣ":"ɣ","Ɩ":"ɩ","Ɨ":"ɨ","Ƙ":"ƙ","Ɯ":"ɯ","Ɲ":"ɲ","Ɵ":"ɵ","Ơ":"o","ơ":"o","Ƣ":"ƣ",
  "Ƥ":"ƥ","Ʀ":"ʀ","Ƨ":"ƨ","Ʃ":"ʃ","Ƭ":"ƭ","Ʈ":"ʈ","Ư":"u","ư":"u","Ʊ":"ʊ","Ʋ":"ʋ","Ƴ":"ƴ","Ƶ":"ƶ","Ʒ":"ʒ","Ƹ":"ƹ","Ƽ":"ƽ","Ǆ":"ǆ","ǅ":"ǆ","Ǉ":"ǉ","ǈ":"ǉ",
  "Ǌ":"ǌ","ǋ":"ǌ","Ǎ":"a","ǎ":"a","Ǐ":"i","ǐ":"i","Ǒ":"o","ǒ":"o","Ǔ":"u","ǔ":"u","Ǖ":"u","ǖ":"u","Ǘ":"u","ǘ":"u","Ǚ":"u","ǚ":"u","Ǜ":"u","ǜ":"u","Ǟ":"a",
  "ǟ":"a","Ǡ":"a","ǡ":"a","Ǣ":"ae","ǣ":"ae","Ǥ":"ǥ","Ǧ":"g","ǧ":"g","Ǩ":"k","ǩ":"k","Ǫ":"o","ǫ":"o","Ǭ":"o","ǭ":"o","Ǯ":"ʒ","ǯ":"ʒ","ǰ":"j","Ǳ":"ǳ","ǲ":"ǳ",
  "Ǵ":"g","ǵ":"g","Ƕ":"ƕ","Ƿ":"ƿ","Ǹ":"n","ǹ":"n","Ǻ":"a","ǻ":"a","Ǽ":"ae","ǽ":"ae","Ǿ":"o","ǿ":"o","Ȁ":"a","ȁ":"a","Ȃ":"a","ȃ":"a","Ȅ":"e","ȅ":"e","Ȇ":"e",
  "ȇ":"e","Ȉ":"i","ȉ":"i","Ȋ":"i","ȋ":"i","Ȍ":"o","ȍ":"o","Ȏ":"o","ȏ":"o","Ȑ":"r","ȑ":"r","Ȓ":"r","ȓ":"r","Ȕ":"u","ȕ":"u","Ȗ":"u","ȗ":"u","Ș":"s","ș":"s",
  "Ț":"t","ț":"t","Ȝ":"ȝ","Ȟ":"h","ȟ":"h","Ƞ":"ƞ","Ȣ":"ȣ","Ȥ":"ȥ","Ȧ":"a","ȧ":"a","Ȩ":"e","ȩ":"e","Ȫ":"o","ȫ":"o","Ȭ":"o","ȭ":"o","Ȯ":"o","ȯ":"o","Ȱ":"o",
  "ȱ":"o","Ȳ":"y","ȳ":"y","Ⱥ":"ⱥ","Ȼ":"ȼ","Ƚ":"ƚ","Ⱦ":"ⱦ","Ɂ":"ɂ","Ƀ":"ƀ","Ʉ":"ʉ","Ʌ":"ʌ","Ɇ":"ɇ","Ɉ":"ɉ","Ɋ":"ɋ","Ɍ":"ɍ","Ɏ":"ɏ","\u0300":"","\u0301":"",
  "\u0302":"","\u0303":"","\u0304":"","\u0305":"","\u0306":"","\u0307":"","\u0308":"","\u0309":"","\u030a":"","\u030b":"","\u030c":"","\u030d":"","\u030e":"",
  "\u030f":"","\u0310":"","\u0311":"","\u0312":"","\u0313":"","\u0314":"","\u0315":"","\u0316":"","\u0317":"","\u0318":"","\u0319":"","\u031a":"","\u031b":"",
  "\u031c":"","\u031d":"","\u031e":"","\u031f":"","\u0320":"","\u0321":"","\u0322":"","\u0323":"","\u0324":"","\u0325":"","\u0326":"","\u0327":"","\u0328":"",
  "\u0329":"","\u032a":"","\u032b":"","\u032c":"","\u032d":"","\u032e":"","\u032f":"","\u0330":"","\u0331":"","\u0332":"","\u0333":"","\u0334":"","\u0335":"",
  "\u0336":"","\u0337":"","\u0338":"","\u0339":"","\u033a":"","\u033b":"","\u033c":"","\u033d":"","\u033e":"","\u033f":"","\u0340":"","\u0341":"","\u0342":"",
  "\u0343":"","\u0344":"","\u0345":"","\u0346":"","\u0347":"","\u0348":"","\u0349":"","\u034a":"","\u034b":"","\u034c":"","\u034d":"","\u034e":"","\u034f":"",
  "\u0350":"","\u0351":"","\u0352":"","\u0353":"","\u0354":"","\u0355":"","\u0356":"","\u0357":"","\u0358":"","\u0359":"","\u035a":"","\u035b":"","\u035c":"",
  "\u035d":"","\u035e":"","\u035f":"","\u0360":"","\u0361":"","\u0362":"","\u0363":"","\u0364":"","\u0365":"","\u0366":"","\u0367":"","\u0368":"","\u0369":"",
  "\u036a":"","\u036b":"","\u036c":"","\u036d":"","\u036e":"","\u036f":"","Ͱ":"ͱ","Ͳ":"ͳ","ʹ":"ʹ","͵":" ","Ͷ":"ͷ","͸":" ","͹":" ",";":" ","Ϳ":"ϳ","΀":" ",
  "΁":" ","΂":" ","΃":" ","΄":" ","΅":" ","Ά":"α","·":" ","Έ":"ε","Ή":"η","Ί":"ι","΋":" ","Ό":"ο","΍":" ","Ύ":"υ","Ώ":"ω","ΐ":"ι","Α":"α","Β":"β","Γ":"γ",
  "Δ":"δ","Ε":"ε","Ζ":"ζ","Η":"η","Θ":"θ","Ι":"ι","Κ":"κ","Λ":"λ","Μ":"μ","Ν":"ν","Ξ":"ξ","Ο":"ο","Π":"π","Ρ":"ρ","΢":" ","Σ":"σ","Τ":"τ","Υ":"υ","Φ":"φ",
  "Χ":"χ","Ψ":"ψ","Ω":"ω","Ϊ":"ι","Ϋ":"υ","ά":"α","έ":"ε","ή":"η","ί":"ι","ΰ":"υ","ϊ":"ι","ϋ":"υ","ό":"ο","ύ":"υ","ώ":"ω","Ϗ":"ϗ","ϓ":"ϒ","ϔ":"ϒ","Ϙ":"ϙ",
  "Ϛ":"ϛ","Ϝ":"ϝ","Ϟ":"ϟ","Ϡ":"ϡ","Ϣ":"ϣ","Ϥ":"ϥ","Ϧ":"ϧ","Ϩ":"ϩ","Ϫ":"ϫ","Ϭ":"ϭ","Ϯ":"ϯ","ϴ":"θ","϶":" ","Ϸ":"ϸ","Ϲ":"ϲ","Ϻ":"ϻ","Ͻ":"ͻ","Ͼ":"ͼ","Ͽ":"ͽ",
  "Ѐ":"е","Ё":"е","Ђ":"ђ","Ѓ":"г","Є":"є","Ѕ":"ѕ","І":"і","Ї":"і","Ј":"ј","Љ":"љ","Њ":"њ","Ћ":"ћ","Ќ":"к","Ѝ":"и","Ў":"у","Џ":"џ","А":"а","Б":"б","В":"в",
  "Г":"г","Д":"д","Е":"е","Ж":"ж","З":"з","И":"и","Й":"и","К":"к","Л":"л","М":"м","Н":"н","О":"о","П":"п","Р":"р","С":"с","Т":"т","У":"у","Ф":"ф","Х":"х",
  "Ц":"ц","Ч":"ч","Ш":"ш","Щ":"щ","Ъ":"ъ","Ы":"ы","Ь":"ь","Э":"э","Ю":"ю","Я":"я","й":"и","ѐ":"е","ё":"е","ѓ":"г","ї":"і","ќ":"к","ѝ":"и","ў":"у","Ѡ":"ѡ",
  "Ѣ":"ѣ","Ѥ":"ѥ","Ѧ":"ѧ","Ѩ":"ѩ","Ѫ":"ѫ","Ѭ":"ѭ","Ѯ":"ѯ","Ѱ":"ѱ","Ѳ":"ѳ","Ѵ":"ѵ","Ѷ":"ѵ","ѷ":"ѵ","Ѹ":"ѹ","Ѻ":"ѻ","Ѽ":"ѽ","Ѿ":"ѿ","Ҁ":"ҁ","҂":" ","҃":" ",
  "҄":" ","҅":" ","҆":" ","҇":" ","҈":" ","҉":" ","Ҋ":"ҋ","Ҍ":"ҍ","Ҏ":"ҏ","Ґ":"ґ","Ғ":"ғ","Ҕ":"ҕ","Җ":"җ","Ҙ":"ҙ","Қ":"қ","Ҝ":"ҝ","Ҟ":"ҟ","Ҡ":"ҡ","Ң":"ң",
  "Ҥ":"ҥ","Ҧ":"ҧ","Ҩ":"ҩ","Ҫ":"ҫ","Ҭ":"ҭ","Ү":"ү","Ұ":"ұ","Ҳ":"ҳ","Ҵ":"ҵ","Ҷ":"ҷ","Ҹ":"ҹ","Һ":"һ","Ҽ":"ҽ","Ҿ":"ҿ","Ӏ":"ӏ","Ӂ":"ж","ӂ":"ж","Ӄ":"ӄ","Ӆ":"ӆ",
  "Ӈ":"ӈ","Ӊ":"ӊ","Ӌ":"ӌ","Ӎ":"ӎ","Ӑ":"а","ӑ":"а","Ӓ":"а","ӓ":"а","Ӕ":"ӕ","Ӗ":"е","ӗ":"е","Ә":"ә","Ӛ":"ә","ӛ":"ә","Ӝ":"ж","ӝ":"ж","Ӟ":"з","ӟ":"з","Ӡ":"ӡ",
  "Ӣ":"и","ӣ":"и","Ӥ":"и","ӥ":"и","Ӧ":"о","ӧ":"о","Ө":"ө","Ӫ":"ө","ӫ":"ө","Ӭ":"э","ӭ":"э","Ӯ":"у","ӯ":"у","Ӱ":"у","ӱ":"у","Ӳ":"у","ӳ":"у","Ӵ":"ч","ӵ":"ч",
  "Ӷ":"ӷ","Ӹ":"ы","ӹ":"ы","Ӻ":"ӻ","Ӽ":"ӽ","Ӿ":"ӿ","Ḁ":"a","ḁ":"a","Ḃ":"b","ḃ":"b","Ḅ":"b","ḅ":"b","Ḇ":"b","ḇ":"b","Ḉ":"c","ḉ":"c","Ḋ":"d","ḋ":"d","Ḍ":"d",
  "ḍ":"d","Ḏ":"d","ḏ":"d","Ḑ":"d","ḑ":"d","Ḓ":"d","ḓ":"d","Ḕ":"e","ḕ":"e","Ḗ":"e","ḗ":"e","Ḙ":"e","ḙ":"e","Ḛ":"e","ḛ":"e","Ḝ":"e","ḝ":"e","Ḟ":"f","ḟ":"f",
  "Ḡ":"g","ḡ":"g","Ḣ":"h","ḣ":"h","Ḥ":"h","ḥ":"h","Ḧ":"h","ḧ":"h","Ḩ":"h","ḩ":"h","Ḫ":"h","ḫ":"h","Ḭ":"i","ḭ":"i","Ḯ":"i","ḯ":"i","Ḱ":"k","ḱ":"k","Ḳ":"k",
  "ḳ":"k","Ḵ":"k","ḵ":"k","Ḷ":"l","ḷ":"l","Ḹ":"l","ḹ":"l","Ḻ":"l","ḻ":"l","Ḽ":"l","ḽ":"l","Ḿ":"m","ḿ":"m","Ṁ":"m","ṁ":"m","Ṃ":"m","ṃ":"m","Ṅ":"n","ṅ":"n",
  "Ṇ":"n","ṇ":"n","Ṉ":"n","ṉ":"n","Ṋ":"n","ṋ":"n","Ṍ":"o","ṍ":"o","Ṏ":"o","ṏ":"o","Ṑ":"o","ṑ":"o","Ṓ":"o","ṓ":"o","Ṕ":"p","ṕ":"p","Ṗ":"p","ṗ":"p","Ṙ":"r",
  "ṙ":"r","Ṛ":"r","ṛ":"r","Ṝ":"r","ṝ":"r","Ṟ":"r","ṟ":"r","Ṡ":"s","ṡ":"s","Ṣ":"s","ṣ":"s","Ṥ":"s","ṥ":"s","Ṧ":"s","ṧ":"s","Ṩ":"s","ṩ":"s","Ṫ":"t","ṫ":"t",
  "Ṭ":"t","ṭ":"t","Ṯ":"t","ṯ":"t","Ṱ":"t","ṱ":"t","Ṳ":"u","ṳ":"u","Ṵ":"u","ṵ":"u","Ṷ":"u","ṷ":"u","Ṹ":"u","ṹ":"u","Ṻ":"u","ṻ":"u","Ṽ":"v","ṽ":"v","Ṿ":"v",
  "ṿ":"v","Ẁ":"w","ẁ":"w","Ẃ":"w","ẃ":"w","Ẅ":"w","ẅ":"w","Ẇ":"w","ẇ":"w","Ẉ":"w","ẉ":"w","Ẋ":"x","ẋ":"x","Ẍ":"x","ẍ":"x","Ẏ":"y","ẏ":"y","Ẑ":"z","ẑ":"z",
  "Ẓ":"z","ẓ":"z","Ẕ":"z","ẕ":"z","ẖ":"h","ẗ":"t","ẘ":"w","ẙ":"y","ẛ":"ſ","ẞ":"ss","Ạ":"a","ạ":"a","Ả":"a","ả":"a","Ấ":"a","ấ":"a","Ầ":"a","ầ":"a","Ẩ":"a",
  "ẩ":"a","Ẫ":"a","ẫ":"a","Ậ":"a","ậ":"a","Ắ":"a","ắ":"a","Ằ":"a","ằ":"a","Ẳ":"a","ẳ":"a","Ẵ":"a","ẵ":"a","Ặ":"a","ặ":"a","Ẹ":"e","ẹ":"e","Ẻ":"e","ẻ":"e",
  "Ẽ":"e","ẽ":"e","Ế":"e","ế":"e","Ề":"e","ề":"e","Ể":"e","ể":"e","Ễ":"e","ễ":"e","Ệ":"e","ệ":"e","Ỉ":"i","ỉ":"i","Ị":"i","ị":"i","Ọ":"o","ọ":"o","Ỏ":"o",
  "ỏ":"o","Ố":"o","ố":"o","Ồ":"o","ồ":"o","Ổ":"o","ổ":"o","Ỗ":"o","ỗ":"o","Ộ":"o","ộ":"o","Ớ":"o","ớ":"o","Ờ":"o","ờ":"o","Ở":"o","ở":"o","Ỡ":"o","ỡ":"o",
  "Ợ":"o","ợ":"o","Ụ":"u","ụ":"u","Ủ":"u","ủ":"u","Ứ":"u","ứ":"u","Ừ":"u","ừ":"u","Ử":"u","ử":"u","Ữ":"u","ữ":"u","Ự":"u","ự":"u","Ỳ":"y","ỳ":"y","Ỵ":"y",
  "ỵ":"y","Ỷ":"y","ỷ":"y","Ỹ":"y","ỹ":"y","Ỻ":"ỻ","Ỽ":"ỽ","Ỿ":"ỿ","\u2000":" ","\u2001":" ","\u2002":" ","\u2003":" ","\u2004":" ","\u2005":" ","\u2006":" ",
  "\u2007":" ","\u2008":" ","\u2009":" ","\u200a":" ","\u200b":" ","\u200c":" ","\u200d":" ","\u200e":" ","\u200f":" ","\u2010":" ","\u2011":" ","\u2012":" ",
  "\u2013":" ","\u2014":" ","\u2015":" ","\u2016":" ","\u2017":" ","\u2018":" ","\u2019":" ","\u201a":" ","\u201b":" ","\u201c":" ","\u201d":" ","\u201e":" ",
  "\u201f":" ","\u2020":" ","\u2021":" ","\u2022":" ","\u2023":" ","\u2024":" ","\u2025":" ","\u2026":" ","\u2027":" ","\u2028":" ","\u2029":" ","\u202a":" ",
  "\u202b":" ","\u202c":" ","\u202d":" ","\u202e":" ","\u202f":" ","\u2030":" ","\u2031":" ","\u2032":" ","\u2033":" ","\u2034":" ","\u2035":" ","\u2036":" ",
  "\u2037":" ","\u2038":" ","\u2039":" ","\u203a":" ","\u203b":" ","\u203c":" ","\u203d":" ","\u203e":" ","\u203f":" ","\u2040":" ","\u2041":" ","\u2042":" ",
  "\u2043":" ","\u2044":" ","\u2045":" ","\u2046":" ","\u2047":" ","\u2048":" ","\u2049":" ","\u204a":" ","\u204b":" ","\u204c":" ","\u204d":" ","\u204e":" ",
  "\u204f":" ","\u2050":" ","\u2051":" ","\u2052":" ","\u2053":" ","\u2054":" ","\u2055":" ","\u2056":" ","\u2057":" ","\u2058":" ","\u2059":" ","\u205a":" ",
  "\u205b":" ","\u205c":" ","\u205d":" ","\u205e":" ","\u205f":" ","\u2060":" ","\u2061":" ","\u2062":" ","\u2063":" ","\u2064":" ","\u2065":" ","\u2066":" ",
  "\u2067":" ","\u2068":" ","\u2069":" ","\u206a":" ","\u206b":" ","\u206c":" ","\u206d":" ","\u206e":" ","\u206f":" "," ":" "}
');
