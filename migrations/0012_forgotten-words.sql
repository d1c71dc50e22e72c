-- Each letter's row had the rest of the text, and each word was spelled out, so that deleting a long
-- message took more than the 30 seconds of a statement. Now a row has at most 500 letters of the text
-- and 400 of a word, which no name exceeds, and only words of names are spelled out.
DROP TRIGGER names_forgotten;
--> statement-breakpoint
CREATE TRIGGER names_forgotten INSTEAD OF INSERT ON forgotten_names BEGIN
  DELETE FROM name_spellings WHERE (spelling, word) IN (
    WITH RECURSIVE whole (text) AS (
      SELECT lower(NEW.text || iif(NEW.text GLOB '*[''’ʼ‐‑-]*', ' ' || replace(replace(replace(replace(replace(replace(NEW.text, '''', ''), '’', ''), 'ʼ', ''), '‐', ''), '‑', ''), '-', ''), '')) || '  '
    ),
    letters_read (place, part, letter, word, done) AS (
      SELECT 1, substr(text, 1, 500), ' ', '', '' FROM whole
      UNION ALL
      SELECT place + 1, iif(place % 500 = 0, substr((SELECT text FROM whole), place + 1, 500), substr(part, 2)),
        coalesce((SELECT plain FROM letters WHERE letters.letter = substr(part, 1, 1)), substr(part, 1, 1)),
        iif(letter = ' ', '', iif(length(word) < 400, word || letter, NULL)), iif(letter = ' ', word, '')
      FROM letters_read WHERE part <> ''
    ),
    places (word, missing) AS (
      SELECT done, 0 FROM letters_read
        WHERE length(done) > 2
          AND EXISTS (SELECT 1 FROM name_spellings WHERE (spelling, name_spellings.word) = (done, done))
          AND NOT EXISTS (SELECT 1 FROM order_search_terms WHERE term = done)
          AND NOT EXISTS (SELECT 1 FROM message_search_terms WHERE term = done)
      UNION ALL
      SELECT word, missing + 1 FROM places WHERE missing < length(word)
    )
    SELECT iif(missing = 0, word, substr(word, 1, missing - 1) || substr(word, missing + 1)), word FROM places
  );
END;
