import { createIsomorphicFn } from "@tanstack/react-start";
import { useEffect } from "react";

let keeper: Element | null = null;

/** True while no control has the focus: the page has it, or the section that took it over. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body || document.activeElement === keeper;

/**
 * If the focused control disappears, its section gets the focus, or else the page. A control that
 * was only disabled gets the focus back. After a navigation the title gets it (admin-page.tsx).
 */
export const useKeptFocus = createIsomorphicFn().client((): void => {
  useEffect(() => {
    let last: { control: Element; places: Element[]; pathname: string } | null = null;
    const remember = () => {
      const control = document.activeElement as Element;
      const places = ["#content section", "#content"].flatMap(
        (place) => control.closest(place) ?? [],
      );
      last = { control, places, pathname: location.pathname };
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!last?.control.contains(target as Node)) last = null;
    };
    const observer = new MutationObserver((changes) => {
      if (!last || document.activeElement !== document.body) return;
      if (last.pathname !== location.pathname) return;
      const control = last.control as HTMLElement;
      if (changes.some(({ type, target }) => type === "attributes" && target === control))
        control.focus({ preventScroll: true });
      // Safari before 17.4 has no `checkVisibility`.
      if (control.getClientRects().length > 0) return;
      const place = last.places.find((one) => one.isConnected) as HTMLElement | undefined;
      if (place) place.tabIndex = -1;
      place?.focus({ preventScroll: true });
      keeper = place ?? null;
    });
    // The visitor may have focused a control before hydration.
    remember();
    addEventListener("focusin", remember);
    addEventListener("pointerdown", onPress);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["disabled"],
    });
    return () => {
      removeEventListener("focusin", remember);
      removeEventListener("pointerdown", onPress);
      observer.disconnect();
    };
  }, []);
});
