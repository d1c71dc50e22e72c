import type { Page, Sort } from "../../../domain/paging.ts";
import type { MessageKind } from "../../../domain/messages/message.ts";
import type { Message, MessageChange, MessageDetail, ReplyInput } from "../../../domain/messages/message.schema.ts";
import type { MessageStatus } from "../../../domain/messages/message.ts";
import { unwrap } from "../../../lib/api.ts";
import { staffCall } from "../staff-call.ts";

/** What the inbox can be asked for. */
export type MessageSearch = { q?: string; status?: MessageStatus; kind?: MessageKind; sort?: Sort; cursor?: string };

/** One page of the inbox. Throws an ApiError. */
export function fetchMessages(query: MessageSearch): Promise<Page<Message>> {
  return staffCall((api) => unwrap(api.api.admin.messages.$get({ query })));
}

/** A message with its answers. Throws an ApiError. */
export function fetchMessage(messageId: string): Promise<MessageDetail> {
  return staffCall((api) => unwrap(api.api.admin.messages[":messageId"].$get({ param: { messageId } })));
}

/** Answers a message, and gives it with the answer. Throws an ApiError: `message_changed`. */
export function replyTo(messageId: string, json: ReplyInput): Promise<MessageDetail> {
  return staffCall((api) => unwrap(api.api.admin.messages[":messageId"].replies.$post({ param: { messageId }, json })));
}

/** Moves a message to another place in the inbox. Throws an ApiError: `message_changed`. */
export function moveMessage(messageId: string, json: MessageChange): Promise<MessageDetail> {
  return staffCall((api) => unwrap(api.api.admin.messages[":messageId"].$patch({ param: { messageId }, json })));
}
