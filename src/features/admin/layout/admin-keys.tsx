import { useNavigate } from "@tanstack/react-router";
import Keyboard from "lucide-react/icons/keyboard";
import { useState } from "react";
import { Dialog } from "#components/ui/dialog.tsx";
import { admin } from "#content/admin.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { useListPreferences } from "../data/list-preferences.ts";
import { MenuChoice } from "../ui/menu.tsx";
import { useKeys } from "../ui/use-keys.ts";
import styles from "./admin-keys.module.css";

const PAGES = {
  "g d": adminLinks.dashboard(),
  "g o": adminLinks.orders(),
  "g p": adminLinks.departures(),
  "g c": adminLinks.customers(),
  "g m": adminLinks.messages(),
};

export function AdminKeys({ className }: { className: string | undefined }) {
  const { keys: words } = useContent(admin);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [{ keys }, change] = useListPreferences();
  const jumps = Object.entries(PAGES).map(
    ([key, link]) => [key, () => void navigate(link)] as const,
  );
  useKeys({ ...Object.fromEntries(jumps), "?": () => setOpen(true) });
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Keyboard size={18} aria-hidden /> {words.open}
      </button>
      <Dialog open={open} title={words.open} onClose={() => setOpen(false)}>
        <dl className={styles.keys}>
          {words.list.map(([key, text]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <MenuChoice
          type="checkbox"
          checked={keys}
          onChoose={(checked) => change({ keys: checked })}
        >
          {words.on}
        </MenuChoice>
      </Dialog>
    </>
  );
}
