-- A joined address left its person with its last booking, so an unpaid booking that expired undid what
-- staff had joined. Now it stays until the person's last booking goes.
DROP TRIGGER people_left;
--> statement-breakpoint
DROP TRIGGER people_readdressed;
--> statement-breakpoint
DROP TRIGGER people_inherited;
--> statement-breakpoint
CREATE TRIGGER people_left AFTER DELETE ON customers WHEN OLD.email <> '' BEGIN
  UPDATE people SET bookings = bookings - 1 WHERE email = lower(OLD.email);
END;
--> statement-breakpoint
-- An address that was corrected or erased is nobody's any more, even if staff joined it.
CREATE TRIGGER people_readdressed AFTER UPDATE OF email ON customers WHEN lower(NEW.email) <> lower(OLD.email) BEGIN
  INSERT INTO people (id, email, bookings, created_at, last_booked_at)
    SELECT lower(hex(randomblob(16))), lower(NEW.email), 1, NEW.created_at, NEW.created_at WHERE NEW.email <> ''
    ON CONFLICT (email) DO UPDATE SET bookings = bookings + 1, last_booked_at = max(last_booked_at, excluded.last_booked_at);
  UPDATE people SET bookings = bookings - 1 WHERE email = lower(OLD.email);
  DELETE FROM people WHERE email = lower(OLD.email) AND bookings <= 0;
END;
--> statement-breakpoint
-- A main address without bookings gives its place to the joined address that booked last. Without one, the person ends.
CREATE TRIGGER people_unbooked AFTER UPDATE OF bookings ON people WHEN NEW.bookings < OLD.bookings BEGIN
  UPDATE people SET merged_into = (
      SELECT heir.id FROM people AS heir WHERE heir.merged_into = NEW.id AND heir.bookings > 0
        ORDER BY (SELECT max(created_at) FROM customers WHERE lower(customers.email) = +heir.email) DESC, heir.id LIMIT 1
    )
    WHERE id = NEW.id AND bookings <= 0 AND merged_into IS NULL;
  UPDATE people SET merged_into = nullif(old_main.merged_into, people.id), named_by = old_main.named_by
    FROM (SELECT merged_into, named_by FROM people WHERE id = NEW.id) AS old_main
    WHERE people.merged_into = NEW.id AND old_main.merged_into IS NOT NULL;
  DELETE FROM people WHERE NEW.bookings <= 0 AND ((id = NEW.id AND merged_into IS NULL) OR merged_into = NEW.id);
  UPDATE people SET last_booked_at = coalesce((
      SELECT max((SELECT max(created_at) FROM customers WHERE lower(customers.email) = +address.email))
        FROM people AS address WHERE address.id = people.id OR address.merged_into = people.id
    ), 0)
    WHERE id = NEW.id OR id = (SELECT merged_into FROM people WHERE id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER people_unvalued AFTER DELETE ON people BEGIN
  DELETE FROM people_totals WHERE email = OLD.email;
END;
--> statement-breakpoint
-- Until now the last booking stayed that of a booking that had expired.
UPDATE people SET last_booked_at = booked.newest
  FROM (
    SELECT main.id, (
      SELECT max((SELECT max(created_at) FROM customers WHERE lower(customers.email) = +address.email))
        FROM people AS address WHERE address.id = main.id OR address.merged_into = main.id
    ) AS newest FROM people AS main
  ) AS booked
  WHERE booked.id = people.id AND booked.newest <> people.last_booked_at;
