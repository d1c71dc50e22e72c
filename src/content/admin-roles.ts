import type { Facts } from "./facts.ts";
import type { Role } from "../domain/accounts/role.ts";

const en = ({ plural, site }: Facts) => ({
  title: "Roles",
  lead: `Admins see and change everything in the staff area of ${site.company.name}. Each change is in the audit log.`,
  holders: {
    heading: "Who has a role",
    email: "E-mail",
    role: "Role",
    since: "Since",
    action: "Action",
    you: "you",
    shown: (count: number) => `${count} ${plural(count, "person", "people")}.`,
  },
  roles: { admin: "Admin", agent: "Agent" } satisfies Record<Role, string> as Record<Role, string>,
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

const fr = ({ plural, site }: Facts): ReturnType<typeof en> => ({
  title: "Rôles",
  lead: `Les administrateurs voient et modifient tout dans l’espace équipe de ${site.company.name}. Chaque changement figure au journal.`,
  holders: {
    heading: "Qui a un rôle",
    email: "E-mail",
    role: "Rôle",
    since: "Depuis",
    action: "Action",
    you: "vous",
    shown: (count) => `${count} ${plural(count, "personne", "personnes")}.`,
  },
  roles: { admin: "Administrateur", agent: "Agent" },
  grant: {
    heading: "Ajouter un administrateur",
    email: "E-mail de son compte",
    hint: "La personne crée d’abord son compte, puis vous l’ajoutez ici. Le rôle vaut dès la page suivante.",
    submit: "Ajouter comme administrateur",
    busy: "Ajout en cours...",
    done: (email) => ({ title: "Rôle accordé", description: `${email} est maintenant administrateur.` }),
    already: (email) => ({ title: "Rien à faire", description: `${email} est déjà administrateur.` }),
  },
  revoke: {
    open: "Retirer",
    openFor: (email) => `Retirer le rôle de ${email}`,
    question: "Retirer ce rôle\u00a0?",
    explanation: (email) =>
      `${email} perdra l’accès à l’espace équipe dès le prochain clic. Vous pourrez lui rendre ce rôle à tout moment.`,
    self: "C’est votre propre rôle\u00a0: vous quitterez aussitôt l’espace équipe.",
    submit: "Retirer le rôle",
    busy: "Un instant...",
    done: (email) => ({ title: "Rôle retiré", description: `${email} n’est plus administrateur.` }),
  },
  refusals: {
    user_unknown: "Aucun compte n’a cette adresse. Demandez d’abord à la personne de créer le sien.",
    last_admin: "C’est le dernier administrateur. Nommez d’abord quelqu’un d’autre.",
  },
});

export const adminRoles = { en, fr };
