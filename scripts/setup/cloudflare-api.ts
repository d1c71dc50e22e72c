import { StepFailed } from "../steps/command.ts";

const API = "https://api.cloudflare.com/client/v4";
const TIMEOUT_MS = 30_000;

/** A call that Cloudflare refused, with advice for the owner. */
export class CloudflareError extends StepFailed {
  readonly status: number;
  readonly code: number;

  constructor(call: string, { status, code, message }: Refusal) {
    super(`Cloudflare refused ${call}: ${message} (${code}). ${advise(status, code)}`.trim());
    this.status = status;
    this.code = code;
  }
}

interface Refusal {
  status: number;
  code: number;
  message: string;
}

function advise(status: number, code: number): string {
  if (code === 7400) return "An id in wrangler.toml is not one of this account.";
  if (code === 7406) return "The account has no room for another database: see its plan.";
  if (status === 401 || status === 403 || code === 10_000 || code === 9109)
    return "The token lacks this right, or is another account's: see the first step.";
  if (status === 429) return "Wait five minutes, and run the command again.";
  if (status >= 500) return "Run the command again; https://www.cloudflarestatus.com tells more.";
  return "";
}

export interface CloudflareApi {
  /** `path` is below `/accounts/:id`, unless it starts with "//". */
  ask: <Result>(method: string, path: string, body?: object) => Promise<Result>;
  list: <Item>(path: string) => Promise<Item[]>;
  accountId: string;
}

/** The client's calls throw CloudflareError. */
export function cloudflareApi({
  token,
  accountId,
  base = process.env.CLOUDFLARE_API_BASE_URL ?? API,
}: {
  token: string;
  accountId: string;
  base?: string;
}): CloudflareApi {
  async function request<Result>(method: string, path: string, body?: object) {
    const place = path.startsWith("//") ? path.slice(1) : `/accounts/${accountId}${path}`;
    const call = `${method} ${place.replace(/\?.*/, "")}`;
    const response = await fetch(`${base}${place}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StepFailed(`Cloudflare did not answer ${call}: ${reason}. Run the command again.`);
    });
    const { status } = response;
    const answer = (await response.json().catch(() => ({}))) as {
      success?: boolean;
      result: Result;
      errors?: { code: number; message: string }[];
      result_info?: { total_count?: number; total_pages?: number };
    };
    if (answer.success) return answer;
    const [{ code, message } = { code: status, message: "no reason given" }] = answer.errors ?? [];
    throw new CloudflareError(call, { status, code, message });
  }

  return {
    accountId,
    ask: async <Result>(method: string, path: string, body?: object) =>
      (await request<Result>(method, path, body)).result,
    async list<Item>(path: string) {
      const items: Item[] = [];
      for (let page = 1; ; page++) {
        const mark = path.includes("?") ? "&" : "?";
        const { result, result_info: info } = await request<Item[]>(
          "GET",
          `${path}${mark}per_page=100&page=${page}`,
        );
        items.push(...result);
        if (result.length === 0 || items.length >= (info?.total_count ?? 0)) return items;
      }
    },
  };
}
