/** Follows ARIA Authoring Practices, "Tabs". The page carries it as source text, so it uses nothing outside itself. */
export function moveByTabKeys(): void {
  addEventListener("keydown", (event) => {
    const tab = event.target as Element;
    // Keys with a modifier belong to the browser.
    if (!tab.matches("[role=tab]") || event.altKey || event.ctrlKey || event.metaKey) return;
    const { firstElementChild: first, lastElementChild: last } = tab.parentElement as Element;
    const next = {
      ArrowRight: tab.nextElementSibling ?? first,
      ArrowLeft: tab.previousElementSibling ?? last,
      Home: first,
      End: last,
    }[event.key] as HTMLElement | undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  });
}
