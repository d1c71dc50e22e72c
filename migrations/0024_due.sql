-- What remains to be paid of a paid order. Added to the table as it stands: drizzle-kit would make the table anew, without its triggers.
ALTER TABLE `orders` ADD `due_minor` integer DEFAULT 0 NOT NULL
  CONSTRAINT "orders_due_when_paid" CHECK(due_minor = 0 OR (due_minor > 0 AND status IN ('paid', 'completed')));
--> statement-breakpoint
CREATE INDEX `orders_due` ON `orders` (`created_at`,`id`) WHERE due_minor > 0;
