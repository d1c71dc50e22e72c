import { Check, TriangleAlert } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/field.tsx";
import { generator } from "../../../content/generator.ts";
import { AA_TEXT_CONTRAST, hslToHex } from "../../../domain/color/color.ts";
import { type Brand, parseColor } from "../../../domain/generator/brand.ts";
import { toLocale } from "../../../domain/language.ts";
import type { SiteConfig } from "../../../domain/site-config.ts";
import { contrastProblems, PLACEHOLDER_COLORS } from "../../../lib/colors/brand-colors.ts";
import { useContent, useSiteContext } from "../../../lib/page/site-context.tsx";
import styles from "./color-fields.module.css";

interface ColorFieldsProps {
  /** Free text. */
  brand: Pick<Brand, "primaryColor" | "accentColor">;
  colors: SiteConfig["colors"];
  onFix: () => void;
}

export function ColorFields({ brand, colors, onFix }: ColorFieldsProps) {
  const { form: words } = useContent(generator);
  return (
    <>
      <ColorField
        name="primaryColor"
        picks="primary"
        label={words.primaryColor}
        text={brand.primaryColor}
        color={colors.primary}
        placeholder={PLACEHOLDER_COLORS.primary}
      />
      <ColorField
        name="accentColor"
        picks="accent"
        label={words.accentColor}
        text={brand.accentColor}
        color={colors.accent}
        placeholder={PLACEHOLDER_COLORS.accent}
      />
      <Palette
        colors={colors}
        isChosen={brand.primaryColor !== "" || brand.accentColor !== ""}
        onFix={onFix}
      />
    </>
  );
}

interface ColorFieldProps {
  name: string;
  /** The colour that the picker sets (useTyping in brand-form.tsx). */
  picks: "primary" | "accent";
  label: string;
  text: string;
  /** "H S% L%". */
  color: string;
  placeholder: string;
}

/** The picker and the text follow each other. */
function ColorField({ name, picks, label, text, color, placeholder }: ColorFieldProps) {
  const { form: words } = useContent(generator);
  const pickerId = useId();
  const isUnread = text.trim() !== "" && parseColor(text) === null;
  return (
    <div className={styles.color}>
      <label className="visually-hidden" htmlFor={pickerId}>
        {words.pick(label)}
      </label>
      <input
        id={pickerId}
        type="color"
        className={styles.picker}
        data-picks={picks}
        value={hslToHex(color)}
        onChange={() => undefined}
      />
      <TextField
        name={name}
        label={label}
        value={text}
        onChange={() => undefined}
        placeholder={placeholder}
        hint={isUnread ? words.colorUnread(color) : words.colorHint}
        autoComplete="off"
        spellCheck={false}
        className={styles.text}
      />
    </div>
  );
}

const SHOWN = ["primaryDark", "primary", "primaryLight", "accent", "secondary"] as const;

interface PaletteProps extends Pick<ColorFieldsProps, "colors" | "onFix"> {
  isChosen: boolean;
}

/**
 * The palette, and its contrast (WCAG 2.2). An empty form has no notes: they would move the page at
 * the first choice.
 */
function Palette({ colors, isChosen, onFix }: PaletteProps) {
  const { palette: words } = useContent(generator);
  const { language } = useSiteContext();
  const problems = isChosen ? contrastProblems(colors) : [];
  const isGood = isChosen && problems.length === 0;
  const ratio = (value: number) =>
    `${new Intl.NumberFormat(toLocale(language), { maximumFractionDigits: 2 }).format(value)}:1`;
  return (
    <div className={styles.palette}>
      <p id="palette-title" className={styles.heading}>
        {words.heading}
      </p>
      <ul className={styles.swatches} aria-labelledby="palette-title">
        {SHOWN.map((name) => (
          <li key={name} className={styles.swatch}>
            <Swatch name={name} color={colors[name]} />
            <span className={styles.name}>{words[name]}</span>
            <span className={styles.value}>{rounded(colors[name])}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.verdict} data-good={isGood || undefined}>
        {isGood && <Check size={18} aria-hidden />}
        {problems.length > 0 && <TriangleAlert size={18} aria-hidden />}
        {isChosen && (isGood ? words.reads : words.unread)}
      </p>
      {problems.length > 0 && (
        <>
          <ul className={styles.problems}>
            {problems.map(({ color, use, ratio: found }) => (
              <li key={`${color} ${use}`}>
                {words.problem[use](words[color], ratio(found), ratio(AA_TEXT_CONTRAST))}
              </li>
            ))}
            <li>{words.adjusted}</li>
          </ul>
          <Button variant="outline" onClick={onFix}>
            {words.fix}
          </Button>
        </>
      )}
    </div>
  );
}

/** Whole numbers for want of room; the file has decimals. */
const rounded = (color: string) =>
  color.replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));

function Swatch({ name, color }: { name: string; color: string }) {
  const chip = useRef<HTMLSpanElement>(null);
  useEffect(() => chip.current?.style.setProperty("--chip", color), [color]);
  return <span ref={chip} className={styles.chip} data-chip={name} aria-hidden />;
}
