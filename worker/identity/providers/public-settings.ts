import { siteConfig } from "../../../app.config.ts";
import { version } from "../../../package.json";
import type { Ctx } from "../../platform/context/context.ts";
import { listProviders } from "./providers.ts";

/** GoTrue's clients read these fields. */
export function publicSettings({ settings }: Pick<Ctx, "settings">) {
  const names = Object.fromEntries(listProviders(settings).map(({ id, name }) => [id, name]));
  return {
    external: {
      email: true,
      phone: false,
      anonymous_users: false,
      google: "google" in names,
      oidc: "oidc" in names,
    },
    ...("oidc" in names && { oidc_name: names.oidc }),
    disable_signup: false,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    sms_provider: "",
    passkeys_enabled: true,
  };
}

export function serverInfo() {
  return {
    version,
    name: siteConfig.company.name,
    description: "An auth server that speaks the GoTrue protocol",
  };
}
