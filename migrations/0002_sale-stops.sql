CREATE TABLE `sale_stops` (
	`id` text PRIMARY KEY NOT NULL,
	`airport` text,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`ends_at` integer,
	`text_en` text NOT NULL,
	`text_fr` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL
);
