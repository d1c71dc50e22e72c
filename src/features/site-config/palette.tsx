import { Check, TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../components/ui/button.tsx";
import { configGenerator } from "../../content/config-generator.ts";
import { AA_TEXT_CONTRAST } from "../../domain/color/color.ts";
import { localeOf } from "../../domain/language.ts";
import type { SiteConfig } from "../../domain/site-config.ts";
import { contrastProblems } from "../../lib/brand-colors.ts";
import { useContent, useSiteContext } from "../../lib/site-context.tsx";
import styles from "./palette.module.css";

const SHOWN = ["primaryDark", "primary", "primaryLight", "accent", "secondary"] as const;

interface PaletteProps {
  colors: SiteConfig["colors"];
  onFix: () => void;
}

/** The five colours that are derived from the two, and whether text on them has AA contrast (WCAG 2.2). */
export function Palette({ colors, onFix }: PaletteProps) {
  const { palette } = useContent(configGenerator);
  const { language } = useSiteContext();
  const problems = contrastProblems(colors);
  const ratio = (value: number) => `${new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 }).format(value)}:1`;
  return (
    <div className={styles.palette}>
      <p id="palette-title" className={styles.heading}>
        {palette.heading}
      </p>
      <ul className={styles.swatches} aria-labelledby="palette-title">
        {SHOWN.map((name) => (
          <li key={name} className={styles.swatch}>
            <Swatch color={colors[name]} />
            <span className={styles.name}>{palette[name]}</span>
            <span className={styles.value}>{rounded(colors[name])}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.verdict} data-good={problems.length === 0 || undefined}>
        {problems.length === 0 ? <Check size={18} aria-hidden="true" /> : <TriangleAlert size={18} aria-hidden="true" />}
        {problems.length === 0 ? palette.reads : palette.unread}
      </p>
      {problems.length > 0 && (
        <>
          <ul className={styles.problems}>
            {problems.map(({ color, use, ratio: found }) => (
              <li key={`${color} ${use}`}>{palette.problem[use](palette[color], ratio(found), ratio(AA_TEXT_CONTRAST))}</li>
            ))}
            <li>{palette.adjusted}</li>
          </ul>
          <Button variant="outline" onClick={onFix}>
            {palette.fix}
          </Button>
        </>
      )}
    </div>
  );
}

/** The colour in whole numbers, because there is no room for decimals; the file has them. */
const rounded = (color: string) => color.replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));

function Swatch({ color }: { color: string }) {
  const chip = useRef<HTMLSpanElement>(null);
  useEffect(() => chip.current?.style.setProperty("--chip", color), [color]);
  return <span ref={chip} className={styles.chip} aria-hidden="true" />;
}
