import { siteConfig } from "../../../app.config.ts";
import { version } from "../../../package.json";
import type { Ctx } from "../../platform/context/context.ts";
import { findProvider, type Provider } from "./providers.ts";

/** Returns this deployment's ways to sign in, as GoTrue's clients read them. */
export function publicSettings(ctx: Pick<Ctx, "settings">) {
  const isEnabled = (name: Provider["name"]) => findProvider(ctx, name) !== undefined;
  const oidc = isEnabled("oidc");
  return {
    external: {
      email: true,
      phone: false,
      anonymous_users: false,
      google: isEnabled("google"),
      oidc,
    },
    ...(oidc && { oidc_name: ctx.settings.OIDC_NAME ?? "OpenID Connect" }),
    disable_signup: false,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    sms_provider: "",
  };
}

/** Returns the name and version of this auth server. */
export function serverInfo() {
  return {
    version,
    name: siteConfig.company.name,
    description: "An auth server that speaks the GoTrue protocol",
  };
}
