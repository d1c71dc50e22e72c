import type { Role } from "#domain/accounts/role.ts";
import type { Facts } from "./facts.ts";

const en = ({ site }: Facts) => ({
  title: "Join the team",
  description: `You are invited to join the ${site.company.name} team.`,
  lead: {
    admin: (inviter: string) =>
      `${inviter} has invited you to the ${site.company.name} team as an admin, with access to ` +
      "everything.",
    agent: (inviter: string) =>
      `${inviter} has invited you to the ${site.company.name} team as an agent, to handle orders, ` +
      "customers and messages.",
    accountant: (inviter: string) =>
      `${inviter} has invited you to the ${site.company.name} team as an accountant, to view orders, ` +
      "customers, payments and the audit log.",
  } satisfies Record<Role, unknown>,
  for: (email: string, until: string) =>
    `This invitation is for ${email} and is valid until ${until}.`,
  oneMoment: "One moment...",
  choosePassword: {
    none:
      "Choose a password. Accepting the invitation creates your account and confirms your " +
      "address.",
    unproved:
      "An account already uses this address, but the address isn’t confirmed. Choosing a new " +
      "password confirms it, signs out every other device and removes all other ways to sign in.",
  },
  submit: "Accept the invitation",
  busy: "Accepting...",
  success: { title: "Welcome to the team" },
  signIn: "This address already has an account. Sign in, then accept the invitation.",
  toSignIn: "Sign in",
  otherAccount: (email: string) =>
    `You’re signed in as ${email}. Sign out, then open the invitation again.`,
  signOut: "Sign out",
  void: {
    title: "This invitation no longer works",
    text: "It has been accepted, replaced or revoked, or has expired. Ask an admin for a new one.",
  },
  retry: "Try again",
  refusals: {
    weak_password: "This password is too short, or too easy to guess. Choose another.",
    account_changed: "This account has changed. Check the details below, then try again.",
    last_admin: "You’re the last admin. Make someone else an admin first.",
    sign_in_needed: "Sign in to the account with this address, then accept the invitation.",
    insufficient_aal: "Finish signing in with your second step first.",
    user_banned: "This account is blocked. Contact us.",
  } as Partial<Record<string, string>>,
});

const fr = ({ site }: Facts): ReturnType<typeof en> => ({
  title: "Rejoindre l’équipe",
  description: `Invitation à rejoindre l’équipe ${site.company.name}.`,
  lead: {
    admin: (inviter) =>
      `${inviter} vous invite à rejoindre l’équipe ${site.company.name} en tant ` +
      "qu’administrateur, avec un accès complet.",
    agent: (inviter) =>
      `${inviter} vous invite à rejoindre l’équipe ${site.company.name} en tant qu’agent, pour ` +
      "gérer les commandes, les clients et les messages.",
    accountant: (inviter) =>
      `${inviter} vous invite à rejoindre l’équipe ${site.company.name} en tant que comptable, ` +
      "pour consulter les commandes, les clients, les paiements et le journal.",
  },
  for: (email, until) =>
    `Cette invitation est destinée à ${email} et reste valable jusqu’au ${until}.`,
  oneMoment: "Un instant...",
  choosePassword: {
    none:
      "Choisissez un mot de passe. En acceptant, vous créez votre compte et confirmez votre " +
      "adresse.",
    unproved:
      "Un compte utilise déjà cette adresse, mais elle n’est pas confirmée. Choisissez un " +
      "nouveau mot de passe pour la confirmer. Les autres appareils seront déconnectés de ce " +
      "compte, et tout autre moyen de connexion sera retiré.",
  },
  submit: "Accepter l’invitation",
  busy: "Un instant...",
  success: { title: "Bienvenue dans l’équipe" },
  signIn: "Un compte utilise déjà cette adresse. Connectez-vous, puis acceptez l’invitation.",
  toSignIn: "Se connecter",
  otherAccount: (email) =>
    `Votre session utilise l’adresse ${email}. Déconnectez-vous, puis rouvrez l’invitation.`,
  signOut: "Se déconnecter",
  void: {
    title: "Cette invitation n’est plus valable",
    text:
      "Elle a été acceptée, remplacée ou révoquée, ou a expiré. Demandez-en une nouvelle à un " +
      "administrateur.",
  },
  retry: "Réessayer",
  refusals: {
    weak_password:
      "Ce mot de passe est trop court, ou trop facile à deviner. Choisissez-en un autre.",
    account_changed: "Ce compte a changé. Vérifiez les informations ci-dessous, puis réessayez.",
    last_admin: "Vous êtes le dernier administrateur. Nommez-en d’abord un autre.",
    sign_in_needed: "Connectez-vous avec cette adresse, puis acceptez l’invitation.",
    insufficient_aal: "Terminez d’abord la deuxième étape de votre connexion.",
    user_banned: "Ce compte est bloqué. Contactez-nous.",
  },
});

export const invitation = { en, fr };
