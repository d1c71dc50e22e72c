import type { Facts } from "./facts.ts";
import type { Role } from "#domain/accounts/role.ts";
import { operatorZone } from "./operator-zone.ts";

const en = ({ plural }: Facts) => ({
  title: "Roles",
  lead:
    "Admins manage everything. Agents manage orders, customers and messages. Accountants can only " +
    "view orders, customers, payments and the audit log.",
  roles: { admin: "Admin", agent: "Agent", accountant: "Accountant" } satisfies Record<
    Role,
    string
  >,
  digest: {
    heading: "Digest by email",
    lead:
      `The digest goes to all admins and agents with a confirmed address, at 8:00 ` +
      `(${operatorZone.en()}) if something is waiting.`,
    isOn: "Admins and agents receive it.",
    isOff: "Nobody receives it.",
    switchOn: "Turn it on",
    switchOff: "Turn it off",
    busy: "One moment...",
    on: { title: "Digest turned on" },
    off: { title: "Digest turned off" },
  },
  holders: {
    heading: "Who has a role",
    email: "Email",
    role: "Role",
    since: "Since",
    action: "Actions",
    you: "you",
    unproved: "Address not confirmed",
    suspended: "Suspended: new address or reset password",
  },
  invite: {
    heading: "Invite someone",
    email: "Email",
    hint: "The invitation is valid for a week. Accepting it confirms the address.",
    role: "Role",
    submit: "Send the invitation",
    busy: "Sending...",
    done: { title: "Invitation sent" },
  },
  invitations: {
    heading: "Pending invitations",
    email: "Email",
    role: "Role",
    by: "Invited by",
    until: "Until",
    action: "Action",
    none: "No pending invitations.",
    shown: (count: number) =>
      `${count} ${plural(count, "pending invitation", "pending invitations")}.`,
  },
  withdraw: {
    open: "Revoke",
    openFor: (email: string) => `Revoke the invitation to ${email}`,
    question: "Revoke this invitation?",
    explanation: (email: string) => `The link sent to ${email} will stop working.`,
    submit: "Revoke the invitation",
    busy: "One moment...",
    done: { title: "Invitation revoked" },
    gone: "This invitation has already been accepted, replaced or revoked.",
  },
  change: {
    openFor: (email: string, label: string) => `${label}: ${email}`,
    submit: {
      admin: "Make an admin",
      agent: "Make an agent",
      accountant: "Make an accountant",
    } satisfies Record<Role, string>,
    question: {
      admin: "Change this role to admin?",
      agent: "Change this role to agent?",
      accountant: "Change this role to accountant?",
    } satisfies Record<Role, string>,
    explanation: {
      admin: (email: string) => `${email} will see and change everything.`,
      agent: (email: string) => `${email} will only have access to orders, customers and messages.`,
      accountant: (email: string) =>
        `${email} will see orders, customers, payments and the audit log, but can’t change anything.`,
    } satisfies Record<Role, unknown>,
    self:
      "You’re changing your own role, so you’ll lose access to this page. Only another admin can " +
      "change it back.",
    busy: "One moment...",
    done: {
      admin: { title: "Role changed" },
      agent: { title: "Role changed" },
      accountant: { title: "Role changed" },
    } satisfies Record<Role, unknown>,
  },
  restore: {
    open: "Restore",
    openFor: (email: string) => `Restore the role of ${email}`,
    question: "Restore this role?",
    explanation: (email: string) =>
      `This person’s address is now ${email}. Check with them by phone, not by email.`,
    submit: "Restore the role",
    busy: "One moment...",
    done: { title: "Role restored" },
  },
  revoke: {
    open: "Remove",
    openFor: (email: string) => `Remove the role of ${email}`,
    question: "Remove this role?",
    explanation: (email: string) => `${email} will lose staff access at once.`,
    self:
      "You’re removing your own role, so you’ll lose access to the staff area. Only another admin " +
      "can give it back to you.",
    submit: "Remove the role",
    busy: "One moment...",
    done: { title: "Role removed" },
  },
  refusals: {
    user_unknown: "No account has this address. Reload the page.",
    role_changed: "This person’s role has changed. Reload the page.",
    address_unproved: "This address isn’t confirmed. Send an invitation instead.",
    role_held: "This person already has this role.",
    mail_not_sent: "The email wasn’t sent, so nobody was invited. Try again shortly.",
    last_admin: "This is the last admin. Make someone else an admin first.",
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Rôles",
  lead:
    "Les administrateurs gèrent tout. Les agents gèrent les commandes, les clients et les " +
    "messages. Les comptables peuvent seulement consulter les commandes, les clients, les " +
    "paiements et le journal.",
  roles: { admin: "Administrateur", agent: "Agent", accountant: "Comptable" },
  digest: {
    heading: "Récapitulatif par e-mail",
    lead:
      `Chaque matin à 8 h (${operatorZone.fr()}), s’il y a quelque chose à faire, les ` +
      "administrateurs et les agents dont l’adresse est confirmée reçoivent un récapitulatif.",
    isOn: "Les administrateurs et les agents reçoivent ce récapitulatif.",
    isOff: "Personne ne reçoit ce récapitulatif.",
    switchOn: "Activer",
    switchOff: "Désactiver",
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
    suspended: "Suspendu : nouvelle adresse ou mot de passe oublié",
  },
  invite: {
    heading: "Inviter quelqu’un",
    email: "E-mail",
    hint: "L’invitation est valable une semaine. En l’acceptant, la personne confirme son adresse.",
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
    gone: "Cette invitation a déjà été acceptée, remplacée ou révoquée.",
  },
  change: {
    openFor: (email, label) => `${label} : ${email}`,
    submit: {
      admin: "Nommer administrateur",
      agent: "Nommer agent",
      accountant: "Nommer comptable",
    },
    question: {
      admin: "Attribuer le rôle d’administrateur ?",
      agent: "Attribuer le rôle d’agent ?",
      accountant: "Attribuer le rôle de comptable ?",
    },
    explanation: {
      admin: (email) => `${email} pourra tout voir et tout modifier.`,
      agent: (email) => `${email} n’aura plus accès qu’aux commandes, aux clients et aux messages.`,
      accountant: (email) =>
        `${email} pourra consulter les commandes, les clients, les paiements et le journal, sans ` +
        "rien modifier.",
    },
    self:
      "Vous modifiez votre propre rôle, donc vous n’aurez plus accès à cette page. Seul un " +
      "autre administrateur pourra vous rendre ce rôle.",
    busy: "Un instant...",
    done: {
      admin: { title: "Rôle modifié" },
      agent: { title: "Rôle modifié" },
      accountant: { title: "Rôle modifié" },
    },
  },
  restore: {
    open: "Rétablir",
    openFor: (email) => `Rétablir le rôle de ${email}`,
    question: "Rétablir ce rôle ?",
    explanation: (email) =>
      `Cette personne utilise maintenant l’adresse ${email}. Vérifiez ce changement par ` +
      "téléphone, pas par e-mail.",
    submit: "Rétablir le rôle",
    busy: "Un instant...",
    done: { title: "Rôle rétabli" },
  },
  revoke: {
    open: "Retirer",
    openFor: (email) => `Retirer le rôle de ${email}`,
    question: "Retirer ce rôle ?",
    explanation: (email) => `${email} perdra aussitôt l’accès à l’espace équipe.`,
    self:
      "Vous retirez votre propre rôle, donc vous n’aurez plus accès à l’espace équipe. Seul un " +
      "autre administrateur pourra vous rendre ce rôle.",
    submit: "Retirer le rôle",
    busy: "Un instant...",
    done: { title: "Rôle retiré" },
  },
  refusals: {
    user_unknown: "Aucun compte n’utilise cette adresse. Rechargez la page.",
    role_changed: "Le rôle de cette personne a changé. Rechargez la page.",
    address_unproved: "Cette adresse n’est pas confirmée. Envoyez plutôt une invitation.",
    role_held: "Cette personne a déjà ce rôle.",
    mail_not_sent:
      "L’e-mail n’est pas parti, donc personne n’a été invité. Réessayez dans un instant.",
    last_admin: "C’est le dernier administrateur. Nommez-en d’abord un autre.",
  },
});

export const adminRoles = { en, fr };
