/** Calls `act` whenever the page is seen again. Returns the function that ends this. */
export function onVisible(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState === "visible") act();
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
