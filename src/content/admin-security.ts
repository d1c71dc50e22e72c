import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  heading: "Two-step sign-in of the team",
  required: "All of the staff need two-step sign-in.",
  optional: "Two-step sign-in is up to each of the staff.",
  requireLead:
    "Who has none yet sets it up before the dashboard opens. You need it yourself to change this.",
  require: "Ask it of all staff",
  release: "Ask it no longer",
  busy: "One moment...",
  changed: { title: "Saved", description: "It applies at everyone's next page." },
  without: (count: number) => `${count} of the staff ${plural(count, "has", "have")} none yet.`,
  withAll: "Everyone has it.",
  remove: "Remove",
  removeFor: (email: string) => `Remove the two-step sign-in of ${email}`,
  removal: {
    question: "Remove this two-step sign-in?",
    submit: "Remove it",
    busy: "Removing...",
    lead: (email: string) =>
      `Only do this when you know that it is ${email} who asks, such as by their voice. ` +
      "Their password alone opens the account then, and they are told by e-mail.",
    done: (email: string) => ({
      title: "Removed",
      description: `${email} signs in with the password, and can set it up again.`,
    }),
  },
  refusals: {
    insufficient_aal: "Set two-step sign-in up for yourself first, on your account page.",
    no_second_factor: "This person has no two-step sign-in any more.",
  } as Partial<Record<string, string>>,
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  heading: "Connexion en deux étapes de l’équipe",
  required: "Toute l’équipe doit utiliser la connexion en deux étapes.",
  optional: "Chacun choisit d’utiliser ou non la connexion en deux étapes.",
  requireLead:
    "Ceux qui ne l’ont pas encore devront l’activer avant d’ouvrir le tableau de bord. Il " +
    "vous faut l’avoir vous-même pour changer ce réglage.",
  require: "L’exiger de toute l’équipe",
  release: "Ne plus l’exiger",
  busy: "Un instant...",
  changed: {
    title: "Enregistré",
    description: "Le réglage vaut dès la page suivante de chacun.",
  },
  without: (count) =>
    `${count} ` +
    `${plural(count, "membre de l’équipe ne l’a", "membres de l’équipe ne l’ont")} ` +
    "pas encore.",
  withAll: "Toute l’équipe l’a activée.",
  remove: "Retirer",
  removeFor: (email) => `Retirer la connexion en deux étapes de ${email}`,
  removal: {
    question: "Retirer cette connexion en deux étapes ?",
    submit: "La retirer",
    busy: "Retrait...",
    lead: (email) =>
      `Ne le faites que si vous êtes sûr que c’est bien ${email} qui vous le demande, par ` +
      "exemple de vive voix. Son mot de passe suffira alors pour entrer, et un e-mail l’en " +
      "avertira.",
    done: (email) => ({
      title: "Retirée",
      description: `${email} se connecte avec son mot de passe, et pourra la réactiver.`,
    }),
  },
  refusals: {
    insufficient_aal:
      "Activez d’abord votre propre connexion en deux étapes, sur la page de votre compte.",
    no_second_factor: "Cette personne n’a plus de connexion en deux étapes.",
  },
});

/** The Roles page's panel about second factors. */
export const adminSecurity = { en, fr };
