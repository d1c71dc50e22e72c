import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** What the provider knows of a person; the key is its own id of them, `sub`. */
export interface ProviderPerson {
  email?: string | null;
  email_verified?: boolean;
  name?: string | null;
}

export const CLIENT = { id: "envol", secret: "an-openid-client-secret-of-some-length" };

/**
 * A real OpenID provider on loopback. Whoever comes is signed in as `signedInAs` without being asked.
 * It needs the address of its client first, and the client needs the issuer: so it starts in two steps.
 */
export async function openIdProvider() {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((done) => void server.listen(0, "localhost", done));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, ProviderPerson>();
  const state = { signedInAs: "" };

  return {
    issuer,
    people,
    state,
    /** Serves from now on, for the client with this callback. */
    open(redirectUri: string) {
      const provider = new Provider(issuer, {
        clients: [
          { client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] },
        ],
        cookies: { keys: ["only-for-tests"] },
        claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
        features: { devInteractions: { enabled: false } },
        interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
        findAccount: (_ctx, id) => ({
          accountId: id,
          claims: () => ({ sub: id, ...people.get(id) }),
        }),
        async loadExistingGrant(ctx) {
          const grant = new ctx.oidc.provider.Grant({
            clientId: CLIENT.id,
            accountId: ctx.oidc.session?.accountId,
          });
          grant.addOIDCScope("openid email profile");
          await grant.save();
          return grant;
        },
      });
      const serve = provider.callback();
      handle = (request, response) => {
        if (!request.url?.startsWith("/interaction/")) void serve(request, response);
        else if (state.signedInAs)
          void provider.interactionFinished(request, response, {
            login: { accountId: state.signedInAs },
          });
        else void provider.interactionFinished(request, response, { error: "access_denied" });
      };
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
