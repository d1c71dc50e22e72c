import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import BookmarkPlus from "lucide-react/icons/bookmark-plus";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash";
import { useState } from "react";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { admin } from "#content/admin.ts";
import { MAX_VIEW_NAME } from "#domain/dashboard/saved-view.ts";
import { noteVisit } from "#lib/storage/visit.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { type OrderSearch, adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { ConfirmAction } from "../ui/confirm-action.tsx";
import panel from "../ui/panel.module.css";
import { useAdminForm } from "../ui/use-admin-form.ts";
import { type ListSearch, parseOrderSearch } from "../list/list-search.ts";
import styles from "./saved-views.module.css";

export function SavedViews({ search }: { search: OrderSearch }) {
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
        json: { list: "orders", name, query },
      });
    await reload();
    close();
  };
  if (views.length === 0 && !isFiltered) return null;
  return (
    <nav aria-label={words.label} className={styles.views}>
      {views.length > 0 && (
        <ButtonLink
          {...adminLinks.orders()}
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
          {...adminLinks.orders(parseOrderSearch(view.query))}
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
          <ViewButton label={words.rename} Icon={Pencil} onClick={() => setDialog("rename")} />
          <ViewButton label={words.remove} Icon={Trash2} onClick={() => setDialog("remove")} />
        </>
      )}
      {isFiltered && !current && (
        <Button variant="quiet" size="s" onClick={() => setDialog("save")}>
          <BookmarkPlus size={16} aria-hidden /> {words.save}
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
      <ConfirmAction
        subject={dialog === "remove" && current ? current : null}
        words={{ question: words.remove, submit: words.remove, busy: words.removeBusy }}
        danger
        explain={({ name }) => words.removeText(name)}
        onConfirm={async ({ id }) => {
          const { isStillHere } = noteVisit();
          await api.admin.views[":viewId"].$delete({ param: { viewId: id } });
          if (isStillHere()) await navigate(adminLinks.orders());
          await reload();
        }}
        onClose={close}
      />
    </nav>
  );
}

interface ViewButtonProps {
  label: string;
  Icon: LucideIcon;
  onClick: () => void;
}

function ViewButton({ label, Icon, onClick }: ViewButtonProps) {
  return (
    <button type="button" className={styles.act} aria-label={label} title={label} onClick={onClick}>
      <Icon size={16} aria-hidden />
    </button>
  );
}

interface NameFormProps {
  first: string | undefined;
  onKeep: (name: string) => Promise<void>;
  onClose: () => void;
}

function NameForm({ first, onKeep, onClose }: NameFormProps) {
  const { views: words } = useContent(admin).list;
  const form = useAdminForm({
    toast: false,
    schema: async () =>
      (await import("#domain/dashboard/saved-view.schema.ts")).SavedViewNameSchema,
    refusals: { view_exists: words.exists, too_many_views: words.tooMany },
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

const EXACTLY = { exact: true, includeSearch: true };

const toKey = (query: ListSearch) =>
  JSON.stringify(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
