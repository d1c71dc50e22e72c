import type { Facts } from "./facts.ts";
import type { Role } from "../domain/accounts/role.ts";
import { operatorZone } from "./operator-zone.ts";

const en = ({ plural }: Facts) => ({
  title: "Roles",
  lead:
    "Admins see and change everything; agents work with orders, customers and messages. The " +
    "audit log keeps changes.",
  roles: { admin: "Admin", agent: "Agent" } satisfies Record<Role, string> as Record<Role, string>,
  digest: {
    heading: "Digest by email",
    lead:
      `At 08:00 (${operatorZone.en()}), when something waits: orders, messages, ` +
      `withdrawals, payment ` +
      "problems and, for admins, failed emails. For all staff with a confirmed address.",
    isOn: "All staff get it.",
    isOff: "Nobody gets it.",
    switchOn: "Switch it on",
    switchOff: "Switch it off",
    busy: "One moment...",
    on: {
      title: "Digest switched on",
      description: "Next at 08:00, if there’s news.",
    },
    off: { title: "Digest switched off", description: "Nobody gets it." },
  },
  holders: {
    heading: "Who has a role",
    email: "Email",
    role: "Role",
    since: "Since",
    action: "Actions",
    you: "you",
    unproved: "Address not proved",
    suspended: "Suspended: new address",
  },
  invite: {
    heading: "Invite someone",
    email: "Email",
    hint: "A link for one week. Accepting confirms the address.",
    role: "Role",
    roleHint: "Agents: orders, customers, messages. Admins: everything.",
    submit: "Send the invitation",
    busy: "Sending...",
    done: (email: string) => ({
      title: "Invitation sent",
      description: `${email} can accept within a week.`,
    }),
  },
  invitations: {
    heading: "Open invitations",
    email: "Email",
    role: "Role",
    by: "Invited by",
    until: "Until",
    action: "Action",
    none: "No open invitations.",
    shown: (count: number) => `${count} ${plural(count, "open invitation", "open invitations")}.`,
  },
  withdraw: {
    open: "Revoke",
    openFor: (email: string) => `Revoke the invitation of ${email}`,
    question: "Revoke this invitation?",
    explanation: (email: string) =>
      `The link sent to ${email} stops working. You can invite them again.`,
    submit: "Revoke the invitation",
    busy: "One moment...",
    done: (email: string) => ({
      title: "Invitation revoked",
      description: `The link of ${email} no longer works.`,
    }),
    gone: "Already accepted, replaced or revoked.",
  },
  change: {
    open: "Change",
    openFor: (email: string) => `Change the role of ${email}`,
    submit: { admin: "Make an admin", agent: "Make an agent" } satisfies Record<Role, string>,
    question: { admin: "Make them an admin?", agent: "Make them an agent?" } satisfies Record<
      Role,
      string
    >,
    explanation: {
      admin: (email: string) =>
        `${email} will see and change everything, including exports, roles and the audit log.`,
      agent: (email: string) =>
        `${email} keeps orders, customers and messages, and loses the rest at once.`,
    } satisfies Record<Role, unknown>,
    self: "Your own role: this page closes at once. Only another admin can reverse it.",
    busy: "One moment...",
    done: {
      admin: (email: string) => ({
        title: "Role changed",
        description: `${email} is an admin now.`,
      }),
      agent: (email: string) => ({
        title: "Role changed",
        description: `${email} is an agent now.`,
      }),
    } satisfies Record<Role, unknown>,
  },
  restore: {
    open: "Give again",
    openFor: (email: string) => `Give the role of ${email} again`,
    question: "Give this role again?",
    explanation: (email: string) =>
      `This account’s address is now ${email}. Make sure it was them: call, don’t write ` +
      "there.",
    submit: "Give it again",
    busy: "One moment...",
    done: (email: string) => ({ title: "Role given again", description: `${email} has it now.` }),
  },
  revoke: {
    open: "Take away",
    openFor: (email: string) => `Take away the role of ${email}`,
    question: "Take this role away?",
    explanation: (email: string) =>
      `${email} loses staff access at once. You can invite them again.`,
    self: "Your own role: you leave the staff area at once. Only another admin can reverse it.",
    submit: "Take away the role",
    busy: "One moment...",
    done: (email: string) => ({
      title: "Role taken away",
      description: `${email} no longer has access to the staff area.`,
    }),
  },
  refusals: {
    user_unknown: "No account has this address. Reload the page.",
    address_unproved: "This address is not confirmed. Send an invitation.",
    role_held: "They have this role already.",
    mail_not_sent: "The email wasn’t sent, so nobody is invited. Try again shortly.",
    last_admin: "The last admin. Name another first.",
  } as Partial<Record<string, string>>,
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Rôles",
  lead:
    "Les administrateurs voient et modifient tout ; les agents gèrent commandes, clients et " +
    "messages. Le journal garde chaque changement.",
  roles: { admin: "Administrateur", agent: "Agent" },
  digest: {
    heading: "Récapitulatif par e-mail",
    lead:
      `À 8 h (${operatorZone.fr()}), s’il y a à faire : commandes, messages, rétractations, ` +
      "problèmes de paiement et, pour les administrateurs, e-mails en échec. Pour toute " +
      "l’équipe à l’adresse confirmée.",
    isOn: "L’équipe le reçoit.",
    isOff: "Personne ne le reçoit.",
    switchOn: "L’activer",
    switchOff: "Le désactiver",
    busy: "Un instant...",
    on: {
      title: "Récapitulatif activé",
      description: "Prochain envoi à 8 h, s’il y a du nouveau.",
    },
    off: { title: "Récapitulatif désactivé", description: "Personne ne le reçoit." },
  },
  holders: {
    heading: "Qui a un rôle",
    email: "E-mail",
    role: "Rôle",
    since: "Depuis",
    action: "Actions",
    you: "vous",
    unproved: "Adresse non confirmée",
    suspended: "Suspendu : nouvelle adresse",
  },
  invite: {
    heading: "Inviter quelqu’un",
    email: "E-mail",
    hint: "Un lien valable une semaine. Accepter confirme l’adresse.",
    role: "Rôle",
    roleHint: "Agent : commandes, clients, messages. Administrateur : tout.",
    submit: "Envoyer l’invitation",
    busy: "Envoi en cours...",
    done: (email) => ({
      title: "Invitation envoyée",
      description: `${email} a une semaine pour l’accepter.`,
    }),
  },
  invitations: {
    heading: "Invitations en attente",
    email: "E-mail",
    role: "Rôle",
    by: "Invité par",
    until: "Jusqu’au",
    action: "Action",
    none: "Aucune invitation en attente.",
    shown: (count) =>
      `${count} ${plural(count, "invitation en attente", "invitations en attente")}.`,
  },
  withdraw: {
    open: "Révoquer",
    openFor: (email) => `Révoquer l’invitation de ${email}`,
    question: "Révoquer cette invitation ?",
    explanation: (email) =>
      `Le lien envoyé à ${email} ne fonctionnera plus. Vous pourrez réinviter cette personne.`,
    submit: "Révoquer l’invitation",
    busy: "Un instant...",
    done: (email) => ({
      title: "Invitation révoquée",
      description: `Le lien de ${email} ne fonctionne plus.`,
    }),
    gone: "Déjà acceptée, remplacée ou révoquée.",
  },
  change: {
    open: "Changer",
    openFor: (email) => `Changer le rôle de ${email}`,
    submit: { admin: "Nommer administrateur", agent: "Nommer agent" },
    question: {
      admin: "Nommer cette personne administrateur ?",
      agent: "Nommer cette personne agent ?",
    },
    explanation: {
      admin: (email) =>
        `${email} verra et modifiera tout, dont les exports, les rôles et le journal.`,
      agent: (email) => `${email} garde commandes, clients et messages, et perd le reste aussitôt.`,
    },
    self:
      "Votre propre rôle : cette page se ferme aussitôt. Seul un autre administrateur peut " +
      "y revenir.",
    busy: "Un instant...",
    done: {
      admin: (email) => ({
        title: "Rôle modifié",
        description: `${email} est maintenant administrateur.`,
      }),
      agent: (email) => ({
        title: "Rôle modifié",
        description: `${email} est maintenant agent.`,
      }),
    },
  },
  restore: {
    open: "Rendre",
    openFor: (email) => `Rendre le rôle de ${email}`,
    question: "Rendre ce rôle ?",
    explanation: (email) =>
      `L’adresse de ce compte est devenue ${email}. Vérifiez par téléphone, sans y écrire.`,
    submit: "Rendre le rôle",
    busy: "Un instant...",
    done: (email) => ({ title: "Rôle rendu", description: `${email} l’a de nouveau.` }),
  },
  revoke: {
    open: "Retirer",
    openFor: (email) => `Retirer le rôle de ${email}`,
    question: "Retirer ce rôle ?",
    explanation: (email) =>
      `${email} perd aussitôt l’accès à l’espace équipe. Vous pourrez réinviter cette ` +
      "personne.",
    self:
      "Votre propre rôle : vous quittez aussitôt l’espace équipe. Seul un autre " +
      "administrateur peut y revenir.",
    submit: "Retirer le rôle",
    busy: "Un instant...",
    done: (email) => ({
      title: "Rôle retiré",
      description: `${email} n’a plus accès à l’espace équipe.`,
    }),
  },
  refusals: {
    user_unknown: "Aucun compte à cette adresse. Rechargez la page.",
    address_unproved: "Adresse non confirmée. Envoyez une invitation.",
    role_held: "Cette personne a déjà ce rôle.",
    mail_not_sent: "E-mail non envoyé : personne n’est invité. Réessayez dans un instant.",
    last_admin: "Dernier administrateur. Nommez-en d’abord un autre.",
  },
});

export const adminRoles = { en, fr };
