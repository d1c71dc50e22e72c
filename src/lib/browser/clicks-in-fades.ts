/**
 * Gives a click during a view transition to what lies below. By CSS View Transitions the root gets
 * it, so a press in a hurry would do nothing.
 */
export function passClicksThroughFades(): void {
  document.addEventListener("click", (event) => {
    if (event.target === document.documentElement) void passOn(event);
  });
}

async function passOn(event: MouseEvent): Promise<void> {
  // Browsers of before 2026 may not tell of it.
  const fade = document.activeViewTransition as ViewTransition | null | undefined;
  // It rejects when the fade has not begun yet.
  fade?.ready.catch(() => undefined);
  fade?.skipTransition();
  await fade?.finished.catch(() => undefined);
  const below = document.elementFromPoint(event.clientX, event.clientY);
  if (below !== document.documentElement) below?.dispatchEvent(new MouseEvent("click", event));
}
