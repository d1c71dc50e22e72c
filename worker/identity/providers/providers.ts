import type { SignInProvider } from "#domain/accounts/sign-in-provider.ts";
import type { Settings } from "../../platform/context/env.ts";

/** A configured OpenID Connect provider. Google is one, at a known address. */
export interface Provider {
  name: SignInProvider["id"];
  /** Its name on the button. */
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The settings that only some deployments have. */
export type ProviderSettings = Omit<Partial<Settings>, keyof Env>;

const GOOGLE_ISSUER = "https://accounts.google.com";

/** Returns the providers whose settings are whole. */
export function configuredProviders(settings: ProviderSettings): Provider[] {
  const google = {
    name: "google",
    label: "Google",
    issuer: GOOGLE_ISSUER,
    clientId: settings.GOOGLE_CLIENT_ID,
    clientSecret: settings.GOOGLE_CLIENT_SECRET,
  };
  const oidc = {
    name: "oidc",
    label: settings.OIDC_NAME ?? "OpenID Connect",
    issuer: settings.OIDC_ISSUER,
    clientId: settings.OIDC_CLIENT_ID,
    clientSecret: settings.OIDC_CLIENT_SECRET,
  };
  return [google, oidc].filter((provider): provider is Provider =>
    Object.values(provider).every(Boolean),
  );
}

/** Returns the providers of this deployment as their buttons show them. */
export function listProviders(settings: ProviderSettings): SignInProvider[] {
  return configuredProviders(settings).map(({ name: id, label: name }) => ({ id, name }));
}
