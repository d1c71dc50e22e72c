/** The browser's name for an IANA zone, by default its own. Browsers differ: Asia/Kolkata, or Asia/Calcutta. */
export function zoneName(timeZone?: string): string {
  return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
}
