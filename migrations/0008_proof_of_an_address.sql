ALTER TABLE `flow_states` ADD `identity_id` text;--> statement-breakpoint
ALTER TABLE `one_time_tokens` ADD `email` text;--> statement-breakpoint
CREATE INDEX `one_time_tokens_subject` ON `one_time_tokens` (`subject_id`);--> statement-breakpoint
CREATE INDEX `one_time_tokens_email` ON `one_time_tokens` (`email`) WHERE email IS NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `new_email` text;--> statement-breakpoint
ALTER TABLE `users` ADD `email_change_sent_at` integer;--> statement-breakpoint
-- A session of a mailed link was not bound to the address of its mail before: it proves nothing any more.
UPDATE sessions SET method = 'password' WHERE method = 'recovery';
--> statement-breakpoint
-- While a change of address can be undone, nobody else gets the old one: else a thief would sign up with it to prevent that.
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
