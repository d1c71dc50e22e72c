import { showDone, showToast } from "../api/toast.ts";

export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

type Words = { title: string; description?: string };

export async function copyText(text: string, copied: Words, failed: Words): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showDone(copied);
  } catch {
    showToast({ ...failed, tone: "error" });
  }
}
