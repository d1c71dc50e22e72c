ALTER TABLE `group_acts` ADD `approved_by` text;--> statement-breakpoint
ALTER TABLE `group_acts` ADD `answer` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Until now an act was previewed by somebody who might start it.
UPDATE `group_acts` SET `approved_by` = `created_by`;--> statement-breakpoint
CREATE INDEX `group_acts_asked` ON `group_acts` (`id`) WHERE status = 'preview' AND approved_by IS NULL;