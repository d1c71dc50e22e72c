import { type RefObject, useLayoutEffect, useState } from "react";
import { stripLanguagePrefix } from "#domain/language-path.ts";
import { readVisitKey } from "./visit.ts";
import { forgetDraft, keepDraft, readDraft } from "./kept-drafts.ts";

/** Reserved key for the history entries that the draft belongs to; every control has a name. */
const VISITS = "";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps the typed text of an uncontrolled form in this tab, through reloads and the end of the session, until
 * `forgetDraft`. Only changed fields are kept. The first render's `name` counts; without a name nothing is kept. With
 * `perVisit`, a draft survives only a reload, a change of language and a return to the same history entry.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string | undefined,
  perVisit = false,
): void {
  const [first] = useState(name);
  useLayoutEffect(() => {
    const element = form.current;
    if (!element || first === undefined) return;
    // The form may reload the page, which brings this text back.
    element.setAttribute("data-draft", first);
    const restored = new WeakSet<Control>();
    const visits = perVisit ? joinVisits(first) : {};
    const restoreNew = () => {
      const draft = readTyped(first);
      for (const control of findControls(element).filter((each) => !restored.has(each))) {
        restored.add(control);
        restore(control, draft[control.name]);
      }
    };
    const save = () =>
      keepTyped(first, {
        ...readTyped(first),
        ...typedIn(findControls(element).filter((control) => restored.has(control))),
        ...visits,
      });
    element.addEventListener("input", save);
    element.addEventListener("change", save);
    const observer = new MutationObserver(restoreNew);
    observer.observe(element, { childList: true, subtree: true });
    restoreNew();
    return () => {
      element.removeEventListener("input", save);
      element.removeEventListener("change", save);
      observer.disconnect();
    };
  }, [form, first, perVisit]);
}

/** Forgets another visit's draft. A change of language adds a history entry, which leads back to the same draft. */
function joinVisits(name: string): { [VISITS]: unknown[] } {
  const visit = readVisitKey();
  const kept = readTyped(name)[VISITS];
  // Version 0.2.1 kept one visit, without a list.
  let visits: unknown[] = Array.isArray(kept) ? kept : [];
  if (!visits.includes(visit)) {
    if (!isSwitched()) {
      forgetDraft(name);
      visits = [];
    }
    visits.push(visit);
  }
  return { [VISITS]: visits };
}

function isSwitched(): boolean {
  const toPath = (url: string) => url && stripLanguagePrefix(new URL(url)).pathname;
  return toPath(document.referrer) === toPath(location.href);
}

const readTyped = (name: string) => readDraft<Record<string, unknown>>(name) ?? {};

function keepTyped(name: string, typed: Record<string, unknown>): void {
  if (Object.values(typed).every((value) => value === undefined)) forgetDraft(name);
  else keepDraft(name, typed);
}

function typedIn(controls: Control[]): Record<string, string | boolean | undefined> {
  return Object.fromEntries(
    controls.map((control) => [
      control.name,
      readValue(control) === readFirstValue(control) ? undefined : readValue(control),
    ]),
  );
}

/** Sets a kept value as if typed. A select ignores an option that is gone. */
function restore(control: Control, kept: unknown): void {
  if (kept === undefined) return;
  if (isBox(control)) control.checked = kept === true;
  else if (
    control instanceof HTMLSelectElement &&
    ![...control.options].some(({ value }) => value === kept)
  )
    return;
  else control.value = String(kept);
  // React hears of a select only by "change".
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function findControls(form: HTMLFormElement): Control[] {
  return [...form.elements].flatMap((element: unknown) =>
    isControl(element) && element.name ? [element] : [],
  );
}

function isControl(element: unknown): element is Control {
  if (element instanceof HTMLInputElement)
    return !["file", "hidden", "password", "radio"].includes(element.type);
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

const isBox = (control: Control): control is HTMLInputElement & { type: "checkbox" } =>
  control instanceof HTMLInputElement && control.type === "checkbox";

const readValue = (control: Control) => (isBox(control) ? control.checked : control.value);

function readFirstValue(control: Control): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  return isBox(control) ? control.defaultChecked : control.defaultValue;
}
