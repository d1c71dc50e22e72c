DROP INDEX `group_acts_asked`;--> statement-breakpoint
CREATE INDEX `group_acts_asked` ON `group_acts` (`id`) WHERE status = 'preview' AND approved_by IS NOT created_by;