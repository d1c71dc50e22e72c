import type { AccountReason } from "../domain/accounts/user.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Accounts",
  lead: "Everyone who can sign in: find them, help them in, or keep them out.",
  list: {
    label: "Accounts",
    search: "Find an account",
    searchHint: "E-mail or name. The first letters will do.",
    empty: "No accounts yet.",
    shown: (count: number) => `${count} ${plural(count, "account shown", "accounts shown")}.`,
  },
  columns: {
    email: "E-mail",
    name: "Name",
    state: "State",
    sessions: "Sessions",
    last: "Last sign-in",
    since: "Since",
  },
  states: { blocked: "Blocked", proved: "Address confirmed", unproved: "Address not confirmed" },
  secondFactor: "Two-step sign-in",
  roles: { admin: "Admin", agent: "Agent" },
  never: "Never",
  openSessions: (count: number) => `${count} open ${plural(count, "session", "sessions")}`,
  detail: {
    back: "Accounts",
    title: "Account",
    facts: "Account",
    name: "Name",
    state: "State",
    role: "Role",
    secondFactor: "Two-step sign-in",
    on: "On",
    off: "Off",
    providers: "Signs in with",
    email: "e-mail and password",
    person: "Bookings and messages",
    personLink: "Open the person",
    last: "Last sign-in",
    since: "Since",
    sessions: "Open sessions",
    noSessions: "No session is open.",
    device: "Device",
    unknownDevice: "Unknown device",
    opened: "Opened",
    used: "Last used",
    factorNote:
      "Has someone of the staff lost their second factor? It is removed on the page of roles.",
    rolesLink: "To the roles",
  },
  reason: "Reason",
  reasonNote: "The audit log keeps it, without any words about the person.",
  reasons: {
    requested: "The owner asked for it",
    stolen: "Somebody else may be using the account",
    abuse: "The account is misused",
    mistake: "It was a mistake",
    other: "Another reason",
  } satisfies Record<AccountReason, string>,
  acts: {
    recovery: {
      open: "Send a link for a new password",
      question: "Send the link for a new password?",
      explanation: (email: string) =>
        `It goes to ${email} and works for 60 minutes. You do not see it, and nobody else gets it.`,
      submit: "Send the link",
      busy: "Sending...",
      done: (email: string) => ({
        title: "Link sent",
        description: `It is on its way to ${email}.`,
      }),
    },
    "end-sessions": {
      open: "End all sessions",
      question: "End all sessions of this account?",
      explanation: (email: string) =>
        `${email} is signed out everywhere at once, and may sign in again.`,
      submit: "End all sessions",
      busy: "Ending...",
      done: (email: string) => ({
        title: "Sessions ended",
        description: `${email} is signed out everywhere.`,
      }),
    },
    block: {
      open: "Block",
      question: "Block this account?",
      explanation: (email: string) =>
        `${email} is signed out everywhere at once and cannot sign in until the account is ` +
        "unblocked. Bookings stay as they are.",
      submit: "Block the account",
      busy: "Blocking...",
      done: (email: string) => ({
        title: "Account blocked",
        description: `${email} cannot sign in any more.`,
      }),
    },
    unblock: {
      open: "Unblock",
      question: "Unblock this account?",
      explanation: (email: string) => `${email} may sign in again.`,
      submit: "Unblock the account",
      busy: "Unblocking...",
      done: (email: string) => ({
        title: "Account unblocked",
        description: `${email} may sign in again.`,
      }),
    },
  },
  refusals: {
    own_account: "This is your own account. Ask another admin.",
    blocked: "This account is blocked: the link would open nothing. Unblock it first.",
    mailbox_full:
      "This mailbox got several e-mails from us just now. Try again in a quarter of an hour.",
    mail_not_sent: "The mail service does not take the e-mail. Try again in a moment.",
  } as Partial<Record<string, string>>,
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Comptes",
  lead:
    "Toutes les personnes qui peuvent se connecter : les trouver, les dépanner ou leur fermer " +
    "l’accès.",
  list: {
    label: "Comptes",
    search: "Trouver un compte",
    searchHint: "E-mail ou nom. Les premières lettres suffisent.",
    empty: "Aucun compte pour l’instant.",
    shown: (count) => `${count} ${plural(count, "compte affiché", "comptes affichés")}.`,
  },
  columns: {
    email: "E-mail",
    name: "Nom",
    state: "État",
    sessions: "Sessions",
    last: "Dernière connexion",
    since: "Depuis",
  },
  states: { blocked: "Bloqué", proved: "Adresse confirmée", unproved: "Adresse non confirmée" },
  secondFactor: "Double authentification",
  roles: { admin: "Administrateur", agent: "Agent" },
  never: "Jamais",
  openSessions: (count) => `${count} ${plural(count, "session ouverte", "sessions ouvertes")}`,
  detail: {
    back: "Comptes",
    title: "Compte",
    facts: "Compte",
    name: "Nom",
    state: "État",
    role: "Rôle",
    secondFactor: "Double authentification",
    on: "Activée",
    off: "Désactivée",
    providers: "Se connecte avec",
    email: "e-mail et mot de passe",
    person: "Réservations et messages",
    personLink: "Ouvrir la fiche",
    last: "Dernière connexion",
    since: "Depuis",
    sessions: "Sessions ouvertes",
    noSessions: "Aucune session n’est ouverte.",
    device: "Appareil",
    unknownDevice: "Appareil inconnu",
    opened: "Ouverte",
    used: "Dernière utilisation",
    factorNote:
      "Un membre de l’équipe a perdu sa double authentification ? Elle se retire à la page " +
      "des rôles.",
    rolesLink: "Aller aux rôles",
  },
  reason: "Motif",
  reasonNote: "Le journal le conserve, sans un mot sur la personne.",
  reasons: {
    requested: "À la demande du titulaire",
    stolen: "Quelqu’un d’autre se sert peut-être du compte",
    abuse: "Le compte sert à des abus",
    mistake: "C’était une erreur",
    other: "Autre motif",
  },
  acts: {
    recovery: {
      open: "Envoyer un lien de mot de passe",
      question: "Envoyer le lien pour un nouveau mot de passe ?",
      explanation: (email) =>
        `Il part à ${email} et fonctionne 60 minutes. Vous ne le voyez pas, et personne ` +
        "d’autre ne le reçoit.",
      submit: "Envoyer le lien",
      busy: "Envoi en cours...",
      done: (email) => ({ title: "Lien envoyé", description: `Il est en route vers ${email}.` }),
    },
    "end-sessions": {
      open: "Fermer les sessions",
      question: "Fermer toutes les sessions de ce compte ?",
      explanation: (email) => `${email} est aussitôt déconnecté partout, et peut se reconnecter.`,
      submit: "Fermer les sessions",
      busy: "Fermeture en cours...",
      done: (email) => ({
        title: "Sessions fermées",
        description: `${email} est déconnecté partout.`,
      }),
    },
    block: {
      open: "Bloquer",
      question: "Bloquer ce compte ?",
      explanation: (email) =>
        `${email} est aussitôt déconnecté partout et ne peut plus se connecter tant que le ` +
        "compte est bloqué. Les réservations ne changent pas.",
      submit: "Bloquer le compte",
      busy: "Blocage en cours...",
      done: (email) => ({
        title: "Compte bloqué",
        description: `${email} ne peut plus se connecter.`,
      }),
    },
    unblock: {
      open: "Débloquer",
      question: "Débloquer ce compte ?",
      explanation: (email) => `${email} pourra se connecter de nouveau.`,
      submit: "Débloquer le compte",
      busy: "Déblocage en cours...",
      done: (email) => ({
        title: "Compte débloqué",
        description: `${email} peut de nouveau se connecter.`,
      }),
    },
  },
  refusals: {
    own_account: "C’est votre propre compte. Adressez-vous à un autre administrateur.",
    blocked: "Ce compte est bloqué : le lien n’ouvrirait rien. Débloquez-le d’abord.",
    mailbox_full:
      "Cette boîte vient de recevoir plusieurs e-mails de notre part. Réessayez dans un " +
      "quart d’heure.",
    mail_not_sent: "Le service d’envoi n’accepte pas l’e-mail. Réessayez dans un instant.",
  },
});

export const adminAccounts = { en, fr };
