import type { Ctx } from "../../platform/context/context.ts";

/** A configured OpenID Connect provider. Google is one, at a known address. */
export interface Provider {
  name: "google" | "oidc";
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const GOOGLE_ISSUER = "https://accounts.google.com";

function configuredProviders({ settings }: Pick<Ctx, "settings">): Provider[] {
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
export function findProvider(ctx: Pick<Ctx, "settings">, name: string): Provider | undefined {
  return configuredProviders(ctx).find((provider) => provider.name === name);
}
