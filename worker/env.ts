import * as z from "zod/mini";
import { MisconfiguredError } from "./errors.ts";

const binding = <Binding>(method: string) =>
  z.custom<Binding>((value) => typeof (value as Record<string, unknown> | undefined)?.[method] === "function");
const LOCAL_SECRET = /local/i;

const SettingsSchema = z
  .object({
    ENVIRONMENT: z.enum(["local", "production"]),
    PUBLIC_ANON_KEY: z.string().check(z.minLength(1)),
    /** Signs order cookies and one-time codes. */
    SIGNING_SECRET: z.string().check(z.minLength(24)),
    /** "off" lifts the rate limits, for load tests on one's own machine only. */
    RATE_LIMITS: z.optional(z.literal("off")),
    MAIL_FROM: z.string().check(z.regex(/^[^<>@]*<?[^<>@\s]+@[^<>@\s]+>?$/)),
    DB: binding<D1Database>("batch"),
    KV: binding<KVNamespace>("get"),
    MAIL: binding<SendEmail>("send"),
    WRITE_LIMIT: binding<RateLimit>("limit"),
    CODE_LIMIT: binding<RateLimit>("limit"),
  })
  .check((context) => {
    const { ENVIRONMENT, SIGNING_SECRET, RATE_LIMITS } = context.value;
    if (ENVIRONMENT === "local") return;
    const refuse = (key: string) => context.issues.push({ code: "custom", path: [key], input: undefined });
    if (LOCAL_SECRET.test(SIGNING_SECRET)) refuse("SIGNING_SECRET");
    if (RATE_LIMITS) refuse("RATE_LIMITS");
  });

/** The bindings and vars of this deployment, checked. */
export type Settings = z.infer<typeof SettingsSchema>;

const parsed = new WeakMap<object, Settings | MisconfiguredError>();

/**
 * The settings of a deployment, parsed once per isolate.
 * @throws MisconfiguredError naming every bad key, never a value.
 */
export function settingsOf(env: object): Settings {
  let settings = parsed.get(env);
  if (!settings) {
    settings = parseEnv(env);
    parsed.set(env, settings);
  }
  if (settings instanceof MisconfiguredError) throw settings;
  return settings;
}

function parseEnv(env: object): Settings | MisconfiguredError {
  const result = SettingsSchema.safeParse(env);
  if (result.success) return result.data;
  return new MisconfiguredError([...new Set(result.error.issues.map((issue) => String(issue.path[0])))].sort());
}
