import { createIsomorphicFn } from "@tanstack/react-start";
import { useEffect } from "react";

let keeper: Element | null = null;

/** True while no control has the focus: the page has it, or the place that took it over. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body || document.activeElement === keeper;

/**
 * If the focused control disappears, its row gets the focus, or else its group of fields, its
 * section, its form or the page. After a dialog these are the places of the control that opened it. A control that was only
 * disabled gets the focus back. After a navigation the title gets it (admin-page.tsx).
 */
export const useKeptFocus = createIsomorphicFn().client((): void => {
  useEffect(() => {
    let last: { control: Element; pathname: string } | null = null;
    let places: Element[] = [];
    const remember = () => {
      const control = document.activeElement as Element;
      if (!control.closest("dialog"))
        places = ["main tr", "main fieldset", "main section", "main form", "main"].flatMap(
          (place) => control.closest(place) ?? [],
        );
      last = { control, pathname: location.pathname };
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!last?.control.contains(target as Node)) last = null;
    };
    const keep = (changes: MutationRecord[]) => {
      if (!last || document.activeElement !== document.body) return;
      if (last.pathname !== location.pathname) return;
      const control = last.control as HTMLElement;
      if (changes.some(({ type, target }) => type === "attributes" && target === control))
        control.focus({ preventScroll: true });
      // Safari before 17.4 has no `checkVisibility`.
      if (control.getClientRects().length > 0) return;
      const place = places.find((one) => one.isConnected) as HTMLElement | undefined;
      if (place) place.tabIndex = -1;
      place?.focus({ preventScroll: true });
      keeper = place ?? null;
    };
    const observer = new MutationObserver(keep);
    const onClose = () => keep([]);
    // The visitor may have focused a control before hydration.
    remember();
    addEventListener("focusin", remember);
    addEventListener("pointerdown", onPress);
    // A closed dialog gives the focus to nobody if the button that opened it is gone.
    addEventListener("close", onClose, true);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["disabled"],
    });
    return () => {
      removeEventListener("focusin", remember);
      removeEventListener("pointerdown", onPress);
      removeEventListener("close", onClose, true);
      observer.disconnect();
    };
  }, []);
});
