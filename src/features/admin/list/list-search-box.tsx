import { Search } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { TextField } from "../../../components/ui/field.tsx";
import styles from "./list.module.css";

/** Longer than people pause within a word, in ms, so that a search starts only when they stop typing. */
const PAUSE_MS = 300;

interface ListSearchBoxProps {
  label: string;
  hint: string | undefined;
  submit: string;
  /** The search text of the address. */
  asked: string;
  /** `settled` is true after Enter, and adds a history entry; a search after a pause replaces the current one. */
  onAsk: (q: string, settled: boolean) => void;
}

/** The search box of a list. It searches after a pause, or at once with Enter, and follows the address when that changes. */
export function ListSearchBox({ label, hint, submit, asked, onAsk }: ListSearchBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = () => form.current?.elements.namedItem("q") as HTMLInputElement;

  useEffect(() => {
    // Only a foreign change of the address replaces the text, so that typing on during a search loses nothing.
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
      <Search size={18} aria-hidden="true" className={styles.glass} />
      <TextField
        type="search"
        name="q"
        label={label}
        placeholder={hint}
        maxLength={200}
        defaultValue={asked}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={onInput}
        // Whoever goes on to a row before the pause is over is not called back from where that leads.
        onBlur={() => ask(false)}
      />
      <button type="submit" className="visually-hidden">
        {submit}
      </button>
    </form>
  );
}
