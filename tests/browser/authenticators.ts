import type { Page } from "playwright-core";

/**
 * Gives the page's browser a device's own authenticator, or a simple security key, which recognises
 * nobody or keeps no passkey. Chromium's debugger lets it answer without a person.
 */
export async function addAuthenticator(page: Page, { verifies = true, keeps = true } = {}) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: keeps,
      hasUserVerification: verifies,
      isUserVerified: verifies,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () =>
    (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  return {
    credentials,
    /** Whether somebody is there to touch it. */
    setPresence: (enabled: boolean) =>
      devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    /** Puts a copy of its only passkey in its place, with what differs from the first. */
    async replace(different: { signCount?: number; userHandle?: string }): Promise<void> {
      const [credential] = await credentials();
      await devtools.send("WebAuthn.clearCredentials", { authenticatorId });
      await devtools.send("WebAuthn.addCredential", {
        authenticatorId,
        credential: { ...credential!, ...different },
      });
    },
  };
}
