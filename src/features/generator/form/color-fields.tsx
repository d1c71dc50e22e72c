import Check from "lucide-react/icons/check";
import { useEffect, useId, useRef } from "react";
import { TextField } from "#components/ui/field.tsx";
import { generator } from "#content/generator.ts";
import { hslToHex } from "#domain/color/color.ts";
import type { Brand } from "#domain/generator/brand.ts";
import { toLocale } from "#domain/language.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { listAdjusted, PLACEHOLDER_COLORS } from "#lib/brand/brand-colors.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./color-fields.module.css";

interface ColorFieldsProps {
  /** These colours are free text. */
  brand: Pick<Brand, "primaryColor" | "accentColor">;
  colors: SiteConfig["colors"];
  errorOf: (name: "primaryColor" | "accentColor") => string | undefined;
}

export function ColorFields({ brand, colors, errorOf }: ColorFieldsProps) {
  const { form: words } = useContent(generator);
  return (
    <>
      {(["primary", "accent"] as const).map((color) => (
        <ColorField
          key={color}
          name={`${color}Color`}
          label={words[`${color}Color`]}
          text={brand[`${color}Color`]}
          color={colors[color]}
          placeholder={PLACEHOLDER_COLORS[color]}
          error={errorOf(`${color}Color`)}
        />
      ))}
      <Palette colors={colors} isChosen={brand.primaryColor !== "" || brand.accentColor !== ""} />
    </>
  );
}

interface ColorFieldProps {
  name: string;
  label: string;
  text: string;
  /** "H S% L%". */
  color: string;
  placeholder: string;
  error: string | undefined;
}

function ColorField({ name, label, text, color, placeholder, error }: ColorFieldProps) {
  const { form: words } = useContent(generator);
  const pickerId = useId();
  return (
    <div className={styles.color}>
      <label className="visually-hidden" htmlFor={pickerId}>
        {words.pick(label)}
      </label>
      <input
        id={pickerId}
        type="color"
        className={styles.picker}
        data-picks={name}
        value={hslToHex(color)}
        onChange={() => undefined}
      />
      <TextField
        name={name}
        label={label}
        value={text}
        onChange={() => undefined}
        placeholder={placeholder}
        {...(error !== undefined && { error })}
        hint={words.colorHint}
        autoComplete="off"
        spellCheck={false}
        className={styles.text}
      />
    </div>
  );
}

const SHOWN = ["primaryDark", "primary", "primaryLight", "accent", "secondary"] as const;

interface PaletteProps extends Pick<ColorFieldsProps, "colors"> {
  isChosen: boolean;
}

/** Notes say where pages adjust a colour for contrast (WCAG 2.2); an empty form has none. */
function Palette({ colors, isChosen }: PaletteProps) {
  const { palette: words } = useContent(generator);
  const { language } = useSiteContext();
  const adjusted = isChosen ? listAdjusted(colors) : [];
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
      <p role="status" className={styles.verdict}>
        {isChosen && (
          <>
            <Check size={18} aria-hidden /> {words.reads}
          </>
        )}
      </p>
      {adjusted.map(({ color, ratio: found }) => (
        <p key={color} className="note">
          {words.adjusted(words[color], ratio(found))}
        </p>
      ))}
    </div>
  );
}

const rounded = (color: string) =>
  color.replaceAll(/(?<!\d)\d+\.\d+/g, (number) => String(Math.round(Number(number))));

function Swatch({ name, color }: { name: string; color: string }) {
  const chip = useRef<HTMLSpanElement>(null);
  useEffect(() => chip.current?.style.setProperty("--chip", color), [color]);
  return <span ref={chip} className={styles.chip} data-chip={name} aria-hidden />;
}
