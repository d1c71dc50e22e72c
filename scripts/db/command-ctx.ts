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
  /** The environment of wrangler.toml; the local product without one. */
  env?: string;
}

/** The context in which a command calls services, as the owner of the product: nobody is signed in. */
export function commandCtx({ db, now, language, env }: CommandCtx): Ctx {
  return createCtx({ settings: commandSettings(db, env), now, language });
}

/** What a command knows of a deployment: its database, and the vars of wrangler.toml. Reading another setting, a secret, throws. */
function commandSettings(db: D1Database, env: string | undefined): Settings {
  const { vars } = unstable_readConfig(
    { config: `${ROOT}/wrangler.toml`, env },
    { hideWarnings: true },
  );
  const known: Partial<Settings> & { DB: D1Database } = {
    ...vars,
    SESSION_IDLE_DAYS: Number(vars.SESSION_IDLE_DAYS ?? SESSION_DAYS.idle),
    SESSION_MAX_DAYS: Number(vars.SESSION_MAX_DAYS ?? SESSION_DAYS.max),
    // A command is no visitor whose attempts count.
    RATE_LIMITS: "off",
    LOCAL_ORIGIN,
    STAGING_HOST: vars.STAGING_HOST as string | undefined,
    DB: db,
    // What a command queues, the cron sends.
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
