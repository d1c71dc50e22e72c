import * as z from "zod/mini";
import { isKeyOf, readPassCertificates } from "../crypto/wallet-keys.ts";
import { MisconfiguredError } from "../errors/errors.ts";
import { patientDb } from "./patient-db.ts";
import { BINDING_LIST, type SETTING_LIST, SETTINGS } from "./setting-list.ts";

type Checks = { [Name in keyof typeof SETTING_LIST]: (typeof SETTING_LIST)[Name]["check"] };
const VarsSchema = z.object(
  Object.fromEntries(SETTINGS.map(([name, { check }]) => [name, check])) as unknown as Checks,
);

type Called = Exclude<keyof typeof BINDING_LIST, "VERSION">;
const binding = <Binding>(name: Called) =>
  z.custom<Binding>(
    (value) =>
      typeof (value as Record<string, unknown> | undefined)?.[BINDING_LIST[name].method] ===
      "function",
  );

const BINDINGS = {
  DB: binding<D1Database>("DB"),
  KV: binding<KVNamespace>("KV"),
  MAIL: binding<SendEmail>("MAIL"),
  ASSETS: z.optional(binding<Fetcher>("ASSETS")),
  TASKS: z.optional(binding<Queue>("TASKS")),
  WRITE_LIMIT: binding<RateLimit>("WRITE_LIMIT"),
  CODE_LIMIT: binding<RateLimit>("CODE_LIMIT"),
  PASSWORD_LIMIT: binding<RateLimit>("PASSWORD_LIMIT"),
  WORDINGS_LIMIT: binding<RateLimit>("WORDINGS_LIMIT"),
  VERSION: z.optional(z.object({ id: z.string() })),
} satisfies Record<keyof typeof BINDING_LIST, z.ZodMiniType>;

type Payload = z.core.ParsePayload<z.infer<typeof VarsSchema>>;
const refuse = ({ issues }: Payload, key: string) =>
  issues.push({ code: "custom", path: [key], input: undefined });

/** Without the webhook's secret, anyone could report a payment. */
function requireStripeSecrets(context: Payload): void {
  if (context.value.PAYMENTS !== "stripe") return;
  for (const [name, { required }] of SETTINGS)
    if (required === "stripe" && !context.value[name]) refuse(context, name);
}

/** A wallet needs both settings or neither, and Apple's key must fit its certificate. */
function requireWalletKeys(context: Payload): void {
  const { value } = context;
  for (const [name, { pair }] of SETTINGS)
    if (name.includes("_WALLET_") && pair && value[name] && !value[pair as typeof name])
      refuse(context, pair);
  const { APPLE_WALLET_CERTIFICATES: pem = "", APPLE_WALLET_KEY: key = "" } = value;
  const certificates = readPassCertificates(pem);
  if (certificates && key && !isKeyOf(certificates, key)) refuse(context, "APPLE_WALLET_KEY");
}

/** Refuses deployments with published keys, plain http, no limits, quick hashes or demo payments. */
function refuseLocalValues(context: Payload): void {
  if (context.value.ENVIRONMENT === "local") return;
  for (const [name, { deployed }] of SETTINGS) {
    const value = context.value[name];
    if (deployed && value !== undefined && !deployed(value)) refuse(context, name);
  }
}

const CHECKS = [requireStripeSecrets, requireWalletKeys, refuseLocalValues] as const;
const SettingsSchema = z.extend(VarsSchema, BINDINGS).check(...CHECKS);
const CheckedVarsSchema = VarsSchema.check(...CHECKS);

export function badVars(vars: object): string[] {
  const result = CheckedVarsSchema.safeParse(vars);
  return result.success ? [] : badKeys(result.error);
}

export type Settings = z.infer<typeof SettingsSchema>;

const parsed = new WeakMap<object, Settings | MisconfiguredError>();

/** Parses once per isolate. Throws MisconfiguredError, which names all bad keys but no value. */
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
    return { ...settings, DB: patientDb(settings.DB) };
  }
  return new MisconfiguredError(badKeys(result.error));
}

function badKeys({ issues }: z.core.$ZodError): string[] {
  return [...new Set(issues.map(({ path }) => String(path[0])))].toSorted();
}
