import type { Facts } from "./facts.ts";
import type { Role } from "../domain/accounts/role.ts";

const en = ({ plural, site }: Facts) => ({
  title: "Roles",
  lead:
    `Admins see and change everything in the staff area of ${site.company.name}; agents work ` +
    "with orders, customers and messages. Each change is in the audit log.",
  roles: { admin: "Admin", agent: "Agent" } satisfies Record<Role, string> as Record<Role, string>,
  digest: {
    heading: "Digest by e-mail",
    lead:
      "At 08:00, London time, on days when something waits: new orders, messages, withdrawals, " +
      "unpaid orders about to be deleted, problems of payments and, for admins, e-mails that " +
      "failed. It goes to everyone of the staff whose address is confirmed.",
    isOn: "The staff get it.",
    isOff: "Nobody gets it.",
    switchOn: "Switch it on",
    switchOff: "Switch it off",
    busy: "One moment...",
    on: {
      title: "Digest switched on",
      description: "It comes at the next 08:00 when there is something to tell.",
    },
    off: { title: "Digest switched off", description: "Nobody gets it any more." },
  },
  holders: {
    heading: "Who has a role",
    email: "E-mail",
    role: "Role",
    since: "Since",
    action: "Actions",
    you: "you",
    unproved: "Address not proved",
    suspended: "Suspended: new address",
    shown: (count: number) => `${count} ${plural(count, "person", "people")}.`,
  },
  invite: {
    heading: "Invite someone",
    email: "E-mail",
    hint:
      "We e-mail them a link that works for a week. By accepting, they prove that the address " +
      "is theirs.",
    role: "Role",
    roleHint:
      "An agent works with orders, customers and messages; an admin sees and changes everything.",
    submit: "Send the invitation",
    busy: "Sending...",
    done: (email: string) => ({
      title: "Invitation sent",
      description: `${email} can accept it within a week.`,
    }),
  },
  invitations: {
    heading: "Open invitations",
    email: "E-mail",
    role: "Role",
    by: "Invited by",
    until: "Until",
    action: "Action",
    none: "No invitation is open.",
    shown: (count: number) => `${count} ${plural(count, "open invitation", "open invitations")}.`,
  },
  withdraw: {
    open: "Revoke",
    openFor: (email: string) => `Revoke the invitation of ${email}`,
    question: "Revoke this invitation?",
    explanation: (email: string) =>
      `The link that was mailed to ${email} stops working. You can invite them again at any time.`,
    submit: "Revoke the invitation",
    busy: "One moment...",
    done: (email: string) => ({
      title: "Invitation revoked",
      description: `The link of ${email} no longer works.`,
    }),
    gone: "It is not open any more: it was accepted, replaced or revoked meanwhile.",
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
        `${email} will see and change everything: exports, e-mails, roles and the audit log too.`,
      agent: (email: string) =>
        `${email} keeps orders, customers and messages, and loses everything else at the ` +
        "next click.",
    } satisfies Record<Role, unknown>,
    self:
      "This is your own role: this page closes to you at once, and only another admin can give " +
      "the role back.",
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
      `The address of this account has changed to ${email}. Make sure it was them: call ` +
      "them, do not write there.",
    submit: "Give it again",
    busy: "One moment...",
    done: (email: string) => ({ title: "Role given again", description: `${email} has it now.` }),
  },
  revoke: {
    open: "Take away",
    openFor: (email: string) => `Take away the role of ${email}`,
    question: "Take this role away?",
    explanation: (email: string) =>
      `${email} loses access to the staff area at the next click. You can invite them again ` +
      "at any time.",
    self:
      "This is your own role: you leave the staff area at once, and only another admin can " +
      "give you a role again.",
    submit: "Take away the role",
    busy: "One moment...",
    done: (email: string) => ({
      title: "Role taken away",
      description: `${email} no longer has access to the staff area.`,
    }),
  },
  refusals: {
    user_unknown: "Nobody has an account with this address any more. Load the page again.",
    address_unproved: "Nobody has proved that this address is theirs. Invite them instead.",
    role_held: "This person has this role already.",
    mail_not_sent:
      "The mail service did not take the e-mail, so nobody is invited. Try again in a moment.",
    last_admin: "This is the last admin. Make someone else an admin first.",
  } as Partial<Record<string, string>>,
});

const fr = ({ plural, site }: Facts): ReturnType<typeof en> => ({
  title: "Rôles",
  lead:
    `Les administrateurs voient et modifient tout dans l’espace équipe ${site.company.name} ; ` +
    "les agents s’occupent des commandes, des clients et des messages. Chaque changement " +
    "figure au journal.",
  roles: { admin: "Administrateur", agent: "Agent" },
  digest: {
    heading: "Récapitulatif par e-mail",
    lead:
      "À 8 h, heure de Londres, les jours où quelque chose attend : nouvelles commandes, " +
      "messages, rétractations, commandes non payées bientôt supprimées, problèmes de " +
      "paiement et, pour les administrateurs, e-mails en échec. Il est envoyé à toute " +
      "l’équipe dont l’adresse est confirmée.",
    isOn: "L’équipe le reçoit.",
    isOff: "Personne ne le reçoit.",
    switchOn: "L’activer",
    switchOff: "Le désactiver",
    busy: "Un instant...",
    on: {
      title: "Récapitulatif activé",
      description: "Il arrive au prochain 8 h où il y a quelque chose à dire.",
    },
    off: { title: "Récapitulatif désactivé", description: "Plus personne ne le reçoit." },
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
    shown: (count) => `${count} ${plural(count, "personne", "personnes")}.`,
  },
  invite: {
    heading: "Inviter quelqu’un",
    email: "E-mail",
    hint:
      "Nous lui envoyons un lien valable une semaine. En acceptant, la personne confirme que " +
      "l’adresse est à elle.",
    role: "Rôle",
    roleHint:
      "Un agent s’occupe des commandes, des clients et des messages ; un administrateur voit " +
      "et modifie tout.",
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
      `Le lien envoyé à ${email} ne fonctionnera plus. Vous pourrez inviter de nouveau cette ` +
      "personne à tout moment.",
    submit: "Révoquer l’invitation",
    busy: "Un instant...",
    done: (email) => ({
      title: "Invitation révoquée",
      description: `Le lien de ${email} ne fonctionne plus.`,
    }),
    gone: "Elle n’est plus en attente : elle a été acceptée, remplacée ou révoquée entre-temps.",
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
        `${email} verra et modifiera tout, y compris les exports, les e-mails, les rôles et ` +
        "le journal.",
      agent: (email) =>
        `${email} garde les commandes, les clients et les messages, et perd l’accès au reste ` +
        "dès le prochain clic.",
    },
    self:
      "C’est votre propre rôle : cette page vous sera aussitôt fermée, et seul un autre " +
      "administrateur pourra vous le rendre.",
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
      `L’adresse de ce compte est devenue ${email}. Assurez-vous que c’est bien la personne ` +
      ": appelez-la, ne lui écrivez pas là.",
    submit: "Rendre le rôle",
    busy: "Un instant...",
    done: (email) => ({ title: "Rôle rendu", description: `${email} l’a de nouveau.` }),
  },
  revoke: {
    open: "Retirer",
    openFor: (email) => `Retirer le rôle de ${email}`,
    question: "Retirer ce rôle ?",
    explanation: (email) =>
      `${email} perdra l’accès à l’espace équipe dès le prochain clic. Vous pourrez ` +
      "inviter de nouveau cette personne à tout moment.",
    self:
      "C’est votre propre rôle : vous quitterez aussitôt l’espace équipe, et seul un " +
      "autre administrateur pourra vous redonner un rôle.",
    submit: "Retirer le rôle",
    busy: "Un instant...",
    done: (email) => ({
      title: "Rôle retiré",
      description: `${email} n’a plus accès à l’espace équipe.`,
    }),
  },
  refusals: {
    user_unknown: "Plus aucun compte n’a cette adresse. Rechargez la page.",
    address_unproved:
      "Personne n’a confirmé que cette adresse est la sienne. Envoyez plutôt une invitation.",
    role_held: "Cette personne a déjà ce rôle.",
    mail_not_sent:
      "Le service d’envoi n’a pas accepté l’e-mail : personne n’est invité. " +
      "Réessayez dans un instant.",
    last_admin: "C’est le dernier administrateur. Nommez d’abord quelqu’un d’autre.",
  },
});

export const adminRoles = { en, fr };
