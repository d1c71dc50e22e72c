import type { SignInProvider } from "#domain/accounts/sign-in-provider.ts";
import type { Settings } from "../../platform/context/env.ts";

export interface Provider {
  name: SignInProvider["id"];
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export type ProviderSettings = Omit<Partial<Settings>, keyof Env>;

const GOOGLE_ISSUER = "https://accounts.google.com";

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

export function listProviders(settings: ProviderSettings): SignInProvider[] {
  return configuredProviders(settings).map(({ name: id, label: name }) => ({ id, name }));
}
