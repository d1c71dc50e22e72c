export interface RequestLine {
  request_id: string;
  method: string;
  /** The route's pattern, such as /api/bookings/:orderId; null for an unknown path. Never the raw path or query. */
  route: string | null;
  status: number;
  ms: number;
  /** Why a page could not be rendered: the error's name and message. */
  error?: string;
}

/** Logs one line per request. It must hold no address, no cookie, no personal data. */
export function logRequest(line: RequestLine): void {
  console.log(JSON.stringify({ level: line.status >= 500 ? "error" : "info", ...line }));
}

/** Logs one line per run of a cron's job: counts only. */
export function logJob(job: string, counts: Record<string, number>): void {
  console.log(JSON.stringify({ level: "info", job, ...counts }));
}

/** Logs why a generation failed: our own reason and the provider's status. The provider's text is left out, as it may quote the request. */
export function logFailedWordings(
  requestId: string,
  { reason, status }: { reason: string; status?: number | undefined },
): void {
  console.error(
    JSON.stringify({
      level: "error",
      request_id: requestId,
      error: "wordings_failed",
      reason,
      provider_status: status,
    }),
  );
}

/** Logs that a provider did not do what was asked for a payment: our id and the provider's code. */
export function logPayment({ payment, error }: { payment: string; error: string }): void {
  console.error(
    JSON.stringify({ level: "error", payment, error: "payment_provider", code: error }),
  );
}

/** Writes what broke, for whoever keeps the product running. Only D1's messages are kept: they name tables and constraints, never values; others may quote input. */
export function logUnknown(error: unknown, requestId: string): void {
  const { name, message, stack } =
    error instanceof Error ? error : { name: typeof error, message: "", stack: "" };
  const detail = /D1_ERROR: [^"'\n]{0,200}/.exec(message)?.[0];
  const at = /\n\s+at (.+)/.exec(stack ?? "")?.[1];
  console.error(JSON.stringify({ level: "error", request_id: requestId, error: name, detail, at }));
}

/** Writes which bindings or vars are missing or bad: their names, never a value. */
export function logMisconfigured(keys: readonly string[], requestId: string): void {
  console.error(
    JSON.stringify({ level: "error", request_id: requestId, error: "misconfigured", keys }),
  );
}

/** Writes that the mail service takes no mail at all, with its code: the sender's address or domain is not set up. The owner's to mend. */
export function logMailConfiguration(code: string, requestId: string): void {
  console.error(
    JSON.stringify({ level: "error", request_id: requestId, error: "mail_configuration", code }),
  );
}
