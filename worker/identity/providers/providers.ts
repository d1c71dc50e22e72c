import type { SignInProvider } from "#domain/accounts/sign-in-provider.ts";
import type { Ctx } from "../../platform/context/context.ts";
import type { Settings } from "../../platform/context/env.ts";

/** A configured OpenID Connect provider. Google is one, at a known address. */
export interface Provider {
  name: SignInProvider["id"];
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The settings that only some deployments have. */
export type ProviderSettings = Omit<Partial<Settings>, keyof Env>;

const GOOGLE_ISSUER = "https://accounts.google.com";

function configuredProviders(settings: ProviderSettings): Provider[] {
  const {
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    OIDC_ISSUER,
    OIDC_CLIENT_ID,
    OIDC_CLIENT_SECRET,
  } = settings;
  const providers: Provider[] = [];
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    providers.push({
      name: "google",
      issuer: GOOGLE_ISSUER,
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
    });
  }
  if (OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET) {
    providers.push({
      name: "oidc",
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
    });
  }
  return providers;
}

/** Returns the configured provider of this name, or undefined. */
export function findProvider(
  { settings }: Pick<Ctx, "settings">,
  name: string,
): Provider | undefined {
  return configuredProviders(settings).find((provider) => provider.name === name);
}

/** Returns the providers of this deployment as their buttons show them. */
export function listProviders(settings: ProviderSettings): SignInProvider[] {
  const names = { google: "Google", oidc: settings.OIDC_NAME ?? "OpenID Connect" };
  return configuredProviders(settings).map(({ name: id }) => ({ id, name: names[id] }));
}
