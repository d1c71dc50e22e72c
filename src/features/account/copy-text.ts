import { showToast } from "../../lib/toast.ts";

type Words = { title: string; description: string };

/** Puts a text into the clipboard, and says so, or that the browser does not allow it. */
export async function copyText(text: string, copied: Words, failed: Words): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ ...copied, tone: "success" });
  } catch {
    showToast({ ...failed, tone: "error" });
  }
}
