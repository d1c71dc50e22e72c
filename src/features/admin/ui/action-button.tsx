import type { LucideIcon } from "lucide-react";
import { Button, type ButtonProps } from "#components/ui/button.tsx";
import { type Refusals, useAdminAction } from "./use-admin-form.ts";

interface ActionButtonProps extends Omit<ButtonProps, "onClick" | "busy"> {
  act: () => Promise<void>;
  busyLabel: string;
  icon?: LucideIcon;
  refusals?: Refusals;
}

export function ActionButton({
  act,
  busyLabel,
  icon: Icon,
  refusals,
  children,
  ...button
}: ActionButtonProps) {
  const { busy, run } = useAdminAction(refusals);
  return (
    <Button variant="outline" {...button} busy={busy} onClick={() => void run(act)}>
      {Icon && <Icon size={18} aria-hidden />}
      {busy ? busyLabel : children}
    </Button>
  );
}
