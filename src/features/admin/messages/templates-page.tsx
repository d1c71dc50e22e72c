import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextAreaField, TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { adminMessages } from "#content/admin-messages.ts";
import { PLACEHOLDERS, unknownPlaceholders } from "#domain/messages/reply-template.ts";
import type { ReplyTemplate, ReplyTemplateInput } from "#domain/messages/reply-template.schema.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { showDone } from "#lib/api/toast.ts";
import { awaitChange } from "#lib/api/use-action.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminData, AdminPage } from "../layout/admin-page.tsx";
import { ConfirmAction } from "../ui/confirm-action.tsx";
import panel from "../ui/panel.module.css";
import { useAdminForm } from "../ui/use-admin-form.ts";
import styles from "./messages.module.css";

export function TemplatesPage() {
  const { templates: words, title } = useContent(adminMessages);
  const queries = useQueryClient();
  const query = useQuery(adminQueries.replyTemplates());
  const [edited, setEdited] = useState<ReplyTemplate | "new" | null>(null);
  /** The text whose form was closed last: its button takes the focus back. */
  const [closed, setClosed] = useState<string | null>(null);
  const [removed, setRemoved] = useState<ReplyTemplate | null>(null);
  const reload = () =>
    queries.invalidateQueries({ queryKey: adminQueries.replyTemplates().queryKey });
  const open = (one: ReplyTemplate | "new") => {
    setClosed(null);
    setEdited(one);
  };
  const close = () => {
    setClosed(edited && edited !== "new" && !gone ? edited.id : "new");
    setEdited(null);
  };
  const saved = () => {
    close();
    showDone({ title: words.saved });
    void reload();
  };
  const form = (template?: ReplyTemplate, isGone?: boolean) => (
    <TemplateForm
      template={template}
      isGone={isGone}
      onSaved={saved}
      onClose={close}
      onConflict={(now) => (setEdited(now), void reload())}
      onGone={reload}
    />
  );
  // A colleague deleted this answer while it was open, so the form saves its text as a new one.
  const gone =
    edited !== null &&
    edited !== "new" &&
    query.data?.every(({ id }) => id !== edited.id) &&
    form(edited, true);
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      back={{ link: adminLinks.messages(), label: title }}
      actions={
        edited === null && (
          <Button
            // oxlint-disable-next-line no-autofocus -- its form has closed
            autoFocus={closed === "new"}
            onClick={() => open("new")}
          >
            {words.add}
          </Button>
        )
      }
    >
      {edited === "new" ? form() : gone}
      <AdminData query={query}>
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
                        <div className="cluster">
                          <Button
                            variant="outline"
                            size="s"
                            // oxlint-disable-next-line no-autofocus -- its form has closed
                            autoFocus={closed === template.id}
                            aria-label={words.editOf(template.name)}
                            onClick={() => open(template)}
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
      </AdminData>
      <ConfirmAction
        subject={removed}
        words={words.remove}
        danger
        explain={() => words.remove.explanation}
        refusals={words.refusals}
        onConfirm={async ({ id, version }) => {
          const call = { param: { templateId: id }, query: { version: String(version) } };
          try {
            await api.admin["reply-templates"][":templateId"].$delete(call);
          } catch (error) {
            // The list may hold a newer version, so the dialog asks about that one.
            const { data } = await query.refetch();
            setRemoved(data?.find((now) => now.id === id) ?? null);
            throw error;
          }
          void reload();
          showDone({ title: words.remove.done });
        }}
        onClose={() => setRemoved(null)}
      />
    </AdminPage>
  );
}

interface TemplateFormProps {
  template: ReplyTemplate | undefined;
  isGone: boolean | undefined;
  onSaved: () => void;
  onClose: () => void;
  onConflict: (template: ReplyTemplate) => void;
  onGone: () => void;
}

const FIELDS = { name: "name", textEn: "text_en", textFr: "text_fr" } as const;

function TemplateForm({
  template,
  isGone,
  onSaved,
  onClose,
  onConflict,
  onGone,
}: TemplateFormProps) {
  const { templates: words } = useContent(adminMessages);
  const headingId = useId();
  // The name contains the first version, so that an old draft never applies to a newer text.
  const [draft] = useState(`template.${template?.id}.${template?.version}`);
  const wrongIn = (text = "") => {
    const names = unknownPlaceholders(text);
    return names.length > 0 ? words.unknown(names.join(", ")) : undefined;
  };
  const form = useAdminForm<ReplyTemplateInput>({
    refusals: words.refusals,
    toast: false,
    draft,
    schema: async () =>
      (await import("#domain/messages/reply-template.schema.ts")).ReplyTemplateInputSchema,
    check: ({ textEn, textFr }) => ({
      ...(wrongIn(textEn) && { textEn: wrongIn(textEn) }),
      ...(wrongIn(textFr) && { textFr: wrongIn(textFr) }),
    }),
    field: ({ code }) => (code === "template_name_taken" ? "name" : undefined),
    submit: async (input) => {
      const endpoints = api.admin["reply-templates"];
      if (!template || isGone) await endpoints.$post({ json: input });
      else {
        const json = { ...input, version: template.version };
        const call = endpoints[":templateId"].$put({ param: { templateId: template.id }, json });
        await awaitChange(call, ({ code, body }) => {
          if (code === "template_changed")
            showNewer(template, (body as { template: ReplyTemplate }).template);
        }).catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) onGone();
          throw error;
        });
      }
      onSaved();
    },
  });
  /** Fills unchanged fields with the colleague's text; changed fields show both versions. */
  const showNewer = (before: ReplyTemplate, now: ReplyTemplate) => {
    for (const [name, key] of Object.entries(FIELDS)) {
      const field = form.ref.current?.elements.namedItem(name) as HTMLTextAreaElement;
      if (field.value === before[key]) field.value = now[key];
    }
    onConflict(now);
  };
  const theirs = (name: keyof typeof FIELDS) =>
    form.error?.code === "template_changed" && template
      ? `${words.now} ${template[FIELDS[name]]}`
      : undefined;
  return (
    <Card>
      <Form form={form} className={panel.panel} aria-labelledby={headingId}>
        <h2 id={headingId}>{template && !isGone ? words.heading.edit : words.heading.add}</h2>
        <ErrorNotice error={form.error} />
        <TextField
          name="name"
          // oxlint-disable-next-line no-autofocus -- the pressed button has become this form
          autoFocus
          label={words.name}
          required
          maxLength={100}
          hint={theirs("name")}
          defaultValue={template?.name}
        />
        <div className={styles.texts}>
          <TextAreaField
            name="textEn"
            label={words.textEn}
            required
            rows={8}
            lang="en"
            hint={theirs("textEn")}
            defaultValue={template?.text_en}
          />
          <TextAreaField
            name="textFr"
            label={words.textFr}
            required
            rows={8}
            lang="fr"
            hint={theirs("textFr")}
            defaultValue={template?.text_fr}
          />
        </div>
        <div>
          <h3 className={styles.small}>{words.placeholders}</h3>
          <ul className={styles.placeholders}>
            {PLACEHOLDERS.map((name) => (
              <li key={name}>
                <code>{`{${name}}`}</code>
              </li>
            ))}
          </ul>
        </div>
        <div className="cluster">
          <Button type="submit" busy={form.busy}>
            {form.busy ? words.busy : words.submit}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
