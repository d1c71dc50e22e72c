import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { adminMessages } from "../../../content/admin-messages.ts";
import { SETTABLE_MESSAGE_STATUSES } from "../../../domain/messages/message.ts";
import type { MessageChange, MessageDetail } from "../../../domain/messages/message.schema.ts";
import { showToast, type ToastMessage } from "../../../lib/api/toast.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { api } from "../../../lib/session/api.ts";
import { adminLinks, type MessageSearch } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { useAdminVisit } from "../layout/admin-page.tsx";
import { useAdminAction } from "../ui/use-admin-form.ts";

/** What was done to the last message that was left, for the key that undoes it. Null when there is nothing to undo. */
let undoLast: (() => void) | null = null;

/** Undoes the last act on a message, if there is one. */
export const undoLastMove = () => undoLast?.();

/**
 * What follows on a message that is done with: the next one of the list that it was opened from, and a toast whose button undoes it.
 * Where there is none left, the list.
 */
export function useNextMessage() {
  const { moves: words } = useContent(adminMessages);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { lists } = useAdminVisit();
  const { run } = useAdminAction();
  const standing = lists.get(adminLinks.messages().to);
  const search = (
    standing && typeof standing.search === "object" ? standing.search : {}
  ) as MessageSearch;

  /** The id of the message after this one in the list as it was read, or of the first one of the list as it is now. */
  const findNext = async (id: string): Promise<string | undefined> => {
    const shown = queries.getQueryData(adminQueries.messages(search).queryKey)?.items ?? [];
    const after = shown[shown.findIndex((message) => message.id === id) + 1];
    if (after && after.id !== id && shown.some((message) => message.id === id)) return after.id;
    const { cursor: _, ...first } = search;
    const { items } = await queries.fetchQuery({ ...adminQueries.messages(first), staleTime: 0 });
    return items.find((message) => message.id !== id)?.id;
  };

  const open = async (id: string | undefined) => {
    void queries.invalidateQueries({ queryKey: ["messages"] });
    void queries.invalidateQueries({ queryKey: ["dashboard", "summary"] });
    await navigate(id === undefined ? adminLinks.messages(search) : adminLinks.message(id));
  };

  /** Opens the next message and says what was done to this one; `label` names the button that takes it back to `before`. */
  const leave = async (
    changed: MessageDetail,
    before: MessageDetail["status"],
    toast: Omit<ToastMessage, "action">,
    label: string,
  ) => {
    const next = await findNext(changed.id).catch(() => undefined);
    const status: MessageChange["status"] =
      SETTABLE_MESSAGE_STATUSES.find((settable) => settable === before) ?? "new";
    const undo = () => {
      undoLast = null;
      void run(async () => {
        const json = { status, version: changed.version };
        const undone = await api.admin.messages[":messageId"].$patch({
          param: { messageId: changed.id },
          json,
        });
        queries.setQueryData(adminQueries.message(changed.id).queryKey, undone);
        await open(changed.id);
        showToast({ title: words.undone, tone: "success" });
      });
    };
    undoLast = undo;
    await open(next);
    showToast({
      ...toast,
      description: next === undefined ? words.noNext : toast.description,
      action: { label, run: undo },
    });
  };

  const skip = async (id: string) => open(await findNext(id).catch(() => undefined));
  return { leave, skip };
}
