import type { LaunchCheckId, LaunchState } from "#domain/going-live/launch.ts";
import type { Facts } from "./facts.ts";

interface CheckWords {
  title: string;
  done: string;
  /** `count` is of what is left. */
  remedy: string | ((count: number) => string);
}

const en = ({ plural }: Facts) => ({
  title: "Going live",
  lead: "These are the checks of “npm run doctor”.",
  list: "Checks before going live",
  open: (count: number) => `${count} ${plural(count, "step is", "steps are")} left.`,
  allDone: "Nothing is left: customers can come.",
  accepted: (reason: string) => `Accepted: ${reason}`,
  lastSeen: "Last seen:",
  states: { done: "Done", open: "To do", unknown: "Not known" } satisfies Record<
    LaunchState,
    string
  >,
  checks: {
    company: {
      title: "Company and airports",
      done: "The site has your company and your airports.",
      remedy: "Write your company, domains and airports into “app.config.ts”, then deploy.",
    },
    texts: {
      title: "Legal texts",
      done: "Somebody has read them for you.",
      remedy:
        "Have a lawyer read terms, privacy and cancellation, then deploy with “--accept " +
        "texts=…”, name and day.",
    },
    fares: {
      title: "Fares",
      done: "The fares are yours.",
      remedy:
        "Write your “fares” into “app.config.ts”. The headline “from 5” is what a pass comes to " +
        "with Premium, and a single pass costs 11.",
    },
    rates: {
      title: "Currencies",
      done: "The rates are yours.",
      remedy: "Write your “rates” into “app.config.ts”: 11 dollars are 11 pounds until then.",
    },
    mails: {
      title: "Emails",
      done: "The mail service takes our emails.",
      remedy:
        "Book something for yourself. No email? See the Emails page, and ask Cloudflare to " +
        "send to any address.",
    },
    answers: {
      title: "Answers to emails",
      done: "Answers arrive under Messages.",
      remedy:
        "Lead an address to the site with Email Routing, set it as “INBOUND_ADDRESS”, then " +
        "answer one of our emails.",
    },
    payments: {
      title: "Payments",
      done: "Cards are charged for real.",
      remedy:
        "Run “npm run setup” with “--payments stripe” and your live key. Until then nobody " +
        "really pays.",
    },
    webhooks: {
      title: "News of payments",
      done: "Stripe tells us what becomes of payments.",
      remedy:
        "Pay one booking yourself. Nothing seen? “npm run setup” mends the webhook; until then " +
        "payments settle up to ten minutes late.",
    },
    crons: {
      title: "Regular work",
      done: "It runs every ten minutes: late emails, payments, reminders, deletions.",
      remedy: "Run “npm run setup -- --apply”: it sets the schedule again.",
    },
    backup: {
      title: "Backup",
      done: "There is one of the last five weeks.",
      remedy: "Run “npm run backup” once a month; keep the file and its key apart.",
    },
    two_step: {
      title: "Two-step sign-in of the team",
      done: "All of the staff need it.",
      remedy: "Set yours up on your account page, then ask it of all staff on the Roles page.",
    },
    passkeys: {
      title: "Passkeys",
      done: "None was made for another domain.",
      remedy: (count: number) =>
        `${count} ${plural(count, "passkey was", "passkeys were")} made for another domain and ` +
        `${plural(count, "doesn’t", "don’t")} work at this one. Keep that domain, or ask people ` +
        "to sign in with their password and add a new one.",
    },
  } satisfies Record<LaunchCheckId, CheckWords>,
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Mise en ligne",
  lead: "Ce sont les contrôles de « npm run doctor ».",
  list: "Contrôles avant la mise en ligne",
  open: (count) => `${plural(count, "Il reste une étape.", `Il reste ${count} étapes.`)}`,
  allDone: "Il ne reste rien : les clients peuvent venir.",
  accepted: (reason) => `Accepté : ${reason}`,
  lastSeen: "Vu le :",
  states: { done: "Fait", open: "À faire", unknown: "Inconnu" },
  checks: {
    company: {
      title: "Société et aéroports",
      done: "Le site nomme votre société et vos aéroports.",
      remedy: "Écrivez société, domaines et aéroports dans « app.config.ts », puis déployez.",
    },
    texts: {
      title: "Textes juridiques",
      done: "Quelqu’un les a relus pour vous.",
      remedy:
        "Faites relire conditions, confidentialité et annulation par un avocat, puis déployez " +
        "avec « --accept texts=… », nom et jour.",
    },
    fares: {
      title: "Tarifs",
      done: "Les tarifs sont les vôtres.",
      remedy:
        "Écrivez vos « fares » dans « app.config.ts ». Le « dès 5 » des pages est ce que coûte un " +
        "pass avec Premium ; un pass à l’unité coûte 11.",
    },
    rates: {
      title: "Devises",
      done: "Les taux sont les vôtres.",
      remedy:
        "Écrivez vos « rates » dans « app.config.ts » : d’ici là, 11 dollars valent 11 livres.",
    },
    mails: {
      title: "E-mails",
      done: "Le service d’envoi prend nos e-mails.",
      remedy:
        "Réservez pour vous-même. Rien reçu ? Voyez la page E-mails, et demandez à Cloudflare " +
        "l’envoi vers toute adresse.",
    },
    answers: {
      title: "Réponses aux e-mails",
      done: "Les réponses arrivent sous Messages.",
      remedy:
        "Faites suivre une adresse vers le site chez Cloudflare, donnez-la comme « " +
        "INBOUND_ADDRESS », puis répondez à l’un de nos e-mails.",
    },
    payments: {
      title: "Paiements",
      done: "Les cartes sont vraiment débitées.",
      remedy:
        "Lancez « npm run setup » avec « --payments stripe » et votre clé réelle. D’ici là, " +
        "personne ne paie vraiment.",
    },
    webhooks: {
      title: "Nouvelles des paiements",
      done: "Stripe nous dit ce que deviennent les paiements.",
      remedy:
        "Payez vous-même une commande. Rien n’est vu ? « npm run setup » répare le webhook ; " +
        "d’ici là, les paiements se règlent jusqu’à dix minutes plus tard.",
    },
    crons: {
      title: "Travail régulier",
      done: "Il tourne toutes les dix minutes : e-mails en retard, paiements, rappels, effacements.",
      remedy: "Lancez « npm run setup -- --apply » : il remet l’horaire en place.",
    },
    backup: {
      title: "Sauvegarde",
      done: "Il y en a une des cinq dernières semaines.",
      remedy:
        "Lancez « npm run backup » une fois par mois ; gardez le fichier et sa clé séparément.",
    },
    two_step: {
      title: "Connexion en deux étapes de l’équipe",
      done: "Toute l’équipe doit l’utiliser.",
      remedy:
        "Activez la vôtre sur votre page de compte, puis exigez-la de tous sur la page Rôles.",
    },
    passkeys: {
      title: "Clés d’accès",
      done: "Aucune n’a été créée pour un autre domaine.",
      remedy: (count) =>
        `${count} ${plural(count, "clé d’accès a été créée", "clés d’accès ont été créées")} pour ` +
        `un autre domaine et ne ${plural(count, "fonctionne", "fonctionnent")} pas sur celui-ci. ` +
        "Gardez cet autre domaine, ou demandez à chacun de se connecter avec son mot de passe " +
        "puis d’ajouter une nouvelle clé.",
    },
  },
});

export const adminLaunch = { en, fr };
