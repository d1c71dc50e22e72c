import { useId } from "react";
import { classNames } from "../../components/ui/class-names.ts";
import { TextField } from "../../components/ui/field.tsx";
import { configGenerator } from "../../content/config-generator.ts";
import { colorOf } from "../../domain/generator/brand.ts";
import { hexToHsl, hslToHex } from "../../domain/color/color.ts";
import { useContent } from "../../lib/site-context.tsx";
import styles from "./color-field.module.css";

interface ColorFieldProps {
  name: string;
  label: string;
  /** What is typed: free text. */
  text: string;
  /** The colour that the site shows now, "H S% L%". */
  color: string;
  placeholder: string;
  onPick: (color: string) => void;
}

/** A colour, by the browser's picker or as text; each follows the other. */
export function ColorField({ name, label, text, color, placeholder, onPick }: ColorFieldProps) {
  const { form } = useContent(configGenerator);
  const pickerId = useId();
  const isUnread = text.trim() !== "" && colorOf(text) === null;
  return (
    <div className={styles.color}>
      <label className="visually-hidden" htmlFor={pickerId}>
        {form.pick(label)}
      </label>
      <input
        id={pickerId}
        type="color"
        className={styles.picker}
        value={hslToHex(color)}
        onChange={({ currentTarget }) => onPick(hexToHsl(currentTarget.value))}
      />
      <TextField
        name={name}
        label={label}
        value={text}
        onChange={() => undefined}
        placeholder={placeholder}
        hint={isUnread ? form.colorUnread(color) : form.colorHint}
        autoComplete="off"
        spellCheck={false}
        className={classNames(styles.text)}
      />
    </div>
  );
}
