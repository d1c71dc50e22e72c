import { createFileRoute } from "@tanstack/react-router";
import { adminDevices } from "#content/admin-devices.ts";
import { DevicesPage } from "#features/admin/devices/devices-page.tsx";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/devices")({ component: Devices });

function Devices() {
  const words = useContent(adminDevices);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <DevicesPage />
    </AdminPage>
  );
}
