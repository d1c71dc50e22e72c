import type { Facts } from "../facts.ts";
import type { Role } from "../../domain/accounts/role.ts";

export const adminRoles = ({ site }: Facts) => ({
  title: "Roles",
  lead: `Admins see and change everything in the staff area of ${site.company.name}. Each change is in the audit log.`,
  holders: {
    heading: "Who has a role",
    email: "E-mail",
    role: "Role",
    since: "Since",
    act: "Action",
    you: "you",
    shown: (count: number) => (count === 1 ? "1 person. Times are London’s." : `${count} people. Times are London’s.`),
  },
  roles: { admin: "Admin" } satisfies Record<Role, string> as Record<Role, string>,
  grant: {
    heading: "Add an admin",
    email: "E-mail of their account",
    hint: "They sign up first, then you add them here. It applies at their next page.",
    submit: "Add as admin",
    busy: "Adding...",
    done: (email: string) => ({ title: "Role granted", description: `${email} is an admin now.` }),
    already: (email: string) => ({ title: "Nothing to do", description: `${email} is an admin already.` }),
  },
  revoke: {
    open: "Take away",
    openFor: (email: string) => `Take away the role of ${email}`,
    question: "Take this role away?",
    explanation: (email: string) => `${email} loses access to the staff area at the next click. You can give the role again at any time.`,
    self: "This is your own role: you leave the staff area at once.",
    submit: "Take away the role",
    busy: "One moment...",
    done: (email: string) => ({ title: "Role taken away", description: `${email} is no longer an admin.` }),
  },
  refusals: {
    user_unknown: "Nobody has an account with this address. Ask the person to sign up first.",
    last_admin: "This is the last admin. Make someone else an admin first.",
  } as Partial<Record<string, string>>,
});
export type AdminRolesContent = ReturnType<typeof adminRoles>;
