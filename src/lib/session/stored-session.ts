/** The key under which auth-js stores the session in local storage. When it is there, a page starts its runtime at once (src/lib/boot). */
export const SESSION_KEY = "envol.session";

/** True when this browser has a stored session. False too when the browser forbids local storage. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
