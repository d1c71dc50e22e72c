import FileUp from "lucide-react/icons/file-up";
import Sparkles from "lucide-react/icons/sparkles";
import { type FormEvent, type RefObject, useEffect } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Spinner } from "#components/ui/loading.tsx";
import { generator } from "#content/generator.ts";
import { hexToHsl } from "#domain/color/color.ts";
import {
  type Brand,
  BRAND_FIELDS,
  type BrandField,
  type BrandIssue,
} from "#domain/generator/brand.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import type { Generation } from "../generation/use-generation.ts";
import type { OpenWorkspace } from "../workspace/use-workspace.ts";
import { countTexts } from "../workspace/workspace.ts";
import styles from "./brand-form.module.css";
import { ColorFields } from "./color-fields.tsx";
import { LoadFile } from "./load-file.tsx";
import { LogoField } from "./logo-field.tsx";
import { ModelNotice } from "./model-notice.tsx";
import { ReadyBrands } from "./ready-brands.tsx";

const FULL = styles.full;
const OPTIONAL = {
  company: [
    ["phone", "tel"],
    ["email", "email"],
    ["address", "text", FULL],
  ],
  domains: [
    ["mainDomain", "url", FULL],
    ["fastTrackDomain", "url", FULL],
    ["checkInDomain", "url", FULL],
  ],
} satisfies Record<string, [BrandField, "tel" | "email" | "text" | "url", string?][]>;

interface BrandFormProps {
  ref: RefObject<HTMLFormElement | null>;
  workspace: OpenWorkspace;
  generation: Generation;
  canGenerate: boolean;
  onGenerate: (continues?: boolean) => void;
}

export function BrandForm({ ref, workspace, generation, canGenerate, onGenerate }: BrandFormProps) {
  const { form: words } = useContent(generator);
  const { brand, usual, colors, issues, change, failure } = workspace;
  const issueMessage = useIssueMessage();
  const isGenerating = generation.isBusy;
  const isStopped = !isGenerating && generation.draft !== null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGenerate();
  };
  const errorOf = (name: BrandField) =>
    brand[name] === "" ? undefined : issueMessage(issues[name]);
  const field = (name: BrandField, placeholder: string) => ({
    name,
    value: brand[name],
    onChange: () => undefined,
    placeholder,
    error: errorOf(name),
  });
  useTyping(ref, change);
  useEnter(ref, canGenerate ? undefined : onGenerate);

  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={submit} aria-label={words.label}>
      <Card className={styles.card}>
        <fieldset className={styles.fields}>
          <legend className="visually-hidden">{words.label}</legend>
          <TextField
            {...field("companyName", "")}
            label={words.companyName}
            mark={words.required}
            required
            maxLength={60}
            autoComplete="organization"
            className={FULL}
          />
          <ReadyBrands
            typed={brand.companyName}
            onChoose={(ready) => change({ type: "typed", brand: ready })}
          />
        </fieldset>
        <fieldset className={styles.fields}>
          <legend className={styles.legend}>{words.logo}</legend>
          <LogoField workspace={workspace} disabled={isGenerating} />
        </fieldset>
        <fieldset className={styles.fields}>
          <legend className={styles.legend}>{words.colors}</legend>
          <ColorFields brand={brand} colors={colors} errorOf={errorOf} />
        </fieldset>
        {(["company", "domains"] as const).map((group) => (
          <fieldset key={group} className={styles.fields}>
            <legend className={styles.legend}>{words[group]}</legend>
            {group === "domains" && <p className={styles.note}>{words.domainsNote}</p>}
            {OPTIONAL[group].map(([name, inputMode, className]) => (
              <TextField
                key={name}
                {...field(name, usual[name])}
                label={words[name]}
                inputMode={inputMode}
                autoComplete="off"
                className={className}
              />
            ))}
          </fieldset>
        ))}
      </Card>
      <div className="stack-s">
        {isStopped && (
          <Button size="l" wide data-main onClick={() => onGenerate(true)}>
            {words.resume}
          </Button>
        )}
        {isStopped && generation.draft && (
          <Button variant="outline" wide onClick={() => void generation.take()}>
            {words.take(countTexts(generation.draft))}
          </Button>
        )}
        <Button
          type="submit"
          data-main
          variant={isStopped || workspace.generated ? "outline" : "accent"}
          size="l"
          wide
          disabled={!canGenerate}
          busy={isGenerating}
        >
          {isGenerating ? (
            <>
              <Spinner /> {words.generating}
            </>
          ) : (
            <>
              <Sparkles size={20} aria-hidden /> {words.generate}
            </>
          )}
        </Button>
        {isGenerating && (
          <Button variant="outline" wide onClick={generation.cancel}>
            {words.cancel}
          </Button>
        )}
        <ModelNotice
          isNameless={brand.companyName === ""}
          refusal={generation.refusal}
          failure={isGenerating ? null : failure}
        />
      </div>
      <LoadFile
        icon={<FileUp size={18} aria-hidden />}
        onLoad={(config) => change({ type: "loaded", config })}
        disabled={isGenerating}
      />
    </form>
  );
}

function useIssueMessage(): (issue: BrandIssue | undefined) => string | undefined {
  const { form: words, toasts } = useContent(generator);
  return (issue) =>
    issue &&
    {
      required: toasts.missing.description,
      too_long: words.tooLong(issue.maximum ?? 0),
      not_plain: words.unusable,
      email: words.emailInvalid,
      host_name: words.domainInvalid,
      color: words.colorInvalid,
    }[issue.code];
}

function useTyping(ref: RefObject<HTMLFormElement | null>, change: OpenWorkspace["change"]): void {
  useEffect(() => {
    const form = ref.current;
    const read = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      const { name, value, dataset } = target;
      const { picks } = dataset;
      if (!picks && !BRAND_FIELDS.some((field) => field === name)) return;
      const brand: Partial<Brand> = picks ? { [picks]: hexToHsl(value) } : { [name]: value };
      change({ type: "typed", brand });
    };
    form?.addEventListener("input", read);
    return () => form?.removeEventListener("input", read);
  }, [ref, change]);
}

/** A disabled button ignores Enter, so the page says what is missing. */
function useEnter(ref: RefObject<HTMLFormElement | null>, say: (() => void) | undefined): void {
  useEffect(() => {
    const form = ref.current;
    const enter = ({ key, target }: KeyboardEvent) => {
      if (key === "Enter" && target instanceof HTMLInputElement && target.name) say?.();
    };
    form?.addEventListener("keydown", enter);
    return () => form?.removeEventListener("keydown", enter);
  }, [ref, say]);
}
