import { useMatches, useNavigate } from "@tanstack/react-router";
import Keyboard from "lucide-react/icons/keyboard";
import { useState } from "react";
import { Dialog } from "#components/ui/dialog.tsx";
import { admin } from "#content/admin.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { mayChange, mayUse, type StaffPart } from "#domain/accounts/role.ts";
import { useSession } from "#lib/session/session.ts";
import { adminLinks } from "../data/admin-links.ts";
import { useListPreferences } from "../data/list-preferences.ts";
import { MenuChoice } from "../ui/menu.tsx";
import { useKeys } from "../ui/use-keys.ts";
import styles from "./admin-keys.module.css";

const PAGES = {
  "g d": "dashboard",
  "g o": "orders",
  "g p": "departures",
  "g c": "customers",
  "g m": "messages",
} as const;
const JUMPS: Partial<Record<string, StaffPart>> = Object.fromEntries(
  Object.entries(PAGES).map(([key, page]) => [key.replace(" ", "  "), page]),
);
const ORDER = adminLinks.order("").to;
const MESSAGE = adminLinks.message("").to;

export function AdminKeys({ className }: { className: string | undefined }) {
  const { keys: words } = useContent(admin);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [{ keys }, change] = useListPreferences();
  const { role } = useSession();
  const jumps = Object.entries(PAGES)
    .filter(([, page]) => mayUse(role, page))
    .map(([key, page]) => [key, () => void navigate(adminLinks[page]())] as const);
  const isTheirs = ([key]: readonly [string, string]) => {
    const page = JUMPS[key];
    return !page || mayUse(role, page);
  };
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  const isChangeable = path === ORDER && mayChange(role, "orders");
  const list = [
    ...(isChangeable ? words.order : path === MESSAGE ? words.message : []),
    ...words.list.filter(isTheirs),
  ];
  useKeys({ ...Object.fromEntries(jumps), "?": () => setOpen(true) });
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Keyboard size={18} aria-hidden /> {words.open}
      </button>
      <Dialog open={open} title={words.open} onClose={() => setOpen(false)}>
        <dl className={styles.keys}>
          {list.map(([key, text]) => (
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
