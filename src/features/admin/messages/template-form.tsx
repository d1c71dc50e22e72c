import { useId } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { TextAreaField, TextField } from "../../../components/ui/field.tsx";
import { Form, useForm } from "../../../components/ui/form.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import { admin } from "../../../content/admin.ts";
import {
  type ReplyTemplate,
  type ReplyTemplateInput,
  ReplyTemplateInputSchema,
} from "../../../domain/messages/reply-template.schema.ts";
import { PLACEHOLDERS, unknownPlaceholders } from "../../../domain/messages/reply-template.ts";
import { ApiError } from "../../../lib/api/api-client.ts";
import { api } from "../../../lib/session/api.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { adminQueries } from "../data/admin-queries.ts";
import { useQueryClient } from "@tanstack/react-query";
import panel from "../ui/panel.module.css";
import styles from "./messages.module.css";

interface TemplateFormProps {
  /** Absent for a new one. */
  template: ReplyTemplate | undefined;
  onSaved: () => void;
  onClose: () => void;
  /** Gets the text as someone else has changed it meanwhile. */
  onConflict: (template: ReplyTemplate) => void;
}

/** Writes a canned answer, or edits one. What was typed stays when it is refused. */
export function TemplateForm({ template, onSaved, onClose, onConflict }: TemplateFormProps) {
  const { templates: words } = useContent(adminMessages);
  const { failure } = useContent(admin);
  const queries = useQueryClient();
  const headingId = useId();
  const wrongIn = (text = "") => {
    const names = unknownPlaceholders(text);
    return names.length > 0 ? words.unknown(names.join(", ")) : undefined;
  };
  const form = useForm<ReplyTemplateInput>({
    ...failure,
    toast: false,
    schema: ReplyTemplateInputSchema,
    check: ({ textEn, textFr }) => ({
      ...(wrongIn(textEn) && { textEn: wrongIn(textEn) }),
      ...(wrongIn(textFr) && { textFr: wrongIn(textFr) }),
    }),
    explain: ({ code }) => words.refusals[code],
    field: ({ code }) => (code === "template_name_taken" ? "name" : undefined),
    submit: async (input) => {
      const endpoints = api.admin["reply-templates"];
      if (!template) await endpoints.$post({ json: input });
      else {
        const json = { ...input, version: template.version };
        await endpoints[":templateId"]
          .$put({ param: { templateId: template.id }, json })
          .catch(async (error: unknown) => {
            if (error instanceof ApiError && error.code === "template_changed")
              await showNewer(template.id);
            throw error;
          });
      }
      onSaved();
    },
  });
  const showNewer = async (id: string) => {
    const now = (await queries.fetchQuery({ ...adminQueries.replyTemplates(), staleTime: 0 })).find(
      (one) => one.id === id,
    );
    if (now) onConflict(now);
  };
  return (
    <Card>
      <Form form={form} className={panel.panel} aria-labelledby={headingId}>
        <h2 id={headingId}>{template ? words.heading.edit : words.heading.add}</h2>
        {form.error && (
          <Notice role="alert" tone="error">
            {form.error.text}
          </Notice>
        )}
        <TextField
          name="name"
          label={words.name}
          required
          maxLength={100}
          defaultValue={template?.name}
        />
        <div className={styles.texts}>
          <TextAreaField
            name="textEn"
            label={words.textEn}
            required
            rows={8}
            lang="en"
            defaultValue={template?.text_en}
          />
          <TextAreaField
            name="textFr"
            label={words.textFr}
            required
            rows={8}
            lang="fr"
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
        <div className={panel.actions}>
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
