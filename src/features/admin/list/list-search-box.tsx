import { type FormEvent, useEffect, useRef } from "react";
import { TextField } from "../../../components/ui/field.tsx";
import styles from "./list.module.css";

/** As long as people pause within a word. */
const PAUSE_MS = 300;

interface ListSearchBoxProps {
  label: string;
  hint: string | undefined;
  submit: string;
  /** What the address asks for. */
  asked: string;
  /** `settled` when Enter was pressed; a pause while typing is no step of the browser's history. */
  onAsk: (q: string, settled: boolean) => void;
}

/** The search box of a list: it asks at a pause, or at once with Enter, and follows the address when that changes. */
export function ListSearchBox({ label, hint, submit, asked, onAsk }: ListSearchBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = () => form.current?.elements.namedItem("q") as HTMLInputElement;

  useEffect(() => {
    // What was typed since the box asked stays.
    if (asked !== sent.current) input().value = asked;
    sent.current = asked;
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (settled: boolean) => {
    clearTimeout(timer.current);
    const q = input().value.trim();
    if (q === sent.current) return;
    sent.current = q;
    onAsk(q, settled);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask(true);
  };
  const onInput = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(false), PAUSE_MS);
  };
  return (
    <form ref={form} role="search" className={styles.search} onSubmit={onSubmit}>
      <TextField
        type="search"
        name="q"
        label={label}
        hint={hint}
        maxLength={200}
        defaultValue={asked}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={onInput}
      />
      <button type="submit" className="visually-hidden">
        {submit}
      </button>
    </form>
  );
}
