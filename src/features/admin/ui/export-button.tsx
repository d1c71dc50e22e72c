import { Download } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { admin } from "../../../content/admin.ts";
import { saveFile } from "../../../lib/copy-and-download.ts";
import { useContent } from "../../../lib/site-context.tsx";
import { showToast } from "../../../lib/toast.ts";
import { useAction } from "../../../lib/use-action.ts";

interface ExportButtonProps {
  /** The file's name. */
  name: string;
  fetchCsv: () => Promise<Response>;
  words: { label: string; busy: string; done: { title: string; description: string } };
}

/** Saves a list as CSV. It fetches the file, because a link cannot carry the access token. */
export function ExportButton({ name, fetchCsv, words }: ExportButtonProps) {
  const { failure } = useContent(admin);
  const { busy, run } = useAction(failure);
  const save = () =>
    run(async () => {
      saveFile(name, "text/csv", await (await fetchCsv()).blob());
      showToast({ ...words.done, tone: "success" });
    });
  return (
    <Button variant="outline" busy={busy} onClick={() => void save()}>
      <Download size={18} aria-hidden="true" /> {busy ? words.busy : words.label}
    </Button>
  );
}
