import type { UseQueryResult } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { TextField } from "#components/ui/field.tsx";
import { admin } from "#content/admin.ts";
import { adminSearch } from "#content/admin-search.ts";
import type { SearchMatch, SearchResults } from "#domain/search/search.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { OrderStatusBadge } from "../ui/status-badge.tsx";
import styles from "./search-palette.module.css";
import { type Choice, useSearchChoices } from "./use-search-choices.ts";

interface SearchPaletteProps {
  typed: string;
  recent: readonly string[];
  onChosen: (q: string) => void;
  onClose: () => void;
}

export default function SearchPalette({ typed, recent, onChosen, onClose }: SearchPaletteProps) {
  const words = useContent(adminSearch);
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(typed);
  const [active, setActive] = useState(0);
  const [isEntered, setIsEntered] = useState(false);
  const { groups, choices, query, asked, isSettled } = useSearchChoices(text, recent);
  const current = choices[Math.min(active, choices.length - 1)];
  const optionId = (choice: Choice) => `${id}${choice.key}`;

  // An effect after the paint would lose the letters that are typed before it.
  useLayoutEffect(() => box.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    if (current)
      document.getElementById(`${id}${current.key}`)?.scrollIntoView({ block: "nearest" });
  }, [id, current]);

  const type = (typed: string) => {
    setText(typed);
    setActive(0);
    setIsEntered(false);
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
  // Enter opens a result of the text that was typed, which may still be on its way.
  const chooseEntered = useEffectEvent(() => {
    setIsEntered(false);
    if (current) choose(current);
  });
  useEffect(() => {
    if (isEntered && isSettled) chooseEntered();
  }, [isEntered, isSettled]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      // A held Enter has opened the dialog.
      if (event.repeat) return;
      if (!isSettled) setIsEntered(true);
      else if (current) choose(current);
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

interface SearchOptionProps {
  id: string;
  choice: Choice;
  isActive: boolean;
  onChoose: () => void;
}

function SearchOption({ id, choice, isActive, onChoose }: SearchOptionProps) {
  const matches = "q" in choice ? [] : (choice.matches ?? []);
  return (
    // The combobox handles the keys and has the focus.
    // oxlint-disable-next-line click-events-have-key-events, interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classNames(styles.option, isActive && styles.active)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.label}>{choice.label}</span>
      {"status" in choice && choice.status && <OrderStatusBadge status={choice.status} />}
      {"detail" in choice && choice.detail && (
        <span className={styles.detail}>{choice.detail}</span>
      )}
      {matches.length > 0 && (
        <span className={styles.matches}>
          {matches.map((match) => (
            <Match key={`${match.field}${match.typed}`} match={match} />
          ))}
        </span>
      )}
    </div>
  );
}

function Match({ match: { field, text, typed, near } }: { match: SearchMatch }) {
  const words = useContent(adminSearch);
  const { colon } = useContent(admin);
  return (
    <span className={styles.match}>
      {words.fields[field]}
      {colon}
      <mark className={styles.mark}>{text}</mark>
      {near && ` (${words.near(typed)})`}
    </span>
  );
}

function SearchStatus({
  query: { data, isError, isFetching, isPlaceholderData, refetch },
  asked,
}: {
  query: UseQueryResult<SearchResults>;
  asked: string;
}) {
  const words = useContent(adminSearch);
  const count = data ? Object.values(data).reduce((sum, { length }) => sum + length, 0) : 0;
  const isSettled = data !== undefined && !isPlaceholderData;
  const text = isSettled
    ? count > 0
      ? words.found(count)
      : words.none(asked)
    : isFetching
      ? words.searching
      : "";
  return (
    <div className={styles.status}>
      <p role="status">{asked === "" ? "" : isError ? words.failed : text}</p>
      {asked !== "" && isError && (
        <Button variant="outline" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
