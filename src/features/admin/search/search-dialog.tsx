import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { adminSearch } from "../../../content/admin-search.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { SearchPalette } from "./search-palette.tsx";

const MAX_RECENT = 5;

interface SearchDialogProps {
  className?: string | undefined;
}

/**
 * The button of the search of everything, and its dialog, which Ctrl+K and ⌘K open from anywhere. The last searches are names of people:
 * they are kept in memory only, and gone with the staff area.
 */
export function SearchDialog({ className }: SearchDialogProps) {
  const words = useContent(adminSearch);
  const [isOpen, setOpen] = useState(false);
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAsked =
        event.key.toLowerCase() === "k" &&
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey;
      // Another dialog may hold what somebody is typing.
      if (!isAsked || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  const remember = (q: string) =>
    setRecent((before) => [q, ...before.filter((each) => each !== q)].slice(0, MAX_RECENT));
  return (
    <>
      <button
        type="button"
        className={className}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search size={18} aria-hidden="true" /> {words.open}
      </button>
      <Dialog open={isOpen} title={words.title} onClose={() => setOpen(false)}>
        {isOpen && (
          <SearchPalette recent={recent} onChosen={remember} onClose={() => setOpen(false)} />
        )}
      </Dialog>
    </>
  );
}
