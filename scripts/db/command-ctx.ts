import { unstable_readConfig } from "wrangler";
import type { Language } from "#domain/language.ts";
import { type Ctx, createCtx } from "#worker/platform/context/context.ts";
import type { Settings } from "#worker/platform/context/env.ts";
import { LOCAL_ORIGIN, SESSION_DAYS } from "#worker/platform/context/setting-list.ts";
import { ROOT } from "../steps/command.ts";

interface CommandCtx {
  db: D1Database;
  /** Epoch ms. */
  now: number;
  language?: Language;
  /** An environment of wrangler.toml; without one, the local product. */
  env?: string;
}

/** The caller is the product's owner, and no account is signed in. */
export function commandCtx({ db, now, language, env }: CommandCtx): Ctx {
  return createCtx({ settings: commandSettings(db, env), now, language });
}

/** Reading a setting that is not in wrangler.toml, such as a secret, throws. */
function commandSettings(db: D1Database, env: string | undefined): Settings {
  const { vars } = unstable_readConfig(
    { config: `${ROOT}/wrangler.toml`, env },
    { hideWarnings: true },
  );
  const known: Partial<Settings> & { DB: D1Database } = {
    ...vars,
    SESSION_IDLE_DAYS: Number(vars.SESSION_IDLE_DAYS ?? SESSION_DAYS.idle),
    SESSION_MAX_DAYS: Number(vars.SESSION_MAX_DAYS ?? SESSION_DAYS.max),
    // A command's attempts must not count against a visitor's limits.
    RATE_LIMITS: "off",
    LOCAL_ORIGIN,
    STAGING_HOST: vars.STAGING_HOST as string | undefined,
    DB: db,
    // The cron sends what a command queues.
    TASKS: undefined,
    GOOGLE_WALLET_KEY: undefined,
  };
  return new Proxy(known as Settings, {
    get(settings, name) {
      if (name in settings) return settings[name as keyof Settings];
      throw new Error(`A command does not know the setting ${String(name)}.`);
    },
  });
}
