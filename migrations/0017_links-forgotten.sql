-- Before 0.2.9, messages, their answers and statements kept the link that a traveller had pasted or quoted. Whoever
-- read one could act as the traveller. The link stays, and its token (a number, a point and 26 letters) goes, also where
-- a scanner of mails has rewritten the link. A token that a mail program broke over two lines stays until its time ends.
-- In parts, because the database gives a statement 30 seconds.
CREATE VIEW cut_links AS SELECT 0 AS part WHERE 0;
--> statement-breakpoint
CREATE TRIGGER cutting_links INSTEAD OF INSERT ON cut_links BEGIN
  UPDATE messages SET message = (
    WITH RECURSIVE parts (kept, rest) AS (
      SELECT '', replace(replace(replace(replace(replace(replace(replace(message, 'open%253D', 'open='), 'open%253d', 'open='), 'open%3D', 'open='), 'open%3d', 'open='), 'open-3D', 'open='), 'open=3D', 'open='), '#open=', 'open=')
      UNION ALL
      SELECT kept || substr(rest, 1, instr(rest, 'open=') - 1),
        ltrim(ltrim(ltrim(substr(rest, instr(rest, 'open=') + 5), '0123456789'), '.'), 'abcdefghijklmnopqrstuvwxyz234567')
      FROM parts WHERE instr(rest, 'open=') > 0
    )
    SELECT kept || rest FROM parts WHERE instr(rest, 'open=') = 0
  ) WHERE message GLOB '*open*[0-9].[a-z2-7][a-z2-7][a-z2-7][a-z2-7]*' AND rowid > (SELECT max(rowid) FROM messages) * NEW.part / 20
    AND rowid <= (SELECT max(rowid) FROM messages) * (NEW.part + 1) / 20;
  UPDATE messages SET reference = (
    WITH RECURSIVE parts (kept, rest) AS (
      SELECT '', replace(replace(replace(replace(replace(replace(replace(reference, 'open%253D', 'open='), 'open%253d', 'open='), 'open%3D', 'open='), 'open%3d', 'open='), 'open-3D', 'open='), 'open=3D', 'open='), '#open=', 'open=')
      UNION ALL
      SELECT kept || substr(rest, 1, instr(rest, 'open=') - 1),
        ltrim(ltrim(ltrim(substr(rest, instr(rest, 'open=') + 5), '0123456789'), '.'), 'abcdefghijklmnopqrstuvwxyz234567')
      FROM parts WHERE instr(rest, 'open=') > 0
    )
    SELECT kept || rest FROM parts WHERE instr(rest, 'open=') = 0
  ) WHERE reference GLOB '*open*[0-9].[a-z2-7][a-z2-7][a-z2-7][a-z2-7]*' AND rowid > (SELECT max(rowid) FROM messages) * NEW.part / 20
    AND rowid <= (SELECT max(rowid) FROM messages) * (NEW.part + 1) / 20;
  UPDATE message_replies SET text = (
    WITH RECURSIVE parts (kept, rest) AS (
      SELECT '', replace(replace(replace(replace(replace(replace(replace(text, 'open%253D', 'open='), 'open%253d', 'open='), 'open%3D', 'open='), 'open%3d', 'open='), 'open-3D', 'open='), 'open=3D', 'open='), '#open=', 'open=')
      UNION ALL
      SELECT kept || substr(rest, 1, instr(rest, 'open=') - 1),
        ltrim(ltrim(ltrim(substr(rest, instr(rest, 'open=') + 5), '0123456789'), '.'), 'abcdefghijklmnopqrstuvwxyz234567')
      FROM parts WHERE instr(rest, 'open=') > 0
    )
    SELECT kept || rest FROM parts WHERE instr(rest, 'open=') = 0
  ) WHERE text GLOB '*open*[0-9].[a-z2-7][a-z2-7][a-z2-7][a-z2-7]*' AND rowid > (SELECT max(rowid) FROM message_replies) * NEW.part / 20
    AND rowid <= (SELECT max(rowid) FROM message_replies) * (NEW.part + 1) / 20;
END;
--> statement-breakpoint
INSERT INTO cut_links VALUES (0);
--> statement-breakpoint
INSERT INTO cut_links VALUES (1);
--> statement-breakpoint
INSERT INTO cut_links VALUES (2);
--> statement-breakpoint
INSERT INTO cut_links VALUES (3);
--> statement-breakpoint
INSERT INTO cut_links VALUES (4);
--> statement-breakpoint
INSERT INTO cut_links VALUES (5);
--> statement-breakpoint
INSERT INTO cut_links VALUES (6);
--> statement-breakpoint
INSERT INTO cut_links VALUES (7);
--> statement-breakpoint
INSERT INTO cut_links VALUES (8);
--> statement-breakpoint
INSERT INTO cut_links VALUES (9);
--> statement-breakpoint
INSERT INTO cut_links VALUES (10);
--> statement-breakpoint
INSERT INTO cut_links VALUES (11);
--> statement-breakpoint
INSERT INTO cut_links VALUES (12);
--> statement-breakpoint
INSERT INTO cut_links VALUES (13);
--> statement-breakpoint
INSERT INTO cut_links VALUES (14);
--> statement-breakpoint
INSERT INTO cut_links VALUES (15);
--> statement-breakpoint
INSERT INTO cut_links VALUES (16);
--> statement-breakpoint
INSERT INTO cut_links VALUES (17);
--> statement-breakpoint
INSERT INTO cut_links VALUES (18);
--> statement-breakpoint
INSERT INTO cut_links VALUES (19);
--> statement-breakpoint
DROP VIEW cut_links;
