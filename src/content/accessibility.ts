import type { Facts } from "./facts.ts";
import type { TextDocument } from "./schema.ts";

const UPDATED = "2026-11-22";

const en = ({ site, hours }: Facts): TextDocument => {
  const { company, domains } = site;
  return {
    title: "Accessibility",
    description:
      `How ${company.name} meets the accessibility requirements, what is known not to, and how ` +
      "to tell us or complain.",
    updated: UPDATED,
    updatedLabel: "Last updated",
    contentsLabel: "On this page",
    intro: [
      `Everyone should be able to use ${domains.main}. This statement says how the site and ` +
        "the service sold on it meet the requirements of the European Accessibility Act " +
        "(Directive (EU) 2019/882), what is known not to, and what you can do about it.",
    ],
    sections: [
      {
        id: "service",
        heading: "What this is about",
        blocks: [
          "The statement covers the pages of this site, the booking and payment of Fast " +
            "Track passes on it, the account pages, and the e-mails that we send. The service " +
            "itself is described in our [Terms & Conditions](/terms) and [Subscription " +
            "Terms](/subscription-terms).",
          "The member portal, the pages of the card processor, and the airports’ own lanes " +
            "are run by others and are not covered.",
        ],
      },
      {
        id: "how",
        heading: "How it meets the requirements",
        blocks: [
          "We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, which " +
            "include what the European standard EN 301 549 asks of websites.",
          {
            list: [
              "Everything works with the keyboard alone, and what has the focus can be seen.",
              "Pages, headings, fields and buttons have names that screen readers announce; " +
                "an error is said in words, beside its field.",
              "Texts keep enough contrast with their background, and nothing is told by " +
                "colour alone.",
              "Pages can be enlarged to 400 % and fit a screen of 320 pixels without " +
                "scrolling sideways.",
              "Texts may be set with wider spacing, and all colours replaced by those of a " +
                "high-contrast setting; what is chosen stays visible.",
              "Whoever asks their device for less motion sees no animation. Nothing flashes.",
              "All public pages can be read without scripts, and the forms to withdraw from " +
                "a contract or to cancel a membership can be sent without them.",
              "Pages and e-mails say which language they are in. Every e-mail has a " +
                "plain-text version.",
            ],
          },
          "Each version is checked before it goes out: by automatic tests of every page, " +
            "which stop a version that fails, and by going through the main paths with the " +
            "keyboard. We have not had the site audited by anyone else yet.",
        ],
      },
      {
        id: "known-gaps",
        heading: "What is known not to",
        blocks: [
          {
            list: [
              "The pass shows a QR code, which means nothing to whoever cannot see it. The " +
                "pass says everything else in words, and the lane can look it up by its code.",
              "The page on which staff scan passes needs a camera; the code of the pass can " +
                "be typed instead.",
              "Some forms, such as the booking form, need scripts. Without them, call or " +
                "write to us and we do it for you.",
              "Not every combination of browser and screen reader has been tried by a person " +
                "who uses one every day.",
            ],
          },
        ],
      },
      {
        id: "tell-us",
        heading: "Tell us what does not work",
        blocks: [
          `Write to ${company.email} or call ${company.phone}, every day from ${hours.opens} ` +
            `to ${hours.closes} (London time), or use the [contact page](/contact). Say which ` +
            "page it was and what you use. A person answers, helps you with what you came for, " +
            "and says by when it is mended.",
          "You can ask for any text on this site in another form, such as large print or " +
            "read aloud on the phone.",
        ],
      },
      {
        id: "complain",
        heading: "If our answer does not help",
        blocks: [
          "You may complain to the authority that watches over accessibility where you live. " +
            "In France that is the DGCCRF, for services of electronic commerce, which takes " +
            "reports at signal.conso.gouv.fr; you may also turn to the Défenseur des droits. " +
            "In the United Kingdom it is the Equality Advisory and Support Service (EASS). " +
            "Elsewhere in the European Union, each country names its own.",
        ],
      },
    ],
  };
};

const fr: typeof en = ({ site, hours }) => {
  const { company, domains } = site;
  return {
    title: "Accessibilité",
    description:
      `Comment ${company.name} répond aux exigences d’accessibilité, ce qui n’y ` +
      "répond pas encore, et comment nous le signaler ou réclamer.",
    updated: UPDATED,
    updatedLabel: "Dernière mise à jour le",
    contentsLabel: "Sur cette page",
    intro: [
      `Chacun doit pouvoir utiliser ${domains.main}. Cette déclaration dit comment le site ` +
        "et le service qui y est vendu répondent aux exigences de l’acte européen sur " +
        "l’accessibilité (directive (UE) 2019/882), ce qui n’y répond pas encore à notre " +
        "connaissance, et ce que vous pouvez faire.",
    ],
    sections: [
      {
        id: "service",
        heading: "Ce dont il s’agit",
        blocks: [
          "La déclaration porte sur les pages de ce site, la réservation et le paiement de " +
            "pass Fast Track, les pages de compte et les e-mails que nous envoyons. Le " +
            "service lui-même est décrit dans nos [Conditions générales](/terms) et nos " +
            "[Conditions d’abonnement](/subscription-terms).",
          "L’espace membre, les pages du prestataire de paiement et les files des aéroports " +
            "dépendent d’autres entreprises et n’en font pas partie.",
        ],
      },
      {
        id: "how",
        heading: "Comment le site répond aux exigences",
        blocks: [
          "Nous suivons les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau " +
            "AA, qui comprennent ce que la norme européenne EN 301 549 demande aux sites web.",
          {
            list: [
              "Tout fonctionne au clavier seul, et l’élément actif est toujours visible.",
              "Pages, titres, champs et boutons portent un nom que les lecteurs d’écran " +
                "annoncent ; une erreur est dite en toutes lettres, à côté de son champ.",
              "Les textes gardent un contraste suffisant avec leur fond, et rien n’est dit " +
                "par la seule couleur.",
              "Les pages s’agrandissent jusqu’à 400 % et tiennent sur un écran de 320 " +
                "pixels sans défilement horizontal.",
              "Vous pouvez espacer davantage les textes ou imposer les couleurs d’un mode à " +
                "contraste élevé : ce qui est choisi reste visible.",
              "Si vous demandez moins de mouvement à votre appareil, rien ne s’anime. Rien " +
                "ne clignote.",
              "Toutes les pages publiques se lisent sans script, et les formulaires de " +
                "rétractation et de résiliation s’envoient sans script.",
              "Pages et e-mails indiquent leur langue. Chaque e-mail a une version en texte brut.",
            ],
          },
          "Chaque version est vérifiée avant sa mise en ligne : par des tests automatiques " +
            "de toutes les pages, qui arrêtent une version en défaut, et par un parcours au " +
            "clavier des chemins principaux. Le site n’a pas encore été audité par un tiers.",
        ],
      },
      {
        id: "known-gaps",
        heading: "Ce qui n’y répond pas encore",
        blocks: [
          {
            list: [
              "Le pass montre un code QR, qui ne dit rien à qui ne le voit pas. Le pass dit " +
                "tout le reste en toutes lettres, et l’agent peut le retrouver par son code.",
              "La page où l’équipe scanne les pass a besoin d’une caméra ; le code " +
                "du pass peut être saisi à la place.",
              "Certains formulaires, comme celui de réservation, ont besoin de scripts. Sans " +
                "eux, appelez-nous ou écrivez-nous : nous le faisons pour vous.",
              "Toutes les combinaisons de navigateurs et de lecteurs d’écran n’ont pas " +
                "été essayées par des personnes qui s’en servent chaque jour.",
            ],
          },
        ],
      },
      {
        id: "tell-us",
        heading: "Dites-nous ce qui ne va pas",
        blocks: [
          `Écrivez à ${company.email} ou appelez le ${company.phone}, tous les jours de ` +
            `${hours.opens} à ${hours.closes} (heure de Londres), ou passez par la [page de ` +
            "contact](/contact). Dites de quelle page il s’agit et avec quoi vous la " +
            "consultez. Une personne vous répond, vous aide à faire ce que vous vouliez faire, " +
            "et vous dit quand ce sera corrigé.",
          "Vous pouvez demander tout texte de ce site sous une autre forme, en gros " +
            "caractères ou lu au téléphone par exemple.",
        ],
      },
      {
        id: "complain",
        heading: "Si notre réponse ne suffit pas",
        blocks: [
          "Vous pouvez saisir l’autorité chargée de l’accessibilité là où vous " +
            "vivez. En France, c’est la DGCCRF pour les services de commerce électronique, " +
            "qui reçoit les signalements sur signal.conso.gouv.fr ; vous pouvez aussi vous " +
            "adresser au Défenseur des droits. Au Royaume-Uni, c’est l’Equality Advisory " +
            "and Support Service (EASS). Ailleurs dans l’Union européenne, chaque pays " +
            "désigne la sienne.",
        ],
      },
    ],
  };
};

export const accessibility = { en, fr };
