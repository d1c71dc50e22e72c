import { ChevronDown } from "lucide-react";
import { Card } from "../../components/ui/card.tsx";
import { Tabs } from "../../components/ui/tabs.tsx";
import { configGenerator } from "../../content/config-generator.ts";
import { generatedConfig } from "../../content/generated-config.ts";
import { isLanguage, LANGUAGES, type Language } from "../../domain/language.ts";
import { wordingFields } from "../../domain/generator/wording-fields.ts";
import { useContent } from "../../lib/site-context.tsx";
import { useRewriting } from "./use-rewriting.ts";
import type { OpenWorkspace } from "./use-workspace.ts";
import styles from "./word-editor.module.css";
import { WordField } from "./word-field.tsx";

const SECTIONS = ["hero", "services", "whyChooseUs"] as const;

interface WordEditorProps {
  workspace: OpenWorkspace;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Every text of the site by language, to edit, to restore or to generate again. */
export function WordEditor({ workspace, language, onLanguage }: WordEditorProps) {
  const { preview } = useContent(configGenerator);
  const { words } = useContent(generatedConfig);
  const rewriting = useRewriting(workspace);
  const { generated } = workspace;
  const languages = LANGUAGES.filter((each) => generated?.wording[each]);

  const editor = (shown: Language) => {
    const content = generated?.wording[shown];
    if (!content) return null;
    const fields = wordingFields(content);
    return (
      <div className={styles.sections}>
        {SECTIONS.map((section) => (
          <details key={section} open={section === "hero"} className={styles.section}>
            <summary className={styles.summary}>
              {words[section]} <ChevronDown size={20} aria-hidden="true" />
            </summary>
            {fields
              .filter(({ path }) => path.startsWith(section))
              .map(({ path, text }) => (
                <WordField key={path} {...{ workspace, rewriting, path, text, language: shown }} />
              ))}
          </details>
        ))}
      </div>
    );
  };

  return (
    <Card className={styles.editor}>
      <div className={styles.intro}>
        <h3 className={styles.heading}>{words.heading}</h3>
        <p>{words.text}</p>
      </div>
      <Tabs
        label={words.heading}
        heading="h3"
        value={languages.includes(language) ? language : "en"}
        onChange={(value) => isLanguage(value) && onLanguage(value)}
        tabs={languages.map((each) => ({
          value: each,
          label: each === "fr" ? preview.french : preview.english,
          // Only the shown language is rendered, to keep typing fast.
          content: each === language ? editor(each) : null,
        }))}
      />
      <p className="visually-hidden" role="status">
        {rewriting.status}
      </p>
    </Card>
  );
}
