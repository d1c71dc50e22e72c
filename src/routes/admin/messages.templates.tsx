import { createFileRoute } from "@tanstack/react-router";
import { TemplatesPage } from "#features/admin/messages/templates-page.tsx";

export const Route = createFileRoute("/admin/messages/templates")({ component: TemplatesPage });
