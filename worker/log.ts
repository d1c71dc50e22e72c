export interface RequestLine {
  request_id: string;
  method: string;
  /** The route's pattern, such as /api/bookings/:orderId; null for a path that is not ours. Never the raw path or query. */
  route: string | null;
  status: number;
  ms: number;
  /** Why a page could not be rendered: the error's name and message, for operators only. */
  error?: string;
}

/** Writes the one line that each request leaves. It holds no address, no cookie, no personal data. */
export function logRequest(line: RequestLine): void {
  console.log(JSON.stringify({ level: line.status >= 500 ? "error" : "info", ...line }));
}

/** Writes the one line that each run of a cron's job leaves: counts only. */
export function logJob(job: string, counts: Record<string, number>): void {
  console.log(JSON.stringify({ level: "info", job, ...counts }));
}

/** Writes why words could not be had: a name of ours, and the provider's status. What it said may quote what was sent. */
export function logFailedWordings(requestId: string, { reason, status }: { reason: string; status?: number | undefined }): void {
  console.error(JSON.stringify({ level: "error", request_id: requestId, error: "wordings_failed", reason, provider_status: status }));
}
