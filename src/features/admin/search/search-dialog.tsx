import Search from "lucide-react/icons/search";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Dialog } from "#components/ui/dialog.tsx";
import { admin } from "#content/admin.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

const loadPalette = () => import("./search-palette.tsx");
const SearchPalette = lazy(loadPalette);

const MAX_RECENT = 5;

/** Recent searches contain names of people, so only memory keeps them. */
export function SearchDialog({ className }: { className?: string | undefined }) {
  const words = useContent(admin).search;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The palette starts to load at Ctrl or ⌘, before K.
      if (event.ctrlKey || event.metaKey) void loadPalette();
      const isAsked =
        event.key.toLowerCase() === "k" &&
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey;
      // Another open dialog may contain unsent text.
      if (!isAsked || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  const remember = (q: string) =>
    setRecent((before) => [q, ...before.filter((each) => each !== q)].slice(0, MAX_RECENT));
  const close = () => {
    setOpen(false);
    setTyped("");
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadPalette()}
        onFocus={() => void loadPalette()}
        onClick={() => setOpen(true)}
      >
        <Search size={18} aria-hidden /> <span>{words.open}</span>
      </button>
      <Dialog open={isOpen} title={words.title} onClose={close}>
        {isOpen && (
          <Suspense fallback={<FirstLetters onType={setTyped} />}>
            <SearchPalette typed={typed} recent={recent} onChosen={remember} onClose={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}

function FirstLetters({ onType }: { onType: (text: string) => void }) {
  const { title } = useContent(admin).search;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <input
      ref={box}
      className="visually-hidden"
      aria-label={title}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
