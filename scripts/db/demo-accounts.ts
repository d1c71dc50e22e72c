import type { Role } from "#domain/accounts/role.ts";

export interface DemoAccount {
  email: string;
  password: string;
  fullName: string;
  role?: Role;
  /** Staff have blocked it: it shows what that looks like, and cannot sign in. */
  blocked?: true;
}

/** The accounts of a new local database; `npm start` prints those that can sign in. They never reach a deployed one. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: "admin@envol.example",
    password: "envol-admin-demo",
    fullName: "Alex Admin",
    role: "admin",
  },
  {
    email: "agent@envol.example",
    password: "envol-agent-demo",
    fullName: "Agathe Agent",
    role: "agent",
  },
  { email: "member@envol.example", password: "envol-member-demo", fullName: "Maxime Membre" },
  {
    email: "blocked@envol.example",
    password: "envol-blocked-demo",
    fullName: "Bénédicte Bloquée",
    blocked: true,
  },
];
