import { generator } from "#content/generator.ts";
import type { Brand } from "#domain/generator/brand.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./brand-form.module.css";

const READY = [
  ["Halcyon", "205 72% 30%", "42 92% 56%"],
  ["Boréale", "168 70% 24%", "16 88% 60%"],
  ["Garance", "345 66% 36%", "38 90% 62%"],
  ["Nightjar", "262 48% 34%", "152 58% 52%"],
  ["Sirocco", "22 64% 34%", "190 70% 46%"],
] as const;

export function ReadyBrands({
  typed,
  onChoose,
}: {
  typed: string;
  onChoose: (brand: Partial<Brand>) => void;
}) {
  const { form: words } = useContent(generator);
  if (typed !== "" && !READY.some(([name]) => name === typed)) return null;
  return (
    <div className={styles.ready} role="group" aria-label={words.ready}>
      <span>{words.ready}</span>
      {READY.map(([companyName, primaryColor, accentColor]) => (
        <button
          key={companyName}
          type="button"
          onClick={() => onChoose({ companyName, primaryColor, accentColor })}
        >
          <svg viewBox="0 0 2 2" aria-hidden>
            <rect width="1" height="2" fill={`hsl(${primaryColor})`} />
            <rect x="1" width="1" height="2" fill={`hsl(${accentColor})`} />
          </svg>
          {companyName}
        </button>
      ))}
    </div>
  );
}
