import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  heading: "Two-step sign-in for staff",
  required: "All staff need two-step sign-in.",
  optional: "Two-step sign-in is optional.",
  requireLead:
    "Staff will have to set up two-step sign-in before they can open the dashboard. You need " +
    "two-step sign-in yourself to change this.",
  require: "Require it for all staff",
  release: "Stop requiring it",
  busy: "One moment...",
  changed: { title: "Saved" },
  without: (count: number) =>
    `${count} ${plural(count, "person hasn’t", "people haven’t")} set up two-step sign-in yet.`,
  withAll: "Everyone has set up two-step sign-in.",
  remove: "Remove",
  removeFor: (email: string) => `Remove two-step sign-in for ${email}`,
  removal: {
    question: "Remove their two-step sign-in?",
    submit: "Remove it",
    busy: "Removing...",
    lead: (email: string) =>
      `Only do this if you’re sure the request is from ${email}, for example because you’ve spoken ` +
      "to them. After that, they’ll be able to sign in with just their password.",
    done: { title: "Removed" },
  },
  refusals: {
    insufficient_aal: "Set up your own two-step sign-in first, on your account page.",
    no_second_factor: "This person no longer has two-step sign-in.",
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  heading: "Connexion en deux étapes de l’équipe",
  required: "Toute l’équipe doit utiliser la connexion en deux étapes.",
  optional: "La connexion en deux étapes est facultative.",
  requireLead:
    "Chaque membre de l’équipe devra activer la connexion en deux étapes avant d’ouvrir le " +
    "tableau de bord. Pour changer ce réglage, vous devez l’avoir activée vous-même.",
  require: "L’exiger de toute l’équipe",
  release: "Ne plus l’exiger",
  busy: "Un instant...",
  changed: { title: "Enregistré" },
  without: (count) =>
    `${count} ${plural(count, "membre de l’équipe n’a", "membres de l’équipe n’ont")} pas ` +
    "encore activé la connexion en deux étapes.",
  withAll: "Toute l’équipe a activé la connexion en deux étapes.",
  remove: "Retirer",
  removeFor: (email) => `Retirer la connexion en deux étapes de ${email}`,
  removal: {
    question: "Retirer cette connexion en deux étapes ?",
    submit: "La retirer",
    busy: "Retrait...",
    lead: (email) =>
      `Ne la retirez qu’après avoir vérifié que la demande vient de ${email}, par exemple parce ` +
      "que vous avez parlé à cette personne. Son mot de passe suffira ensuite pour se " +
      "connecter.",
    done: { title: "Retirée" },
  },
  refusals: {
    insufficient_aal:
      "Activez d’abord votre connexion en deux étapes, sur la page de votre compte.",
    no_second_factor: "Cette personne n’a plus de connexion en deux étapes.",
  },
});

export const adminSecurity = { en, fr };
