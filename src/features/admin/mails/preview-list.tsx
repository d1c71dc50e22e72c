import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Column } from "#components/ui/data-table.tsx";
import { adminPreviews } from "#content/admin-previews.ts";
import type { StoredSiteConfig } from "#domain/generator/stored-site-config.schema.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { adminLinks, type PreviewSearch } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminList } from "../list/admin-list.tsx";
import { ConfirmAction } from "../ui/confirm-action.tsx";
import { AdminTime } from "../ui/formats.tsx";

/** A removed row stays, so that the focus is not lost. */
export function PreviewList({ search }: { search: PreviewSearch }) {
  const words = useContent(adminPreviews);
  const [chosen, setChosen] = useState<StoredSiteConfig | null>(null);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const columns: Column<StoredSiteConfig>[] = [
    {
      label: words.brand,
      render: ({ id, company_name, preview_url }) =>
        removed.has(id) ? (
          company_name
        ) : (
          // A plain link: the preview of another site needs a full page load.
          <a href={preview_url} target="_blank" rel="noopener">
            {company_name}
            <span className="visually-hidden"> ({words.newTab})</span>
          </a>
        ),
    },
    {
      label: words.by,
      render: ({ user_id, user_email }) =>
        user_email ?? (user_id === null ? words.visitor : words.gone),
    },
    { label: words.since, render: ({ created_at }) => <AdminTime iso={created_at} /> },
    {
      label: words.ends,
      render: ({ id, expires_at }) => (removed.has(id) ? "—" : <AdminTime iso={expires_at} />),
    },
    {
      label: words.action,
      render: (preview) => {
        const isRemoved = removed.has(preview.id);
        return (
          <Button
            variant="outline"
            size="s"
            aria-label={isRemoved ? undefined : words.remove.forBrand(preview.company_name)}
            aria-disabled={isRemoved || undefined}
            onClick={isRemoved ? undefined : () => setChosen(preview)}
          >
            {isRemoved ? words.removed : words.remove.open}
          </Button>
        );
      },
    },
  ];
  return (
    <>
      <AdminList
        link={adminLinks.previews}
        search={search}
        query={adminQueries.previews(search)}
        columns={columns}
        field="preview"
        words={words.list}
      />
      <ConfirmAction
        subject={chosen}
        words={words.remove}
        danger
        explain={(preview) => words.remove.explanation(preview.company_name)}
        onConfirm={async ({ id }) => {
          await api.admin["site-configs"][":id"].$delete({ param: { id } });
          setRemoved((ids) => new Set(ids).add(id));
          showDone(words.remove.done);
        }}
        onClose={() => setChosen(null)}
      />
    </>
  );
}
