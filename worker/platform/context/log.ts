export interface RequestLine {
  request_id: string;
  method: string;
  /** The route's pattern, never the raw path or query; null for an unknown path. */
  route: string | null;
  status: number;
  ms: number;
  repeats?: number | undefined;
  error?: string;
}

/** Must contain no addresses, cookies or personal data. */
export function logRequest(line: RequestLine): void {
  console.log(JSON.stringify({ level: line.status >= 500 ? "error" : "info", ...line }));
}

export function logJob(job: string, counts: Record<string, number>): void {
  console.log(JSON.stringify({ level: "info", job, ...counts }));
}

/** Takes only our names and codes, never text that may quote the request. */
export function logError(facts: Record<string, unknown>): void {
  console.error(JSON.stringify({ level: "error", ...facts }));
}

export function logPayment({ payment, error }: { payment: string; error: string }): void {
  logError({ payment, error: "payment_provider", code: error });
}

/** Logs only D1's message, because other messages may quote input. */
export function logUnknown(error: unknown, requestId: string): void {
  const { name, message, stack } =
    error instanceof Error ? error : { name: typeof error, message: "", stack: "" };
  const detail = /D1_ERROR: [^"'\n]{0,200}/.exec(message)?.[0];
  const at = /\n +at (.+)/.exec(stack ?? "")?.[1];
  logError({ request_id: requestId, error: name, detail, at });
}

export function logMisconfigured(keys: readonly string[], requestId: string): void {
  logError({ request_id: requestId, error: "misconfigured", keys });
}
