import type { AdminRolesContent } from "../en/admin-roles.ts";
import type { Facts } from "../facts.ts";

export const adminRoles = ({ site }: Facts): AdminRolesContent => ({
  title: "Rôles",
  lead: `Les administrateurs voient et modifient tout dans l’espace équipe de ${site.company.name}. Chaque changement figure au journal.`,
  holders: {
    heading: "Qui a un rôle",
    email: "E-mail",
    role: "Rôle",
    since: "Depuis",
    act: "Action",
    you: "vous",
    shown: (count) => (count === 1 ? "1 personne. Heure de Londres." : `${count} personnes. Heure de Londres.`),
  },
  roles: { admin: "Administrateur" },
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
