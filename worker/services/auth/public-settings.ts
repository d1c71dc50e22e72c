import { version } from "../../../package.json";
import { siteConfig } from "../../../app.config.ts";
import type { Settings } from "../../env.ts";
import { findProvider } from "./providers.ts";

/** The ways to sign in that this deployment offers, in the shape that GoTrue's clients read. */
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

/** The name and version of this auth server. */
export function serverInfo() {
  return { version, name: siteConfig.company.name, description: "An auth server that speaks the GoTrue protocol" };
}
