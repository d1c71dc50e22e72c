import { personCsvHead, personCsvLine } from "#domain/people/person-csv.ts";
import type { PeopleExportQuery, Person } from "#domain/people/person.schema.ts";
import type { CsvWords } from "#domain/orders/order-csv.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { CSV_PIECE, streamCsv } from "../platform/csv-stream.ts";
import { listPeople } from "./list-people.ts";
import { run } from "../platform/db/batch.ts";

/** A person who books during the export moves to the end, so the export misses nobody. */
export async function exportPeople(
  ctx: SignedInCtx,
  { format }: PeopleExportQuery,
  words: CsvWords,
): Promise<ReadableStream<Uint8Array>> {
  await run(
    ctx,
    auditEntry(ctx, {
      action: "customers.exported",
      subjectId: "customers",
      detail: { format },
    }),
  );
  return streamCsv<Person>({
    head: personCsvHead(words, format),
    line: (person) => personCsvLine(person, words, format),
    read: (cursor) => listPeople(ctx, { cursor, limit: CSV_PIECE, sort: "oldest" }),
  });
}
