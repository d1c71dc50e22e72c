import type { SiteConfig } from "../../domain/site-config.ts";
import type { WordingsAbout } from "../../domain/generator/wordings.schema.ts";
import { apiClient, unwrap } from "../../lib/api.ts";
import { signedInCall } from "../../lib/session/signed-in-call.ts";
import { hasStoredSession } from "../../lib/session/stored-session.ts";

/** A call as whoever uses this browser: with their session, where there is one. */
export function callAsVisitor<Answer>(call: (api: ReturnType<typeof apiClient>) => Promise<Answer>): Promise<Answer> {
  return hasStoredSession() ? signedInCall(call) : call(apiClient());
}

/** Who would write, and for whom. Throws an ApiError. */
export function getWordingsAbout(): Promise<WordingsAbout> {
  return unwrap(apiClient().api.wordings.$get());
}

/** Keeps a configuration and gives the link to the site in it. Throws an ApiError. */
export function createSiteConfig(config: SiteConfig): Promise<{ id: string; previewUrl: string; expires_at: string }> {
  return callAsVisitor(({ api }) => unwrap(api["site-configs"].$post({ json: config })));
}
