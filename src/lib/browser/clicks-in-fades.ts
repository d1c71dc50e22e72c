/** During a view transition the root gets every click (CSS View Transitions). This passes it to the element below. */
export function passClicksThroughFades(): void {
  document.addEventListener("click", (event) => {
    if (event.target === document.documentElement) void passOn(event);
  });
}

async function passOn(event: MouseEvent): Promise<void> {
  // Browsers from before 2026 may lack this property.
  const fade = document.activeViewTransition as ViewTransition | null | undefined;
  // `ready` rejects when the transition has not begun yet.
  fade?.ready.catch(() => undefined);
  fade?.skipTransition();
  await fade?.finished.catch(() => undefined);
  const below = document.elementFromPoint(event.clientX, event.clientY);
  if (below !== document.documentElement) below?.dispatchEvent(new MouseEvent("click", event));
}
