/**
 * Arrow keys, Home and End move between the tabs of a list, in a circle: the one they lead to gets the focus and a click
 * (ARIA Authoring Practices, "Tabs"). Part of the inline script, so that the first key already works; the runtime has nothing to add.
 * It is sent as its own source text, so it may use nothing from outside itself.
 */
export function moveByTabKeys(): void {
  addEventListener("keydown", (event) => {
    const tab = event.target as Element;
    // With one of these the keys are the browser's: back, or the end of the page.
    if (!tab.matches('[role="tab"]') || event.altKey || event.ctrlKey || event.metaKey) return;
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
