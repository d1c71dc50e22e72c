import { RotateCcw, Sparkles } from "lucide-react";
import { TextAreaField } from "../../components/ui/field.tsx";
import { configGenerator } from "../../content/config-generator.ts";
import { generatedConfig } from "../../content/generated-config.ts";
import type { Language } from "../../domain/language.ts";
import { wordAt } from "../../domain/generator/word-at.ts";
import { wordingProblem } from "../../domain/generator/wording-check.ts";
import { maxLengthOf } from "../../domain/generator/wording-fields.ts";
import { useContent } from "../../lib/site-context.tsx";
import { reworded } from "./reworded.ts";
import type { Rewriting } from "./use-rewriting.ts";
import type { OpenWorkspace } from "./use-workspace.ts";
import styles from "./word-editor.module.css";

interface WordFieldProps {
  workspace: OpenWorkspace;
  rewriting: Rewriting;
  language: Language;
  path: string;
  /** The text in the file. */
  text: string;
}

/** One text of the site. A text that breaks the schema shows an error; one that only looks wrong shows a note. */
export function WordField({ workspace, rewriting, language, path, text }: WordFieldProps) {
  const { form } = useContent(configGenerator);
  const { words } = useContent(generatedConfig);
  const { generated, original, change, config } = workspace;
  const label = useFieldLabel(path);
  const unusable = generated?.unusable[`${language} ${path}`];
  const shown = unusable ?? text;
  const first = wordAt(original[language], path) ?? "";
  const maximum = maxLengthOf(path);
  const kept = generated?.kept[language].find((field) => field.path === path);
  const isBusy = rewriting.busy === `${language} ${path}`;
  const put = (next: string) => generated && change({ type: "generated", generated: reworded(generated, { language, path, text: next }) });

  const error = () => {
    if (unusable === undefined) return undefined;
    if (shown.trim() === "") return words.empty;
    return shown.trim().length > maximum ? form.tooLong(maximum) : form.unusable;
  };
  const problem =
    unusable === undefined && shown !== first
      ? wordingProblem({ path, original: first, text: shown, companyName: config.company.name })
      : undefined;
  const note = kept ? words.kept(words.reasons[kept.reason]) : problem && words.check(words.warnings[problem]);

  return (
    <div className={styles.field}>
      <TextAreaField
        name={`${language} ${path}`}
        label={label}
        lang={language}
        rows={1}
        value={shown}
        error={error()}
        aria-busy={isBusy || undefined}
        onChange={({ currentTarget }) => put(currentTarget.value.replaceAll(/\s*\n\s*/g, " "))}
      />
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.tools}>
        <button
          type="button"
          disabled={rewriting.busy !== null}

          onClick={() => void rewriting.rewrite(language, path, label)}
        >
          <Sparkles size={16} aria-hidden="true" /> {isBusy ? words.rewriting : words.rewrite}
          <span className="visually-hidden">: {label}</span>
        </button>
        <button type="button" disabled={shown === first} onClick={() => put(first)}>
          <RotateCcw size={16} aria-hidden="true" /> {words.original}
          <span className="visually-hidden">: {label}</span>
        </button>
        <span className={styles.count}>
          {shown.trim().length}/{maximum}
        </span>
      </div>
    </div>
  );
}

function useFieldLabel(path: string): string {
  const { words } = useContent(generatedConfig);
  const [, index, key] = /^whyChooseUs\.reasons\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (index === undefined) return words.fields[path] ?? path;
  return key === "title" ? words.reasonTitle(Number(index) + 1) : words.reasonDescription(Number(index) + 1);
}
