import type { SiteConfig } from "../../domain/site-config.ts";
import type { WordingsAbout } from "../../domain/generator/wordings.schema.ts";
import { apiClient, unwrap } from "../../lib/api.ts";
import { signedInCall } from "../../lib/session/signed-in-call.ts";
import { hasStoredSession } from "../../lib/session/stored-session.ts";

/** Calls the API with this browser's session, or without one when nobody is signed in. */
export function callAsVisitor<Answer>(call: (api: ReturnType<typeof apiClient>) => Promise<Answer>): Promise<Answer> {
  return hasStoredSession() ? signedInCall(call) : call(apiClient());
}

/** The model that writes, and who may use it. Throws ApiError. */
export function getWordingsAbout(): Promise<WordingsAbout> {
  return unwrap(apiClient().api.wordings.$get());
}

/** Stores a configuration and returns the link of its preview. Throws ApiError. */
export function createSiteConfig(config: SiteConfig): Promise<{ id: string; previewUrl: string; expires_at: string }> {
  return callAsVisitor(({ api }) => unwrap(api["site-configs"].$post({ json: config })));
}
