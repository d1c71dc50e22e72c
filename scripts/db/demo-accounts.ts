import { siteConfig } from "../../app.config.ts";
import type { Role } from "#domain/accounts/role.ts";

export interface DemoAccount {
  email: string;
  password: string;
  fullName: string;
  role?: Role;
  /** Demonstrates a blocked account, which cannot sign in. */
  blocked?: true;
}

/** "Été Indien" becomes "ete-indien" in addresses and passwords. */
const BRAND =
  siteConfig.company.name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "") || "demo";

const demoAccount = (name: string, account: Omit<DemoAccount, "email" | "password">) => ({
  email: `${name}@${BRAND}.example`,
  password: `${BRAND}-${name}-demo`,
  ...account,
});

/** `npm start` prints those that can sign in. They never reach a deployed database. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  demoAccount("admin", { fullName: "Alex Admin", role: "admin" }),
  demoAccount("agent", { fullName: "Agathe Agent", role: "agent" }),
  demoAccount("member", { fullName: "Maxime Membre" }),
  demoAccount("blocked", { fullName: "Bénédicte Bloquée", blocked: true }),
];
