import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import { admin } from "../../../content/admin.ts";
import type { ReplyTemplate } from "../../../domain/messages/reply-template.schema.ts";
import { api } from "../../../lib/session/api.ts";
import { showToast } from "../../../lib/api/toast.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminPage, PageSkeleton } from "../layout/admin-page.tsx";
import { ConfirmAction } from "../ui/confirm-action.tsx";
import panel from "../ui/panel.module.css";
import styles from "./messages.module.css";
import { TemplateForm } from "./template-form.tsx";

/** The canned answers: writes, edits and deletes them, each in both languages. */
export function TemplatesPage() {
  const { templates: words, title } = useContent(adminMessages);
  const { problems } = useContent(admin);
  const queries = useQueryClient();
  const query = useQuery(adminQueries.replyTemplates());
  const [edited, setEdited] = useState<ReplyTemplate | "new" | null>(null);
  const [removed, setRemoved] = useState<ReplyTemplate | null>(null);
  const reload = () =>
    queries.invalidateQueries({ queryKey: adminQueries.replyTemplates().queryKey });
  const remove = async () => {
    if (!removed) return;
    const { id, version } = removed;
    await api.admin["reply-templates"][":templateId"].$delete({
      param: { templateId: id },
      query: { version: String(version) },
    });
    showToast({ title: words.remove.done, tone: "success" });
    void reload();
  };
  const saved = () => {
    setEdited(null);
    showToast({ title: words.saved, tone: "success" });
    void reload();
  };
  const form = (template?: ReplyTemplate) => (
    <TemplateForm
      template={template}
      onSaved={saved}
      onClose={() => setEdited(null)}
      onConflict={(now) => (setEdited(now), void reload())}
    />
  );
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      back={{ link: adminLinks.messages(), label: title }}
      actions={edited === null && <Button onClick={() => setEdited("new")}>{words.add}</Button>}
    >
      {edited === "new" && form()}
      <Loaded query={query} messages={problems} loading={<PageSkeleton />}>
        {(templates) =>
          templates.length === 0 && edited === null ? (
            <Card>
              <p>{words.empty}</p>
            </Card>
          ) : (
            <ul className={styles.templates}>
              {templates.map((template) => (
                <li key={template.id} data-field="template">
                  {edited !== null && edited !== "new" && edited.id === template.id ? (
                    form(edited)
                  ) : (
                    <Card>
                      <article className={panel.panel}>
                        <h2>{template.name}</h2>
                        <div className={styles.texts}>
                          <p className={styles.text} lang="en">
                            {template.text_en}
                          </p>
                          <p className={styles.text} lang="fr">
                            {template.text_fr}
                          </p>
                        </div>
                        <div className={panel.actions}>
                          <Button
                            variant="outline"
                            size="s"
                            aria-label={words.editOf(template.name)}
                            onClick={() => setEdited(template)}
                          >
                            {words.edit}
                          </Button>
                          <Button
                            variant="outline"
                            size="s"
                            aria-label={words.remove.openOf(template.name)}
                            onClick={() => setRemoved(template)}
                          >
                            {words.remove.open}
                          </Button>
                        </div>
                      </article>
                    </Card>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <ConfirmAction
        open={removed !== null}
        words={words.remove}
        danger
        explain={({ code }) => words.refusals[code]}
        onConfirm={remove}
        onClose={() => setRemoved(null)}
      >
        {removed && <p>{words.remove.explanation(removed.name)}</p>}
      </ConfirmAction>
    </AdminPage>
  );
}
