import * as z from "zod/mini";
import { GENERATOR_ACCESS } from "../../../src/domain/generator/wordings.ts";
import { PAYMENT_MODES } from "../../../src/domain/payments/payment.ts";
import { MIN_PASSWORD_LENGTH } from "../../../src/domain/accounts/password.ts";
import { MisconfiguredError } from "../errors/errors.ts";
import { patientDb } from "./patient-db.ts";
import { isSigningKey, readKeyId, readPublicHalf } from "../crypto/signing-key.ts";

const binding = <Binding>(method: string) =>
  z.custom<Binding>(
    (value) => typeof (value as Record<string, unknown> | undefined)?.[method] === "function",
  );
const LOCAL_SECRET = /local/i;
/**
 * The public halves of the repository's signing keys, whose private halves anyone can read. A test
 * compares them with wrangler.toml.
 */
const PUBLISHED_KEYS: ReadonlySet<string> = new Set([
  "GZsg8yHg9sqwOGopkj2YF496PWpX0APasZsEcCTd0Ao",
]);
const PUBLISHED_ANON_KEY = "envol-public-anon-key";
/** Parses a whole number of at least `minimum`; `otherwise` for an absent var. */
const count = (minimum: number, otherwise: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(minimum)), otherwise);
/** The default limits of a session in days (docs/product/accounts.md). */
export const SESSION_DAYS = { max: 90, idle: 30 } as const;
export const STRIPE_API = "https://api.stripe.com";
/** The default address of `npm start`. */
export const LOCAL_ORIGIN = "http://localhost:8787";
const text = () => z.optional(z.string().check(z.minLength(1)));

const VarsSchema = z.object({
  ENVIRONMENT: z.enum(["local", "production"]),
  PUBLIC_ANON_KEY: z.string().check(z.minLength(1)),
  /** Signs order cookies, one-time codes and refresh tokens. */
  SIGNING_SECRET: z.string().check(z.minLength(24)),
  /** Signs access tokens: an ES256 private key as JWK, with a kid. */
  AUTH_SIGNING_KEY: z.string().check(z.refine(isSigningKey)),
  PASSWORD_MIN_LENGTH: count(MIN_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH),
  /** Days from the start of a session to its end. */
  SESSION_MAX_DAYS: count(1, SESSION_DAYS.max),
  /** Days without a refresh that end a session. */
  SESSION_IDLE_DAYS: count(1, SESSION_DAYS.idle),
  /** A provider needs both id and secret; the second one is any OpenID Connect provider. */
  GOOGLE_CLIENT_ID: text(),
  GOOGLE_CLIENT_SECRET: text(),
  OIDC_ISSUER: z.optional(z.url()),
  OIDC_CLIENT_ID: text(),
  OIDC_CLIENT_SECRET: text(),
  OIDC_NAME: text(),
  GENERATOR_ACCESS: z._default(z.enum(GENERATOR_ACCESS), "admins"),
  /** Without a key, the built-in rephraser writes the words. */
  OPENAI_API_KEY: text(),
  OPENAI_BASE_URL: z._default(z.url(), "https://api.openai.com/v1"),
  OPENAI_MODEL: z._default(z.string().check(z.minLength(1)), "gpt-5.4-mini"),
  /** The endpoint's protocol: /responses or /chat/completions. */
  OPENAI_API: z._default(z.enum(["responses", "chat"]), "responses"),
  /** The model's generations per UTC day, without cached ones and the rephraser's. */
  WORDINGS_DAILY_BUDGET: count(0, 500),
  /** Stored configurations per UTC day. */
  SITE_CONFIGS_DAILY_BUDGET: count(0, 500),
  /** The longest silence of the model, and its longest call. */
  WORDINGS_SILENCE_MS: count(1, 60_000),
  WORDINGS_TOTAL_MS: count(1, 180_000),
  /** The rephraser's pause after each piece, so that visitors see the words form. */
  WORDINGS_PACE_MS: count(0, 12),
  /** A deployment takes no money until its owner sets "stripe" with both secrets. */
  PAYMENTS: z._default(z.enum(PAYMENT_MODES), "none"),
  STRIPE_SECRET_KEY: text(),
  STRIPE_WEBHOOK_SECRET: text(),
  /** Only the local product may set another address. */
  STRIPE_API: z._default(z.url(), STRIPE_API),
  /** "off" is for load tests; a deployment refuses it. */
  RATE_LIMITS: z.optional(z.literal("off")),
  /** The local product's address, for links outside a request. */
  LOCAL_ORIGIN: z._default(z.url(), LOCAL_ORIGIN),
  /** "quick" makes weak hashes for tests; a deployment refuses it. */
  PASSWORD_HASHING: z.optional(z.literal("quick")),
  /**
   * The address for answers, without a tag, that Email Routing sends to this Worker; absent, no
   * mail is taken.
   */
  INBOUND_ADDRESS: z.optional(
    z.string().check(z.maxLength(80), z.regex(/^[^<>@\s+]{1,15}@[^<>@\s]+$/)),
  ),
  MAIL_FROM: z.string().check(z.regex(/^[^<>@]*<?[^<>@\s]+@[^<>@\s]+>?$/)),
});

const BINDINGS = {
  DB: binding<D1Database>("batch"),
  KV: binding<KVNamespace>("get"),
  MAIL: binding<SendEmail>("send"),
  /** Without it the cron does what is left to it. */
  TASKS: z.optional(binding<Queue>("send")),
  WRITE_LIMIT: binding<RateLimit>("limit"),
  CODE_LIMIT: binding<RateLimit>("limit"),
  PASSWORD_LIMIT: binding<RateLimit>("limit"),
  WORDINGS_LIMIT: binding<RateLimit>("limit"),
};

/** Without the second secret anyone could claim a payment. */
function requireStripeSecrets({
  value,
  issues,
}: z.core.ParsePayload<z.infer<typeof VarsSchema>>): void {
  if (value.PAYMENTS !== "stripe") return;
  for (const key of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const) {
    if (!value[key]) issues.push({ code: "custom", path: [key], input: undefined });
  }
}

/**
 * Refuses a deployment with published keys, plain http, lifted limits, quick hashes or fake money.
 */
function refuseLocalValues(context: z.core.ParsePayload<z.infer<typeof VarsSchema>>): void {
  const {
    ENVIRONMENT,
    PUBLIC_ANON_KEY,
    SIGNING_SECRET,
    AUTH_SIGNING_KEY,
    OIDC_ISSUER,
    OPENAI_BASE_URL,
    RATE_LIMITS,
  } = context.value;
  if (ENVIRONMENT === "local") return;
  const refuse = (key: string) =>
    context.issues.push({ code: "custom", path: [key], input: undefined });
  if (context.value.PAYMENTS === "demo") refuse("PAYMENTS");
  if (context.value.STRIPE_API !== STRIPE_API) refuse("STRIPE_API");
  if (
    LOCAL_SECRET.test(readKeyId(AUTH_SIGNING_KEY)) ||
    PUBLISHED_KEYS.has(readPublicHalf(AUTH_SIGNING_KEY))
  )
    refuse("AUTH_SIGNING_KEY");
  if (LOCAL_SECRET.test(SIGNING_SECRET)) refuse("SIGNING_SECRET");
  if (PUBLIC_ANON_KEY === PUBLISHED_ANON_KEY) refuse("PUBLIC_ANON_KEY");
  if (OIDC_ISSUER && !OIDC_ISSUER.startsWith("https:")) refuse("OIDC_ISSUER");
  if (!OPENAI_BASE_URL.startsWith("https:")) refuse("OPENAI_BASE_URL");
  if (RATE_LIMITS) refuse("RATE_LIMITS");
  if (context.value.PASSWORD_HASHING) refuse("PASSWORD_HASHING");
}

const SettingsSchema = z
  .extend(VarsSchema, BINDINGS)
  .check(requireStripeSecrets, refuseLocalValues);
const CheckedVarsSchema = VarsSchema.check(requireStripeSecrets, refuseLocalValues);

/** Returns the names of the invalid vars; it ignores other bindings. */
export function badVars(vars: object): string[] {
  const result = CheckedVarsSchema.safeParse(vars);
  return result.success ? [] : badKeys(result.error);
}

/** The checked bindings and vars of this deployment. */
export type Settings = z.infer<typeof SettingsSchema>;

const parsed = new WeakMap<object, Settings | MisconfiguredError>();

/**
 * Parses the settings once per isolate. Throws MisconfiguredError with all bad keys, never a value.
 */
export function getSettings(env: object): Settings {
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
  if (result.success) {
    const settings = result.data;
    return settings.ENVIRONMENT === "local"
      ? { ...settings, DB: patientDb(settings.DB) }
      : settings;
  }
  return new MisconfiguredError(badKeys(result.error));
}

function badKeys({ issues }: z.core.$ZodError): string[] {
  return [...new Set(issues.map(({ path }) => String(path[0])))].toSorted();
}
