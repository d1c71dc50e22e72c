import { withTexts } from "#domain/generator/wording-fields.ts";
import type { KeptField } from "#domain/generator/wordings.schema.ts";
import type { Language } from "#domain/language.ts";
import { SiteContentSchema } from "#domain/site-config.schema.ts";
import type { Generated } from "./workspace.ts";

interface EditedText {
  language: Language;
  path: string;
  text: string;
  /** The text as its box shows it, if the figures there are not the base's. */
  shown?: string;
  /** Set if the generated text was refused and the field kept its old text. */
  kept?: KeptField | undefined;
}

/** A text that breaks the schema goes to `unusable`, and the configuration keeps the old text. */
export function withEditedText(
  generated: Generated,
  { language, path, text, shown = text, kept }: EditedText,
): Generated {
  const content = generated.wording[language];
  if (!content) return generated;
  const key = `${language} ${path}`;
  const { [key]: _, ...unusable } = generated.unusable;
  const keptElsewhere = generated.kept[language].filter((field) => field.path !== path);
  const next = {
    ...generated,
    kept: { ...generated.kept, [language]: kept ? [...keptElsewhere, kept] : keptElsewhere },
  };
  const words = withTexts(content, new Map([[path, text]]));
  return SiteContentSchema.safeParse(words).success
    ? { ...next, unusable, wording: { ...generated.wording, [language]: words } }
    : { ...next, unusable: { ...unusable, [key]: shown } };
}
