/** Where auth-js keeps the session in local storage. Its presence makes a page start at once (src/lib/boot). */
export const SESSION_KEY = "envol.session";

/** True when this browser keeps a session. False too when the browser forbids local storage. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
