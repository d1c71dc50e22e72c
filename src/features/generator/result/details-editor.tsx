import { ChevronDown } from "lucide-react";
import { Card } from "../../../components/ui/card.tsx";
import { DescriptionList } from "../../../components/ui/description-list.tsx";
import { SelectField, TextField } from "../../../components/ui/field.tsx";
import { generatorDetails } from "../../../content/generator-details.ts";
import { generator } from "../../../content/generator.ts";
import { BRAND_FIELDS, toBrand } from "../../../domain/generator/brand.ts";
import { LEGAL_COUNTRIES } from "../../../domain/legal-countries.ts";
import { BILLING_MONTHS } from "../../../domain/money/plans.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import {
  type DetailPath,
  DETAILS,
  type DetailTopic,
  findDifferences,
  readDetail,
  siteConfig,
} from "../workspace/site-details.ts";
import type { OpenWorkspace } from "../workspace/use-workspace.ts";
import styles from "./word-editor.module.css";

const TOPICS = Object.keys(DETAILS) as DetailTopic[];
const CHOICES: Partial<Record<DetailPath, readonly (string | number)[]>> = {
  "membership.billingMonths": BILLING_MONTHS,
  "legal.country": LEGAL_COUNTRIES,
};

/** Edits what the brand's form has no field for, by topic; then lists what stays as it is. */
export function DetailsEditor({ workspace }: { workspace: OpenWorkspace }) {
  const words = useContent(generatorDetails);
  const { form } = useContent(generator);
  const { base, brand, config, details, change } = workspace;
  const usual = toBrand(base);
  const stays = [
    ...BRAND_FIELDS.filter((name) => brand[name].trim() === "").map((name) => ({
      label: form[name],
      value: usual[name],
    })),
    ...TOPICS.flatMap((topic) => DETAILS[topic] as readonly DetailPath[])
      .filter((path) => readDetail(config, path) === readDetail(base, path))
      .map((path) => ({ label: words.fields[path], value: readDetail(base, path) }))
      .filter(({ value }) => value !== undefined),
  ];
  const differences = base === siteConfig ? [] : findDifferences(config, siteConfig);

  return (
    <Card className={styles.editor}>
      <div className={styles.intro}>
        <h3 className={styles.heading}>{words.heading}</h3>
        <p>{words.text}</p>
      </div>
      <div className={styles.sections}>
        {TOPICS.map((topic) => (
          <Fold key={topic} summary={words.topics[topic]}>
            <div className={styles.pairs}>
              {DETAILS[topic].map((path) => {
                const field = {
                  name: path,
                  label: words.fields[path],
                  value: details[path] ?? "",
                  onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
                    change({ type: "detailed", path, text: currentTarget.value }),
                };
                const current = readDetail(config, path);
                const choices = CHOICES[path];
                return choices ? (
                  <SelectField key={path} {...field}>
                    <option value="">{current}</option>
                    {choices.map((choice) => (
                      <option key={choice}>{choice}</option>
                    ))}
                  </SelectField>
                ) : (
                  <TextField
                    key={path}
                    {...field}
                    placeholder={String(current ?? "")}
                    autoComplete="off"
                  />
                );
              })}
            </div>
          </Fold>
        ))}
        <Fold summary={words.stays(stays.length)}>
          <DescriptionList facts={stays} />
        </Fold>
        {differences.length > 0 && (
          <Fold summary={words.differs(differences.length)}>
            <DescriptionList
              facts={differences.map(({ at, value, other }) => ({
                label: at,
                value: `${value} (${words.here(other)})`,
              }))}
            />
          </Fold>
        )}
      </div>
    </Card>
  );
}

function Fold({ summary, children }: { summary: string; children: React.ReactNode }) {
  return (
    <details className={styles.section}>
      <summary className={styles.summary}>
        {summary} <ChevronDown size={20} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
