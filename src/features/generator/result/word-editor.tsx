import Sparkles from "lucide-react/icons/sparkles";
import { useId, useMemo } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { TextAreaField, TextField } from "#components/ui/field.tsx";
import { Fold } from "#components/ui/fold.tsx";
import { Tabs } from "#components/ui/tabs.tsx";
import { generatorResult } from "#content/generator-result.ts";
import { generator } from "#content/generator.ts";
import { getWording } from "#domain/generator/wordings.ts";
import { wordingProblem } from "#domain/generator/wording-check.ts";
import { getMaxLength, wordingFields } from "#domain/generator/wording-fields.ts";
import { isLanguage, LANGUAGES, type Language } from "#domain/language.ts";
import { isFocusLost } from "#lib/browser/use-kept-focus.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { withEditedText } from "../workspace/edited-text.ts";
import { withFiguresOf } from "../workspace/site-details.ts";
import type { OpenWorkspace } from "../workspace/use-workspace.ts";
import { getWordings } from "../workspace/workspace.ts";
import { FieldTools } from "./field-tools.tsx";
import { PlanWords } from "./plan-words.tsx";
import { focusText, type Rewriting, textKey, useRewriting } from "./use-rewriting.ts";
import result from "./result.module.css";
import styles from "./word-editor.module.css";

const SECTIONS = ["hero", "services", "whyChooseUs"] as const;

interface WordEditorProps {
  workspace: OpenWorkspace;
  language: Language;
  onLanguage: (language: Language) => void;
}

export function WordEditor({ workspace, language, onLanguage }: WordEditorProps) {
  const { preview } = useContent(generator);
  const { words } = useContent(generatorResult);
  const rewriting = useRewriting(workspace);
  const { generated, config, fill, original } = workspace;
  const inFile = getWordings(config);
  const originalInFile = useMemo(() => getWordings(fill(original)), [fill, original]);
  const languages = LANGUAGES.filter((each) => generated?.wording[each]);
  // A file may have no French.
  const open = languages.includes(language) ? language : "en";

  const editor = (shown: Language) => {
    const content = generated?.wording[shown];
    if (!content) return null;
    const fields = wordingFields(content);
    return (
      <div className={styles.sections}>
        {SECTIONS.map((section) => (
          <Fold key={section} open={section === "hero"} title={<span>{words[section]}</span>}>
            {section === "hero" && <Openings rewriting={rewriting} language={shown} />}
            {fields
              .filter(({ path }) => path.startsWith(section))
              .map(({ path, text: written }) => (
                <WordField
                  key={path}
                  {...{ workspace, rewriting, path, written, language: shown }}
                  text={getWording(inFile[shown], path) ?? written}
                  first={getWording(originalInFile[shown], path) ?? ""}
                />
              ))}
          </Fold>
        ))}
        <PlanWords workspace={workspace} rewriting={rewriting} language={shown} />
      </div>
    );
  };

  return (
    <Card className={result.card}>
      <div className={result.intro}>
        <h3 className={styles.heading}>{words.heading}</h3>
        <p>{words.text}</p>
      </div>
      <TextField
        name="wish"
        label={words.wish}
        hint={words.wishHint}
        value={rewriting.wish}
        maxLength={200}
        autoComplete="off"
        onChange={({ currentTarget }) => rewriting.setWish(currentTarget.value)}
      />
      <Tabs
        label={words.heading}
        heading="h3"
        value={open}
        onChange={(value) => isLanguage(value) && onLanguage(value)}
        tabs={languages.map((each) => ({
          value: each,
          label: each === "fr" ? preview.french : preview.english,
          // Rendering only one language keeps typing fast.
          content: each === open ? editor(each) : null,
        }))}
      />
      <p className="visually-hidden" role="status">
        {rewriting.status}
      </p>
    </Card>
  );
}

/** The button that was pressed gives its place to the openings. */
const focusIfLost = (openings: HTMLElement | null) => {
  if (openings && isFocusLost()) openings.focus({ preventScroll: true });
};

/** Offers two new openings; the current one stays until the visitor chooses. */
function Openings({ rewriting, language }: { rewriting: Rewriting; language: Language }) {
  const { words } = useContent(generatorResult);
  const { busy, candidates } = rewriting;
  const key = textKey(language, "hero");
  // The title takes the focus from the buttons, which disappear with the openings.
  const titleKey = textKey(language, "hero.title");
  if (candidates?.language !== language)
    return (
      <Button
        variant="outline"
        busy={busy === key}
        disabled={busy !== null}
        onClick={() => void rewriting.propose(language)}
      >
        <Sparkles size={18} aria-hidden /> {busy === key ? words.rewriting : words.propose}
      </Button>
    );
  return (
    <section
      ref={focusIfLost}
      tabIndex={-1}
      className={styles.candidates}
      aria-label={words.proposed}
    >
      {candidates.openings.map((opening, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two openings may be equal
        <div key={index} className={styles.candidate} lang={language}>
          <p className={styles.title}>{opening.hero.title}</p>
          <p>{opening.hero.subtitle}</p>
          <p className="note">{opening.hero.cta}</p>
          <Button
            onClick={() => {
              focusText(titleKey);
              rewriting.choose(candidates, opening);
            }}
          >
            {words.choose(index + 1)}
          </Button>
        </div>
      ))}
      <Button
        variant="outline"
        onClick={() => {
          focusText(titleKey);
          rewriting.dismiss();
        }}
      >
        {words.dismiss}
      </Button>
    </section>
  );
}

interface WordFieldProps {
  workspace: OpenWorkspace;
  rewriting: Rewriting;
  language: Language;
  path: string;
  /** As it was written, before the figures that the owner typed. */
  written: string;
  /** As the file has it. */
  text: string;
  /** The original text, as the file would have it. */
  first: string;
}

/** A text that breaks the schema shows an error; a text that only looks wrong shows a note. */
function WordField({ workspace, rewriting, language, path, written, text, first }: WordFieldProps) {
  const { form } = useContent(generator);
  const { words } = useContent(generatorResult);
  const { base, generated, original, change, config, details } = workspace;
  const label = useFieldLabel(path);
  const id = useId();
  const unusable = generated?.unusable[`${language} ${path}`];
  const shown = unusable ?? text;
  const maximum = getMaxLength(path);
  const kept = generated?.kept[language].find((field) => field.path === path);
  const key = textKey(language, path);
  const isBusy = rewriting.busy === key;
  const put = (next: string, shownAs = next) =>
    generated &&
    change({
      type: "generated",
      generated: withEditedText(generated, { language, path, text: next, shown: shownAs }),
    });
  const type = (next: string) =>
    put(withFiguresOf(base, config, details, `content.${path}`, next), next);

  const findError = () => {
    if (unusable === undefined) return undefined;
    if (shown.trim() === "") return words.empty;
    return shown.trim().length > maximum ? form.tooLong(maximum) : form.unusable;
  };
  const error = findError();
  const problem =
    unusable === undefined && shown !== first
      ? wordingProblem({
          path,
          original: first,
          text: shown,
          companyName: config.company.name,
          language,
        })
      : undefined;
  const note = kept
    ? words.kept(words.reasons[kept.reason])
    : problem && words.check(words.reasons[problem]);

  return (
    <div className={styles.field}>
      <TextAreaField
        name={`${language} ${path}`}
        label={label}
        lang={language}
        rows={1}
        value={shown}
        error={error}
        errorId={`${id}error`}
        aria-describedby={classNames(error && `${id}error`, note && `${id}note`, `${id}count`)}
        aria-busy={isBusy || undefined}
        onChange={({ currentTarget }) =>
          type(currentTarget.value.replaceAll(/(?<!\s)\s*\n\s*/g, " "))
        }
      />
      {note && (
        <p className={styles.note} id={`${id}note`}>
          {note}
        </p>
      )}
      <FieldTools
        rewriting={rewriting}
        field={key}
        label={label}
        isOriginal={shown === first}
        onRewrite={() => void rewriting.rewrite(language, path, label)}
        onOriginal={() => {
          rewriting.remember(key, unusable ?? written);
          put(getWording(original[language], path) ?? "");
        }}
        onUndo={(earlier) => put(earlier)}
      >
        <span className={styles.count} id={`${id}count`}>
          {shown.trim().length}/{maximum}
        </span>
      </FieldTools>
    </div>
  );
}

function useFieldLabel(path: string): string {
  const { words } = useContent(generatorResult);
  const [, index, key] = /^whyChooseUs\.reasons\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (index === undefined) return words.fields[path] ?? path;
  return key === "title"
    ? words.reasonTitle(Number(index) + 1)
    : words.reasonDescription(Number(index) + 1);
}
