import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { BookmarkPlus, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "../../../components/ui/button.tsx";
import { Dialog, DialogActions } from "../../../components/ui/dialog.tsx";
import { TextField } from "../../../components/ui/field.tsx";
import { Form, useForm } from "../../../components/ui/form.tsx";
import { admin } from "../../../content/admin.ts";
import {
  MAX_VIEW_NAME,
  type SavedView,
  SavedViewNameSchema,
} from "../../../domain/dashboard/saved-view.schema.ts";
import type { ApiError } from "../../../lib/api/api-client.ts";
import { api } from "../../../lib/session/api.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import type { AdminLink } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { ConfirmAction } from "../ui/confirm-action.tsx";
import panel from "../ui/panel.module.css";
import type { ListSearch } from "./list-search.ts";
import styles from "./saved-views.module.css";

interface SavedViewsProps {
  link: (search: ListSearch) => AdminLink;
  search: ListSearch;
}

/** The reader's own views of the orders: filters under a name. A new one is made of the filters that are set. */
export function SavedViews({ link, search }: SavedViewsProps) {
  const { views: words } = useContent(admin).list;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: views = [] } = useQuery(adminQueries.savedViews());
  const [dialog, setDialog] = useState<"save" | "rename" | "remove" | null>(null);
  const { q: _q, cursor: _cursor, ...query } = search;
  const key = toKey(query);
  const current = views.find((view) => toKey(view.query) === key);
  const isFiltered = Object.keys(query).length > 0;
  const close = () => setDialog(null);
  const reload = () => client.invalidateQueries({ queryKey: adminQueries.savedViews().queryKey });
  const keep = async (name: string) => {
    if (dialog === "rename" && current)
      await api.admin.views[":viewId"].$patch({ param: { viewId: current.id }, json: { name } });
    else
      await api.admin.views.$post({
        json: { list: "orders", name, query: query as Record<string, string> },
      });
    await reload();
    close();
  };
  const remove = async (view: SavedView) => {
    await api.admin.views[":viewId"].$delete({ param: { viewId: view.id } });
    await navigate(link({}));
    await reload();
  };
  if (views.length === 0 && !isFiltered) return null;
  return (
    <nav aria-label={words.label} className={styles.views}>
      {views.length > 0 && (
        <ButtonLink
          {...link({})}
          variant="quiet"
          size="s"
          className={styles.view}
          activeOptions={EXACTLY}
        >
          {words.all}
        </ButtonLink>
      )}
      {views.map((view) => (
        <ButtonLink
          key={view.id}
          {...link(view.query)}
          variant="quiet"
          size="s"
          className={styles.view}
          activeOptions={EXACTLY}
        >
          {view.name}
        </ButtonLink>
      ))}
      {current && (
        <>
          <button
            type="button"
            className={styles.act}
            aria-label={words.rename}
            title={words.rename}
            onClick={() => setDialog("rename")}
          >
            <Pencil size={16} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.act}
            aria-label={words.remove}
            title={words.remove}
            onClick={() => setDialog("remove")}
          >
            <Trash2 size={16} aria-hidden="true" />
          </button>
        </>
      )}
      {isFiltered && !current && (
        <Button variant="quiet" size="s" onClick={() => setDialog("save")}>
          <BookmarkPlus size={16} aria-hidden="true" /> {words.save}
        </Button>
      )}
      <Dialog
        open={dialog === "save" || dialog === "rename"}
        title={dialog === "rename" ? words.rename : words.save}
        onClose={close}
      >
        {(dialog === "save" || dialog === "rename") && (
          <NameForm
            first={dialog === "rename" ? current?.name : undefined}
            onKeep={keep}
            onClose={close}
          />
        )}
      </Dialog>
      {current && (
        <ConfirmAction
          open={dialog === "remove"}
          words={{ question: words.remove, submit: words.remove, busy: words.removeBusy }}
          danger
          onConfirm={() => remove(current)}
          onClose={close}
        >
          <p>{words.removeText(current.name)}</p>
        </ConfirmAction>
      )}
    </nav>
  );
}

interface NameFormProps {
  first: string | undefined;
  onKeep: (name: string) => Promise<void>;
  onClose: () => void;
}

function NameForm({ first, onKeep, onClose }: NameFormProps) {
  const { failure, list } = useContent(admin);
  const { views: words } = list;
  const form = useForm({
    ...failure,
    toast: false,
    schema: SavedViewNameSchema,
    explain: ({ code }: ApiError) =>
      ({ view_exists: words.exists, too_many_views: words.tooMany })[code],
    field: () => "name",
    submit: ({ name }) => onKeep(name),
  });
  return (
    <Form form={form} className={panel.panel}>
      <TextField
        name="name"
        label={words.name}
        hint={words.hint}
        maxLength={MAX_VIEW_NAME}
        defaultValue={first}
        required
        autoComplete="off"
      />
      <DialogActions words={words} busy={form.busy} onClose={onClose} />
    </Form>
  );
}

/** A view is the current one only with its own filters and no others. */
const EXACTLY = { exact: true, includeSearch: true };

/** The same text for the same filters, in whatever order they were set. */
const toKey = (query: ListSearch) =>
  JSON.stringify(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
