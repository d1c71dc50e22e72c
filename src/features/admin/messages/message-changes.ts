import { useQueryClient } from "@tanstack/react-query";
import { type HistoryState, useNavigate } from "@tanstack/react-router";
import { adminMessages } from "#content/admin-messages.ts";
import type {
  MessageChange,
  MessageConflict,
  MessageDetail,
  ReplyInput,
} from "#domain/messages/message.schema.ts";
import { showDone, showToast, type ToastMessage } from "#lib/api/toast.ts";
import { awaitChange } from "#lib/api/use-action.ts";
import { noteVisit } from "#lib/storage/visit.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { type AdminLink, adminLinks, type MessageSearch } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { useAdminVisit } from "../layout/admin-page.tsx";
import { useAdminAction } from "../ui/use-admin-form.ts";

/** After a conflict the cache shows the stored message. */
export function useMessageChange({ id: messageId, version }: MessageDetail) {
  const queries = useQueryClient();
  const { queryKey } = adminQueries.message(messageId);
  const show = async (change: Promise<MessageDetail>) => {
    const changed = await awaitChange(change, ({ body }) =>
      queries.setQueryData(queryKey, (body as MessageConflict).message),
    );
    queries.setQueryData(queryKey, changed);
    void queries.invalidateQueries({ queryKey: ["messages"], refetchType: "none" });
    return changed;
  };
  const param = { messageId };
  return {
    change: (wanted: Omit<MessageChange, "version">) =>
      show(api.admin.messages[":messageId"].$patch({ param, json: { ...wanted, version } })),
    reply: (json: ReplyInput) =>
      show(api.admin.messages[":messageId"].replies.$post({ param, json })),
  };
}

const readTrail = (link: AdminLink | undefined) =>
  (link?.state as HistoryState | undefined)?.trail ?? [];

/** False once the reader has gone to another page, from which a late answer must not take them. */
const isOpen = (id: string) => location.pathname.endsWith(`/${id}`);

let undoLast: (() => void) | null = null;

export const undoLastMove = () => undoLast?.();

export function useNextMessage() {
  const { moves: words, refusals } = useContent(adminMessages);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { lists } = useAdminVisit();
  const { run } = useAdminAction(refusals);
  const readStanding = () => lists.get(adminLinks.messages().to);
  const standing = readStanding();
  const search = (
    standing && typeof standing.search === "object" ? standing.search : {}
  ) as MessageSearch;

  /** The next message of the list that the reader saw, or else the list's first message now. */
  const findNext = async (id: string): Promise<string | undefined> => {
    const page = queries.getQueryData(adminQueries.messages(search).queryKey);
    const at = page?.items.findIndex((message) => message.id === id) ?? -1;
    const after = at < 0 ? undefined : page?.items[at + 1];
    if (after) return after.id;
    const { cursor: last = "", ...first } = search;
    const cursor = at < 0 ? null : page?.next_cursor;
    const findOn = async (wanted: MessageSearch, trail: string[]) => {
      const asked = adminQueries.messages(wanted);
      const { items } = await queries.fetchQuery({ ...asked, staleTime: 0 });
      const link = adminLinks.messages(wanted);
      // The Back button must lead to the page that contains the next message.
      if (at >= 0) lists.set(link.to, { ...link, state: { trail } });
      return items.find((message) => message.id !== id)?.id;
    };
    const next = cursor && (await findOn({ ...first, cursor }, [...readTrail(standing), last]));
    return next || findOn(first, []);
  };

  const reload = () => {
    void queries.invalidateQueries({ queryKey: ["messages"] });
    void queries.invalidateQueries({ queryKey: ["dashboard", "summary"] });
  };
  const open = async (id: string | undefined) => {
    reload();
    const list = readStanding() ?? adminLinks.messages(search);
    await navigate(id === undefined ? list : adminLinks.message(id));
  };

  /** `label` names the button that gives the message the status `undoneTo`. */
  const leave = async (
    changed: MessageDetail,
    undoneTo: MessageDetail["status"],
    toast: Omit<ToastMessage, "action">,
    label: string,
  ) => {
    const next = isOpen(changed.id) ? await findNext(changed.id).catch(() => undefined) : undefined;
    const undo = () => {
      undoLast = null;
      void run(async () => {
        const { isStillHere } = noteVisit();
        const json = { status: undoneTo, version: changed.version };
        const undone = await api.admin.messages[":messageId"].$patch({
          param: { messageId: changed.id },
          json,
        });
        queries.setQueryData(adminQueries.message(changed.id).queryKey, undone);
        await (isStillHere() ? open(changed.id) : reload());
        showDone({ title: words.undone });
      });
    };
    undoLast = undo;
    const isHere = isOpen(changed.id);
    await (isHere ? open(next) : reload());
    showToast({
      ...toast,
      description: isHere && next === undefined ? words.noNext : toast.description,
      action: { label, run: undo },
    });
  };

  const skip = async (id: string) => {
    const next = await findNext(id).catch(() => undefined);
    if (isOpen(id)) await open(next);
  };
  return { leave, skip };
}
