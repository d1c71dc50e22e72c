import type { LaunchCheckId, LaunchState } from "#domain/going-live/launch.ts";
import type { Facts } from "./facts.ts";

interface CheckWords {
  title: string;
  done: string;
  remedy: string | ((count: number) => string);
}

const en = ({ plural }: Facts) => ({
  title: "Going live",
  lead: "These are the checks that “npm run doctor” runs.",
  list: "Checks before going live",
  open: (count: number) => `${count} ${plural(count, "step is", "steps are")} left.`,
  allDone: "Everything is done. You’re ready for customers.",
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
      remedy: "Add your company, domains and airports to “app.config.ts”, then deploy.",
    },
    texts: {
      title: "Legal texts",
      done: "Your legal texts have been reviewed.",
      remedy:
        "Have a lawyer read the terms, privacy and cancellation texts, then deploy with “--accept " +
        "texts=…”, giving a name and a day.",
    },
    fares: {
      title: "Fares",
      done: "The fares are yours.",
      remedy:
        "Add your “fares” to “app.config.ts”. The headline “from 5” is what a pass comes to " +
        "with Premium, and a single pass costs 11.",
    },
    rates: {
      title: "Currencies",
      done: "The rates are yours.",
      remedy:
        "Add your “rates” to “app.config.ts”. Until then, 11 dollars will count as 11 pounds.",
    },
    mails: {
      title: "Emails",
      done: "The mail service accepts our emails.",
      remedy:
        "Make a test booking. If no email arrives, see the Emails page and ask Cloudflare to " +
        "allow emails to any address.",
    },
    answers: {
      title: "Replies to emails",
      done: "Replies arrive under Messages.",
      remedy:
        "Route an address to the site with Email Routing, set it as “INBOUND_ADDRESS”, then reply " +
        "to one of our emails.",
    },
    payments: {
      title: "Payments",
      done: "Cards are charged for real.",
      remedy:
        "Run “npm run setup” with “--payments stripe” and your live key. Until then, no " +
        "real money is charged.",
    },
    webhooks: {
      title: "Payment updates",
      done: "Stripe tells us what happens to payments.",
      remedy:
        "Pay for one booking yourself. If this step is still open afterwards, run “npm run setup” to " +
        "repair the webhook. Until then, payments are confirmed up to ten minutes late.",
    },
    crons: {
      title: "Scheduled tasks",
      done: "Late emails, payments and reminders are handled every ten minutes, deletions every hour.",
      remedy: "Run “npm run setup -- --apply” to restore the schedule.",
    },
    backup: {
      title: "Backup",
      done: "The latest backup is less than five weeks old.",
      remedy: "Run “npm run backup” once a month, and keep the file and its key apart.",
    },
    two_step: {
      title: "Two-step sign-in for staff",
      done: "All staff need two-step sign-in.",
      remedy: "Set yours up on your account page, then require it for all staff on the Roles page.",
    },
    passkeys: {
      title: "Passkeys",
      done: "No passkeys were created for another domain.",
      remedy: (count: number) =>
        `${count} ${plural(count, "passkey was", "passkeys were")} created for another domain and ` +
        `${plural(count, "doesn’t", "don’t")} work on this one. Keep that domain, or ask people ` +
        "to sign in with their password and add a new one.",
    },
  } satisfies Record<LaunchCheckId, CheckWords>,
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Mise en ligne",
  lead: "Cette page montre les contrôles de « npm run doctor ».",
  list: "Contrôles avant la mise en ligne",
  open: (count) => `${plural(count, "Il reste une étape.", `Il reste ${count} étapes.`)}`,
  allDone: "Tout est prêt pour accueillir vos clients.",
  accepted: (reason) => `Accepté : ${reason}`,
  lastSeen: "Vu le :",
  states: { done: "Fait", open: "À faire", unknown: "Inconnu" },
  checks: {
    company: {
      title: "Société et aéroports",
      done: "Le site affiche votre société et vos aéroports.",
      remedy:
        "Indiquez votre société, vos domaines et vos aéroports dans « app.config.ts », puis " +
        "déployez le site.",
    },
    texts: {
      title: "Textes juridiques",
      done: "Vos textes juridiques ont été relus.",
      remedy:
        "Faites relire par un avocat les conditions, la politique de confidentialité et les " +
        "textes sur la rétractation et la résiliation, puis déployez le site avec « --accept " +
        "texts=… », en indiquant un nom et un jour.",
    },
    fares: {
      title: "Tarifs",
      done: "Les tarifs sont les vôtres.",
      remedy:
        "Ajoutez vos « fares » à « app.config.ts ». Le « dès 5 » des pages correspond au prix " +
        "d’un pass avec Premium, alors qu’un pass à l’unité coûte 11.",
    },
    rates: {
      title: "Devises",
      done: "Les taux sont les vôtres.",
      remedy:
        "Ajoutez vos « rates » à « app.config.ts ». Sans ces taux, 11 dollars valent 11 livres.",
    },
    mails: {
      title: "E-mails",
      done: "Le service d’envoi accepte nos e-mails.",
      remedy:
        "Faites une réservation d’essai. Si rien n’arrive, consultez la page E-mails et " +
        "demandez à Cloudflare d’autoriser l’envoi à toutes les adresses.",
    },
    answers: {
      title: "Réponses aux e-mails",
      done: "Les réponses arrivent dans Messages.",
      remedy:
        "Chez Cloudflare, redirigez une adresse vers le site, indiquez-la dans « " +
        "INBOUND_ADDRESS », puis répondez à l’un de nos e-mails.",
    },
    payments: {
      title: "Paiements",
      done: "Les cartes sont vraiment débitées.",
      remedy:
        "Lancez « npm run setup » avec « --payments stripe » et votre clé réelle. Sans cette " +
        "clé, personne ne paie vraiment.",
    },
    webhooks: {
      title: "Suivi des paiements",
      done: "Stripe nous dit ce que deviennent les paiements.",
      remedy:
        "Payez vous-même une commande. Si cette étape reste à faire après ce paiement, lancez « " +
        "npm run setup » pour réparer le webhook. En attendant, les paiements sont confirmés " +
        "avec dix minutes de retard au plus.",
    },
    crons: {
      title: "Tâches planifiées",
      done:
        "Le site traite les e-mails en retard, les paiements et les rappels toutes les dix " +
        "minutes, et les effacements toutes les heures.",
      remedy: "Lancez « npm run setup -- --apply » pour rétablir la planification.",
    },
    backup: {
      title: "Sauvegarde",
      done: "La dernière sauvegarde a moins de cinq semaines.",
      remedy:
        "Lancez « npm run backup » une fois par mois, et gardez le fichier et sa clé séparément.",
    },
    two_step: {
      title: "Connexion en deux étapes de l’équipe",
      done: "Toute l’équipe doit se connecter en deux étapes.",
      remedy:
        "Activez votre connexion en deux étapes sur la page de votre compte, puis exigez-la de " +
        "toute l’équipe sur la page Rôles.",
    },
    passkeys: {
      title: "Clés d’accès",
      done: "Aucune clé d’accès n’a été créée pour un autre domaine.",
      remedy: (count) =>
        `${count} ${plural(count, "clé d’accès a été créée", "clés d’accès ont été créées")} pour ` +
        `un autre domaine et ne ${plural(count, "fonctionne", "fonctionnent")} pas sur celui-ci. ` +
        "Gardez cet autre domaine, ou demandez à chacun de se connecter avec son mot de passe " +
        "puis d’ajouter une nouvelle clé.",
    },
  },
});

export const adminLaunch = { en, fr };
