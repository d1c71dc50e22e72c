import { type FormOptions, type FormState, useForm } from "#components/ui/form.tsx";
import type { FormText } from "#components/ui/form-values.ts";
import { admin } from "#content/admin.ts";
import { type FailureMessages, useAction } from "#lib/api/use-action.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useDraft } from "#lib/storage/draft.ts";
import { forgetDraft } from "#lib/storage/kept-drafts.ts";

export type Refusals = Partial<Record<string, string>>;

export function useAdminAction(refusals: Refusals = {}, messages: FailureMessages = {}) {
  const { failure } = useContent(admin);
  return useAction({ ...failure, explain: ({ code }) => refusals[code], ...messages });
}

export interface AdminFormOptions<Input> extends FormOptions<Input> {
  refusals?: Refusals;
  /** The name under which the tab keeps unsent text (draft.ts). */
  draft?: string | undefined;
}

export function useAdminForm<Input = FormText>({
  draft,
  refusals = {},
  submit,
  ...options
}: AdminFormOptions<Input>): FormState {
  const { failure, textKept } = useContent(admin);
  const form = useForm<Input>({
    ...failure,
    offline: textKept,
    explain: ({ code }) => refusals[code],
    ...options,
    submit: async (input, typed, visit) => {
      await submit(input, typed, visit);
      if (draft) forgetDraft(draft);
    },
  });
  useDraft(form.ref, draft);
  return form;
}
