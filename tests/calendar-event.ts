/** The properties of an iCalendar file with one event, by their names with parameters; lines that were folded are whole again (RFC 5545, 3.1). */
export function calendarEvent(file: string): Record<string, string> {
  const lines = file.replaceAll(/\r\n[ \t]/g, "").split("\r\n");
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([^:"]+(?:"[^"]*"[^:"]*)*):(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined || name === "BEGIN" || name === "END" ? [] : [[name, value]];
    }),
  );
}
