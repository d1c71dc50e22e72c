import { version } from "../../../package.json";
import { siteConfig } from "../../../app.config.ts";
import type { Settings } from "../../env.ts";

/** Which ways to sign in this deployment has, as GoTrue's clients ask for it. */
export function publicSettings(settings: Settings) {
  const oidc = Boolean(settings.OIDC_ISSUER && settings.OIDC_CLIENT_ID && settings.OIDC_CLIENT_SECRET);
  const google = Boolean(settings.GOOGLE_CLIENT_ID && settings.GOOGLE_CLIENT_SECRET);
  return {
    external: { email: true, phone: false, anonymous_users: false, google, oidc },
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
