import type { Role } from "../domain/accounts/role.ts";
import type { Facts } from "./facts.ts";

const en = ({ site }: Facts) => ({
  title: "Join the team",
  description: `An invitation to the staff area of ${site.company.name}.`,
  lead: {
    admin: (inviter: string) =>
      `${inviter} invites you to the ${site.company.name} team as an admin, who sees and ` +
      "changes everything.",
    agent: (inviter: string) =>
      `${inviter} invites you to the ${site.company.name} team as an agent, who works with ` +
      "orders, customers and messages.",
  } satisfies Record<Role, unknown>,
  for: (email: string, until: string) => `The invitation is for ${email}, until ${until}.`,
  oneMoment: "One moment...",
  choosePassword: {
    none: "Choose a password: it makes your account, and accepting confirms your address.",
    unproved:
      "There is an account with this address, but nobody has confirmed that it is theirs. " +
      "Choose a new password: accepting confirms the address, and everything else that " +
      "opened the account ends.",
  },
  submit: "Accept the invitation",
  busy: "Accepting...",
  success: { title: "Welcome to the team", description: "The staff area is open to you." },
  signIn: "This address has an account. Sign in with it, then accept the invitation.",
  toSignIn: "Sign in",
  otherAccount: (email: string) =>
    `You are signed in as ${email}. Sign out, then open the invitation with the account of ` +
    "its own address.",
  signOut: "Sign out",
  void: {
    title: "This invitation no longer works",
    text:
      "It was accepted, replaced or revoked, or it has expired. Ask whoever invited you for a " +
      "new one.",
  },
  retry: "Try again",
  refusals: {
    weak_password:
      "This password is too short, or one that attackers try first. Please choose another.",
    account_changed:
      "The account of this address has changed meanwhile. Here is what the invitation asks " +
      "for now.",
    last_admin:
      "You are the last admin, so you cannot become an agent. Make someone else an admin first.",
    sign_in_needed: "Sign in with the account of this address, then accept the invitation.",
    insufficient_aal: "Finish signing in with the code of your second factor first.",
    user_banned: "This account is blocked. Please contact us.",
  } as Partial<Record<string, string>>,
});

const fr = ({ site }: Facts): ReturnType<typeof en> => ({
  title: "Rejoindre l’équipe",
  description: `Une invitation dans l’espace équipe ${site.company.name}.`,
  lead: {
    admin: (inviter) =>
      `${inviter} vous invite à rejoindre l’équipe ${site.company.name} comme ` +
      "administrateur, qui voit et modifie tout.",
    agent: (inviter) =>
      `${inviter} vous invite à rejoindre l’équipe ${site.company.name} comme agent, qui ` +
      "s’occupe des commandes, des clients et des messages.",
  },
  for: (email, until) => `L’invitation est pour ${email}, jusqu’au ${until}.`,
  oneMoment: "Un instant...",
  choosePassword: {
    none: "Choisissez un mot de passe : il crée votre compte, et accepter confirme votre adresse.",
    unproved:
      "Un compte utilise cette adresse, mais personne n’a confirmé qu’elle est à lui. " +
      "Choisissez un nouveau mot de passe : accepter confirme l’adresse, et tout ce qui " +
      "ouvrait le compte par ailleurs prend fin.",
  },
  submit: "Accepter l’invitation",
  busy: "Un instant...",
  success: {
    title: "Bienvenue dans l’équipe",
    description: "L’espace équipe vous est ouvert.",
  },
  signIn: "Cette adresse a un compte. Connectez-vous avec lui, puis acceptez l’invitation.",
  toSignIn: "Se connecter",
  otherAccount: (email) =>
    `Vous êtes connecté avec ${email}. Déconnectez-vous, puis ouvrez l’invitation avec le ` +
    "compte de l’adresse invitée.",
  signOut: "Se déconnecter",
  void: {
    title: "Cette invitation n’est plus valable",
    text:
      "Elle a été acceptée, remplacée ou révoquée, ou elle a expiré. Demandez-en une " +
      "nouvelle à la personne qui vous a invité.",
  },
  retry: "Réessayer",
  refusals: {
    weak_password:
      "Ce mot de passe est trop court, ou l’un de ceux que les pirates essaient en premier. " +
      "Choisissez-en un autre.",
    account_changed:
      "Le compte de cette adresse a changé entre-temps. Voici ce que l’invitation demande " +
      "maintenant.",
    last_admin:
      "Vous êtes le dernier administrateur : vous ne pouvez pas devenir agent. Nommez " +
      "d’abord quelqu’un d’autre.",
    sign_in_needed: "Connectez-vous avec le compte de cette adresse, puis acceptez l’invitation.",
    insufficient_aal: "Terminez d’abord votre connexion avec le code de votre second facteur.",
    user_banned: "Ce compte est suspendu. Contactez-nous.",
  },
});

export const invitation = { en, fr };
