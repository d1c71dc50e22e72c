import { Download } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { showToast } from "../../../components/ui/toast.ts";
import { adminOrders } from "../../../content/admin-orders.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { useStaffAct } from "../use-staff-act.ts";
import { exportOrders, type OrderSearch } from "./order-calls.ts";

/** Saves every order of the list as it is filtered, as CSV. Fetched, not linked: a link could not carry the session. */
export function ExportOrders({ search }: { search: OrderSearch }) {
  const { export: words } = useContent(adminOrders);
  const { busy, run } = useStaffAct();
  const save = () =>
    run("export", async () => {
      saveFile(`orders-${new Date().toISOString().slice(0, 10)}.csv`, "text/csv", await exportOrders(search));
      showToast({ ...words.done, tone: "success" });
    });
  return (
    <Button variant="outline" busy={busy !== null} onClick={() => void save()}>
      <Download size={18} aria-hidden="true" /> {busy === null ? words.label : words.busy}
    </Button>
  );
}
