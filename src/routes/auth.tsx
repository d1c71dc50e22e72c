import { createFileRoute, Outlet } from "@tanstack/react-router";
import { AuthFrame } from "#features/auth/auth-frame.tsx";

export const Route = createFileRoute("/auth")({
  component: Auth,
});

function Auth() {
  return (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  );
}
