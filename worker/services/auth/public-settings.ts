import { version } from "../../../package.json";
import { siteConfig } from "../../../app.config.ts";
import type { Settings } from "../../env.ts";
import { findProvider } from "./providers.ts";

/** Which ways to sign in this deployment has, as GoTrue's clients ask for it. */
export function publicSettings(settings: Settings) {
  const enabled = (name: string) => findProvider(settings, name) !== undefined;
  const oidc = enabled("oidc");
  return {
    external: { email: true, phone: false, anonymous_users: false, google: enabled("google"), oidc },
    ...(oidc && { oidc_name: settings.OIDC_NAME ?? "OpenID Connect" }),
    disable_signup: false,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    sms_provider: "",
  };
}

/** What this auth server is. */
export function serverInfo() {
  return { version, name: siteConfig.company.name, description: "An auth server that speaks the GoTrue protocol" };
}
