DROP INDEX `group_acts_asked`;--> statement-breakpoint
CREATE INDEX `group_acts_asked` ON `group_acts` (`id`) WHERE status = 'preview' AND approved_by IS NOT created_by;--> statement-breakpoint
-- Open dashboards count the requests for refunds of flights.
CREATE TRIGGER orders_revised_by_group_act AFTER INSERT ON group_acts BEGIN
  UPDATE revisions SET orders = orders + 1;
END;
--> statement-breakpoint
CREATE TRIGGER orders_revised_by_group_act_change AFTER UPDATE OF status, approved_by ON group_acts BEGIN
  UPDATE revisions SET orders = orders + 1;
END;
--> statement-breakpoint
-- A mail that its provider refuses for ever is stored as failed at once.
CREATE TRIGGER mails_revised_by_insert AFTER INSERT ON mail_outbox WHEN NEW.status = 'failed' BEGIN
  UPDATE revisions SET mails = mails + 1;
END;
