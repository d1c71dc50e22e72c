import { FileUp, Sparkles } from "lucide-react";
import { type FormEvent, type RefObject, useEffect } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { TextField } from "../../components/ui/field.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { configGenerator } from "../../content/config-generator.ts";
import { type Brand, BRAND_FIELDS, type BrandField } from "../../domain/generator/brand.ts";
import { PLACEHOLDER_COLORS } from "../../lib/brand-colors.ts";
import { useContent } from "../../lib/site-context.tsx";
import styles from "./brand-form.module.css";
import { ColorField } from "./color-field.tsx";
import { LoadFile } from "./load-file.tsx";
import { Palette } from "./palette.tsx";
import type { Generation } from "./use-generation.ts";
import { useIssueWords } from "./use-issue-words.ts";
import type { OpenWorkspace } from "./use-workspace.ts";
import { Writer } from "./writer.tsx";

interface BrandFormProps {
  ref: RefObject<HTMLFormElement | null>;
  workspace: OpenWorkspace;
  generation: Generation;
  canGenerate: boolean;
  onGenerate: () => void;
}

/** The generator's form: the brand's company, domains and two colours (docs/product.md, "Configuration generator"). */
export function BrandForm({ ref, workspace, generation, canGenerate, onGenerate }: BrandFormProps) {
  const words = useContent(configGenerator);
  const { form } = words;
  const { brand, base, colors, issues, change } = workspace;
  const issueWords = useIssueWords();
  const isGenerating = generation.isBusy;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onGenerate();
  };
  const field = (name: BrandField, placeholder: string) => ({
    name,
    value: brand[name],
    onChange: () => undefined,
    placeholder,
    error: brand[name] === "" ? undefined : issueWords(issues[name]),
  });
  useTyping(ref, change);
  useEnter(ref, canGenerate ? undefined : onGenerate);

  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={submit} aria-label={form.label}>
      <Card className={styles.card}>
        <fieldset className={styles.fields}>
          <legend className={styles.legend}>{form.company}</legend>
          <TextField
            {...field("companyName", "")}
            label={form.companyName}
            mark={form.required}
            required
            maxLength={60}
            autoComplete="organization"
            className={styles.full}
          />
          <TextField {...field("phone", base.company.phone)} label={form.phone} inputMode="tel" autoComplete="off" />
          <TextField {...field("email", base.company.email)} label={form.email} inputMode="email" autoComplete="off" />
          <TextField {...field("address", base.company.address)} label={form.address} autoComplete="off" className={styles.full} />
        </fieldset>
        <fieldset className={styles.fields}>
          <legend className={styles.legend}>{form.domains}</legend>
          <p className={styles.note}>{form.domainsNote}</p>
          <TextField
            {...field("mainDomain", base.domains.main)}
            label={form.mainDomain}
            inputMode="url"
            autoComplete="off"
            className={styles.full}
          />
          <TextField
            {...field("fastTrackDomain", base.domains.fastTrack)}
            label={form.fastTrackDomain}
            inputMode="url"
            autoComplete="off"
          />
          <TextField {...field("checkInDomain", base.domains.checkIn)} label={form.checkInDomain} inputMode="url" autoComplete="off" />
        </fieldset>
        <fieldset className={styles.fields}>
          <legend className={styles.legend}>{form.colors}</legend>
          <ColorField
            name="primaryColor"
            label={form.primaryColor}
            text={brand.primaryColor}
            color={colors.primary}
            placeholder={PLACEHOLDER_COLORS.primary}
            onPick={(primary) => change({ type: "recolored", colors: { primary } })}
          />
          <ColorField
            name="accentColor"
            label={form.accentColor}
            text={brand.accentColor}
            color={colors.accent}
            placeholder={PLACEHOLDER_COLORS.accent}
            onPick={(accent) => change({ type: "recolored", colors: { accent } })}
          />
          <Palette colors={colors} onFix={() => change({ type: "contrast-fixed" })} />
        </fieldset>
      </Card>
      <div className={styles.actions}>
        <Button type="submit" variant="accent" size="l" wide disabled={!canGenerate} aria-busy={isGenerating || undefined}>
          {isGenerating ? (
            <>
              <Spinner /> {form.generating}
            </>
          ) : (
            <>
              <Sparkles size={20} aria-hidden="true" /> {form.generate}
            </>
          )}
        </Button>
        {isGenerating && (
          <Button variant="outline" wide onClick={generation.cancel}>
            {form.cancel}
          </Button>
        )}
        <Writer refusal={generation.refusal} />
      </div>
      <LoadFile
        icon={<FileUp size={18} aria-hidden="true" />}
        onLoad={(config) => change({ type: "loaded", config })}
        disabled={isGenerating}
      />
    </form>
  );
}

/** Follows typing by native events, which the inline script dispatches too for text that was typed before hydration. */
function useTyping(ref: RefObject<HTMLFormElement | null>, change: OpenWorkspace["change"]): void {
  useEffect(() => {
    const form = ref.current;
    const read = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !BRAND_FIELDS.some((name) => name === target.name)) return;
      const brand: Partial<Brand> = { [target.name]: target.value };
      change({ type: "typed", brand });
    };
    form?.addEventListener("input", read);
    return () => form?.removeEventListener("input", read);
  }, [ref, change]);
}

/** Handles Enter while the button is disabled: the browser then submits nothing, and the page should say what is missing. */
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
