import type { Role } from "../../src/domain/accounts/role.ts";

export interface DemoAccount {
  email: string;
  password: string;
  fullName: string;
  role?: Role;
}

/** Who can sign in to a new local database; `npm start` prints them. They never reach a deployed one. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: "admin@envol.example", password: "envol-admin-demo", fullName: "Alex Admin", role: "admin" },
  { email: "agent@envol.example", password: "envol-agent-demo", fullName: "Agathe Agent", role: "agent" },
  { email: "member@envol.example", password: "envol-member-demo", fullName: "Maxime Membre" },
];
