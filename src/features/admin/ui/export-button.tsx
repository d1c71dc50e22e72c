import ChevronDown from "lucide-react/icons/chevron-down";
import Download from "lucide-react/icons/download";
import { Button } from "#components/ui/button.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { admin } from "#content/admin.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#domain/csv.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { saveFile } from "#lib/browser/copy-and-download.ts";
import { useListPreferences } from "../data/list-preferences.ts";
import { Menu, MenuChoice, MenuGroup } from "./menu.tsx";
import styles from "./menu.module.css";
import { useAdminAction } from "./use-admin-form.ts";

interface ExportButtonProps {
  name: string;
  fetchCsv: (format: ExportFormat) => Promise<Response>;
  words: { label: string; busy: string; done: { title: string; description?: string } };
  formats?: boolean;
  size?: "s";
  /** For a button in a dialog, whose backdrop would cover the toast of a failure. */
  onDone?: () => void;
}

/** Fetches the file, because a link cannot carry the access token. */
export function ExportButton({
  name,
  fetchCsv,
  words,
  formats = false,
  size,
  onDone,
}: ExportButtonProps) {
  const { list } = useContent(admin);
  const [{ csv }, change] = useListPreferences();
  const { busy, run, error } = useAdminAction({}, onDone && { toast: false });
  const save = () =>
    run(async () => {
      saveFile(name, "text/csv", await (await fetchCsv(csv)).blob());
      onDone?.();
      showDone(words.done);
    });
  return (
    <>
      {onDone && <ErrorNotice error={error} />}
      <span className={styles.export}>
        <Button variant="outline" size={size} busy={busy} onClick={() => void save()}>
          <Download size={18} aria-hidden />
          {busy ? words.busy : words.label}
        </Button>
        {formats && (
          <Menu name={list.csv.open} label={<ChevronDown size={18} aria-hidden />}>
            <MenuGroup label={list.csv.open}>
              {EXPORT_FORMATS.map((format) => (
                <MenuChoice
                  key={format}
                  type="radio"
                  name="csv"
                  checked={csv === format}
                  onChoose={() => change({ csv: format })}
                >
                  {list.csv.formats[format]}
                </MenuChoice>
              ))}
            </MenuGroup>
          </Menu>
        )}
      </span>
    </>
  );
}
