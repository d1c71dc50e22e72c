import type { Facts } from "./facts.ts";
import type { Role } from "#domain/accounts/role.ts";
import { operatorZone } from "./operator-zone.ts";

const en = ({ plural }: Facts) => ({
  title: "Roles",
  lead: "Admins manage everything, agents orders, customers and messages. Accountants only read orders, customers, payments and the audit log.",
  roles: { admin: "Admin", agent: "Agent", accountant: "Accountant" } satisfies Record<
    Role,
    string
  >,
  digest: {
    heading: "Digest by email",
    lead:
      `It goes to all staff with a confirmed address, at 8:00 (${operatorZone.en()}) if ` +
      "something is waiting.",
    isOn: "All staff get it.",
    isOff: "Nobody gets it.",
    switchOn: "Switch it on",
    switchOff: "Switch it off",
    busy: "One moment...",
    on: { title: "Digest switched on" },
    off: { title: "Digest switched off" },
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
    hint: "Accepting within a week confirms the address.",
    role: "Role",
    submit: "Send the invitation",
    busy: "Sending...",
    done: { title: "Invitation sent" },
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
    explanation: (email: string) => `The link sent to ${email} stops working.`,
    submit: "Revoke the invitation",
    busy: "One moment...",
    done: { title: "Invitation revoked" },
    gone: "It was already accepted, replaced or revoked.",
  },
  change: {
    openFor: (email: string, label: string) => `${label}: ${email}`,
    submit: {
      admin: "Make an admin",
      agent: "Make an agent",
      accountant: "Make an accountant",
    } satisfies Record<Role, string>,
    question: {
      admin: "Make them an admin?",
      agent: "Make them an agent?",
      accountant: "Make them an accountant?",
    } satisfies Record<Role, string>,
    explanation: {
      admin: (email: string) => `${email} will see and change everything.`,
      agent: (email: string) => `${email} keeps only orders, customers and messages.`,
      accountant: (email: string) =>
        `${email} will read orders, customers, payments and the audit log, and change nothing.`,
    } satisfies Record<Role, unknown>,
    self: "This is your own role, so this page closes. Only another admin can reverse it.",
    busy: "One moment...",
    done: {
      admin: { title: "Role changed" },
      agent: { title: "Role changed" },
      accountant: { title: "Role changed" },
    } satisfies Record<Role, unknown>,
  },
  restore: {
    open: "Give again",
    openFor: (email: string) => `Give the role of ${email} again`,
    question: "Give this role again?",
    explanation: (email: string) =>
      `The address is now ${email}. Make sure by phone, not by email.`,
    submit: "Give it again",
    busy: "One moment...",
    done: { title: "Role given again" },
  },
  revoke: {
    open: "Take away",
    openFor: (email: string) => `Take away the role of ${email}`,
    question: "Take this role away?",
    explanation: (email: string) => `${email} loses staff access at once.`,
    self: "This is your own role, so you leave the staff area. Only another admin can reverse it.",
    submit: "Take away the role",
    busy: "One moment...",
    done: { title: "Role taken away" },
  },
  refusals: {
    user_unknown: "No account has this address. Reload the page.",
    role_changed: "Their role has changed. Reload the page.",
    address_unproved: "This address is not confirmed. Send an invitation.",
    role_held: "They have this role already.",
    mail_not_sent: "The email wasn’t sent: nobody is invited. Try again shortly.",
    last_admin: "The last admin. Name another first.",
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Rôles",
  lead: "Les administrateurs gèrent tout ; les agents, commandes, clients et messages. Les comptables ne font que lire commandes, clients, paiements et journal.",
  roles: { admin: "Administrateur", agent: "Agent", accountant: "Comptable" },
  digest: {
    heading: "Récapitulatif par e-mail",
    lead: `À toute l’équipe à l’adresse confirmée, à 8 h (${operatorZone.fr()}), s’il y a à faire.`,
    isOn: "L’équipe le reçoit.",
    isOff: "Personne ne le reçoit.",
    switchOn: "Activer",
    switchOff: "Le désactiver",
    busy: "Un instant...",
    on: { title: "Récapitulatif activé" },
    off: { title: "Récapitulatif désactivé" },
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
    hint: "Accepter, sous une semaine, confirme l’adresse.",
    role: "Rôle",
    submit: "Envoyer l’invitation",
    busy: "Envoi en cours...",
    done: { title: "Invitation envoyée" },
  },
  invitations: {
    heading: "Invitations en attente",
    email: "E-mail",
    role: "Rôle",
    by: "Invité par",
    until: "Jusqu’au",
    action: "Action",
    none: "Il n’y a aucune invitation en attente.",
    shown: (count) =>
      `${count} ${plural(count, "invitation en attente", "invitations en attente")}.`,
  },
  withdraw: {
    open: "Révoquer",
    openFor: (email) => `Révoquer l’invitation de ${email}`,
    question: "Révoquer cette invitation ?",
    explanation: (email) => `Le lien envoyé à ${email} ne fonctionnera plus.`,
    submit: "Révoquer l’invitation",
    busy: "Un instant...",
    done: { title: "Invitation révoquée" },
    gone: "Elle a déjà été acceptée, remplacée ou révoquée.",
  },
  change: {
    openFor: (email, label) => `${label} : ${email}`,
    submit: {
      admin: "Nommer administrateur",
      agent: "Nommer agent",
      accountant: "Nommer comptable",
    },
    question: {
      admin: "Nommer cette personne administrateur ?",
      agent: "Nommer cette personne agent ?",
      accountant: "Nommer cette personne comptable ?",
    },
    explanation: {
      admin: (email) => `${email} verra et modifiera tout.`,
      agent: (email) => `${email} ne garde que commandes, clients et messages.`,
      accountant: (email) =>
        `${email} pourra lire commandes, clients, paiements et journal, sans rien changer.`,
    },
    self: "C’est votre propre rôle, et cette page se ferme. Seul un autre administrateur peut y revenir.",
    busy: "Un instant...",
    done: {
      admin: { title: "Rôle modifié" },
      agent: { title: "Rôle modifié" },
      accountant: { title: "Rôle modifié" },
    },
  },
  restore: {
    open: "Rendre",
    openFor: (email) => `Rendre le rôle de ${email}`,
    question: "Rendre ce rôle ?",
    explanation: (email) =>
      `L’adresse est devenue ${email}. Vérifiez par téléphone, sans y écrire.`,
    submit: "Rendre le rôle",
    busy: "Un instant...",
    done: { title: "Rôle rendu" },
  },
  revoke: {
    open: "Retirer",
    openFor: (email) => `Retirer le rôle de ${email}`,
    question: "Retirer ce rôle ?",
    explanation: (email) => `${email} perd aussitôt l’accès à l’espace équipe.`,
    self:
      "C’est votre propre rôle, et vous quittez l’espace équipe. Seul un autre administrateur peut y " +
      "revenir.",
    submit: "Retirer le rôle",
    busy: "Un instant...",
    done: { title: "Rôle retiré" },
  },
  refusals: {
    user_unknown: "Cette adresse n’a aucun compte. Rechargez la page.",
    role_changed: "Son rôle a changé. Rechargez la page.",
    address_unproved: "Adresse non confirmée. Envoyez une invitation.",
    role_held: "Cette personne a déjà ce rôle.",
    mail_not_sent: "E-mail non envoyé : personne n’est invité. Réessayez dans un instant.",
    last_admin: "Dernier administrateur. Nommez-en d’abord un autre.",
  },
});

export const adminRoles = { en, fr };
