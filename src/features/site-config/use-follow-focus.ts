import { type RefObject, useEffect } from "react";

const FIELD_NAME = /^(?:en|fr) (.+)$/;

/** Scrolls the miniature to the text whose field has the focus. */
export function useFollowFocus(view: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      for (const marked of view.current?.querySelectorAll("[data-followed]") ?? []) marked.removeAttribute("data-followed");
      const path = target instanceof HTMLTextAreaElement ? FIELD_NAME.exec(target.name)?.[1] : undefined;
      const text = path && view.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
      if (!text || !view.current) return;
      text.setAttribute("data-followed", "");
      const offset = text.getBoundingClientRect().top - view.current.getBoundingClientRect().top;
      view.current.scrollTo({ top: view.current.scrollTop + offset - view.current.clientHeight / 3, behavior: "smooth" });
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, [view]);
}
