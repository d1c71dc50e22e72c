import { useNavigate } from "@tanstack/react-router";
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { TextField } from "../../../components/ui/field.tsx";
import { adminSearch } from "../../../content/admin-search.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { SearchOption } from "./search-option.tsx";
import { SearchStatus } from "./search-status.tsx";
import styles from "./search-palette.module.css";
import { type Choice, useSearchChoices } from "./use-search-choices.ts";

interface SearchPaletteProps {
  recent: readonly string[];
  /** Receives the search by which something was opened. */
  onChosen: (q: string) => void;
  onClose: () => void;
}

/** A box and, below it, what its text finds: orders, customers, messages and pages. The focus stays in the box; arrows move through the list. */
export function SearchPalette({ recent, onChosen, onClose }: SearchPaletteProps) {
  const words = useContent(adminSearch);
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const { groups, choices, query, asked } = useSearchChoices(text, recent);
  const current = choices[Math.min(active, choices.length - 1)];
  const optionId = (choice: Choice) => `${id}${choice.key}`;

  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    if (current)
      document.getElementById(`${id}${current.key}`)?.scrollIntoView({ block: "nearest" });
  }, [id, current]);

  const type = (typed: string) => {
    setText(typed);
    setActive(0);
  };
  const choose = (choice: Choice) => {
    if ("q" in choice) {
      type(choice.q);
      return;
    }
    if (choice.isFound) onChosen(text.trim());
    onClose();
    void navigate(choice.link);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && current) {
      event.preventDefault();
      choose(current);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || choices.length === 0) return;
    event.preventDefault();
    setActive((Math.min(active, choices.length - 1) + step + choices.length) % choices.length);
  };
  return (
    <div ref={box} className={styles.palette}>
      <TextField
        type="search"
        role="combobox"
        name="search"
        label={words.label}
        hint={words.hint}
        value={text}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current)}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => pasteOnOneLine(event, type)}
      />
      <SearchStatus query={query} asked={asked} />
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={words.results}
        hidden={choices.length === 0}
        className={styles.list}
      >
        {groups.map(({ name, choices: ofGroup }) => (
          <div key={name} role="group" aria-labelledby={`${id}${name}`}>
            <p id={`${id}${name}`} className={styles.group}>
              {words.groups[name]}
            </p>
            {ofGroup.map((choice) => (
              <SearchOption
                key={choice.key}
                id={optionId(choice)}
                choice={choice}
                isActive={choice === current}
                onChoose={() => choose(choice)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** A box of one line drops line breaks, which would glue the last word of a line to the first of the next. */
function pasteOnOneLine(
  event: ClipboardEvent<HTMLInputElement>,
  onText: (text: string) => void,
): void {
  const input = event.currentTarget;
  event.preventDefault();
  const line = event.clipboardData.getData("text").replaceAll(/\s+/g, " ");
  input.setRangeText(line, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
  onText(input.value);
}
