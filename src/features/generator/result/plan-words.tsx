import { TextAreaField } from "#components/ui/field.tsx";
import { Fold } from "#components/ui/fold.tsx";
import { generatorResult } from "#content/generator-result.ts";
import type { Language } from "#domain/language.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { isTyped, markFigures, readAt, readTyped } from "../workspace/site-details.ts";
import type { OpenWorkspace } from "../workspace/use-workspace.ts";
import { FieldTools } from "./field-tools.tsx";
import { type Rewriting, textKey } from "./use-rewriting.ts";
import styles from "./word-editor.module.css";

interface PlanWordsProps {
  workspace: OpenWorkspace;
  rewriting: Rewriting;
  language: Language;
}

interface OtherText {
  /** `path` is in the configuration; `asked` is how the model knows the text. */
  path: string;
  asked: string;
  label: string;
}

/** The words of plans and for search engines, which the generation does not change. */
export function PlanWords(props: PlanWordsProps) {
  const { words } = useContent(generatorResult);
  const { config } = props.workspace;
  const inFile = props.language === "fr" ? "translations.fr." : "";
  const plans = props.language === "fr" ? config.translations?.fr.plans : config.pricing.plans;
  const field = (asked: string, label: string): OtherText => ({
    path: inFile ? inFile + asked.replace("pricing.", "") : asked,
    asked,
    label,
  });
  const show = (text: OtherText) => <OtherField key={text.path} {...props} text={text} />;
  return (
    <>
      <Fold title={<span>{words.plans}</span>}>
        {(plans ?? []).flatMap(({ name }, index) => [
          show(field(`pricing.plans.${index}.description`, words.planDescription(name))),
          show(field(`pricing.plans.${index}.features`, words.planFeatures(name))),
        ])}
      </Fold>
      <Fold title={<span>{words.search}</span>}>
        {show(field("seo.defaultTitle", words.seoTitle))}
        {show(field("seo.defaultDescription", words.seoDescription))}
        {show(field("seo.keywords", words.keywords))}
      </Fold>
    </>
  );
}

const toText = (value: unknown, separator: string): string =>
  Array.isArray(value) ? value.join(separator) : String(value ?? "");

function OtherField({
  workspace,
  rewriting,
  language,
  text: { path, asked, label },
}: PlanWordsProps & { text: OtherText }) {
  const { base, config, details, change } = workspace;
  const isList = path.endsWith(".features");
  const separator = isList ? "\n" : ", ";
  const read = (site: SiteConfig) => toText(readAt(site, path), separator);
  const shown = isTyped(details, path) ? readTyped(config, details, path) : read(config);
  /** The text as it is stored, with its marks. */
  const textIn = (of: OpenWorkspace) =>
    isTyped(of.details, path)
      ? of.details[path]!
      : markFigures(of.config, of.details, path, read(of.config));
  const store = (text: string | undefined) => change({ type: "detailed", path, text });
  const put = (text: string) => store(markFigures(config, details, path, text));
  const key = textKey(language, path);
  const lines = shown.split("\n").filter((line) => line.trim() !== "");
  const texts = isList
    ? lines.map((text, index) => ({ path: `${asked}.${index}`, text }))
    : [{ path: asked, text: shown }];
  const remember = (present: OpenWorkspace) => rewriting.remember(key, textIn(present));
  return (
    <div className={styles.field}>
      <TextAreaField
        name={key}
        label={label}
        lang={language}
        rows={isList ? 3 : 1}
        value={shown}
        aria-busy={rewriting.busy === key || undefined}
        onChange={({ currentTarget: { value } }) =>
          put(
            isList
              ? value
              : value
                  .split("\n")
                  .map((line) => line.trim())
                  .join(" "),
          )
        }
      />
      <FieldTools
        rewriting={rewriting}
        field={key}
        label={label}
        isOriginal={!isTyped(details, path) || shown === read(base)}
        canRewrite={shown.trim() !== ""}
        onRewrite={() =>
          void rewriting.rewriteTexts(key, { language, texts, label }, (written, present) => {
            remember(present);
            put(written.join(separator));
          })
        }
        onOriginal={() => {
          remember(workspace);
          store(undefined);
        }}
        onUndo={store}
      />
    </div>
  );
}
