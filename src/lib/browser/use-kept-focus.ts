import { createIsomorphicFn } from "@tanstack/react-start";
import { useEffect } from "react";

let keeper: Element | null = null;

/** True while no control has the focus: the page has it, or the place that took it over. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body || document.activeElement === keeper;

/**
 * If the focused control disappears, its row gets the focus, or else its group of fields, its
 * section, its form or the page. After a dialog these are the places of the control that opened it.
 * A control that was only disabled gets the focus back. After a navigation the title gets it
 * (admin-page.tsx).
 */
export const useKeptFocus = createIsomorphicFn().client((): void => {
  useEffect(() => {
    let last: { control: HTMLElement; pathname: string } | null = null;
    let places: Element[] = [];
    const remember = ({ target }: { target: EventTarget | null }) => {
      const pressed = target as Element;
      if (!pressed.closest("dialog"))
        places = ["main tr", "main fieldset", "main section", "main form", "main"].flatMap(
          (place) => pressed.closest(place) ?? [],
        );
      const control = pressed.closest<HTMLElement>(":focus");
      // A button that Safari presses in a dialog has no focus either: what had it there still tells the place.
      if (control || !pressed.closest("dialog"))
        last = control && { control, pathname: location.pathname };
    };
    const keep = (changes: MutationRecord[]) => {
      if (document.activeElement !== document.body) return;
      if (last?.pathname !== location.pathname) return;
      const { control } = last;
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
    remember({ target: document.activeElement });
    addEventListener("focusin", remember);
    // Safari gives a pressed button no focus, so the press itself says where the visitor is.
    addEventListener("pointerdown", remember);
    // A closed dialog gives the focus to nobody if the button that opened it is gone.
    addEventListener("close", onClose, true);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["disabled"],
    });
    return () => {
      removeEventListener("focusin", remember);
      removeEventListener("pointerdown", remember);
      removeEventListener("close", onClose, true);
      observer.disconnect();
    };
  }, []);
});
