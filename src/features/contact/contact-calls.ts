import type { MessageBody } from "../../domain/messages/contact.schema.ts";
import type { Unsubscribe, UnsubscribeConfirm } from "../../domain/messages/unsubscribe.schema.ts";
import { apiClient, unwrap } from "../../lib/api.ts";

/** Sends a message to the team. Throws an ApiError when the API refuses or cannot be reached; so do the others here. */
export function sendMessage(json: MessageBody) {
  return unwrap(apiClient().api.contact.$post({ json }));
}

/** Asks for the mail with the unsubscribe link. */
export function askForUnsubscribeLink(json: Unsubscribe) {
  return unwrap(apiClient().api.unsubscribe.$post({ json }));
}

/** Unsubscribes the address that the link was mailed to. Throws an ApiError `link_invalid` when the link no longer works. */
export function confirmUnsubscribe(json: UnsubscribeConfirm) {
  return unwrap(apiClient().api.unsubscribe.confirm.$post({ json }));
}
