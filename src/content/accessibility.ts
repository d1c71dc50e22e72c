import type { Facts } from "./facts.ts";
import type { TextDocument } from "./schema.ts";
import { operatorZone } from "./time-zones.ts";

const UPDATED = "2026-11-22";

const en = ({ site, hours }: Facts): TextDocument => {
  const { company, domains } = site;
  return {
    title: "Accessibility",
    description:
      `How ${company.name} meets the accessibility requirements, known gaps, and how to tell ` +
      "us or complain.",
    updated: UPDATED,
    updatedLabel: "Last updated",
    contentsLabel: "On this page",
    intro: [
      `Everyone should be able to use ${domains.main}. This statement says how the site and ` +
        "its service meet the European Accessibility Act (Directive (EU) 2019/882), what they " +
        "don’t meet yet, and what you can do.",
    ],
    sections: [
      {
        id: "service",
        heading: "What this is about",
        blocks: [
          "It covers the pages of this site, booking and paying for Fast Track passes, the " +
            "account pages and our emails. The service is described in our [Terms & " +
            "Conditions](/terms) and [Subscription Terms](/subscription-terms).",
          "Others run the member portal, the card processor’s pages and the airports’ lanes.",
        ],
      },
      {
        id: "how",
        heading: "How it meets the requirements",
        blocks: [
          "We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, which " +
            "include what EN 301 549 asks of websites.",
          {
            list: [
              "Everything works with the keyboard alone, and the focus is always visible.",
              "Screen readers announce pages, headings, fields and buttons by name; errors " +
                "are in words, beside their field.",
              "Texts keep enough contrast, and colour alone tells nothing.",
              "Pages enlarge to 400 % and fit 320 pixels without sideways scrolling.",
              "You can widen text spacing or use high-contrast colours; choices stay visible.",
              "Ask your device for less motion and nothing moves. Nothing flashes.",
              "Public pages read without scripts; the forms to withdraw or cancel a " +
                "membership work without them.",
              "Pages and emails say their language. Emails have a plain-text version.",
            ],
          },
          "Each version passes automatic tests of every page and a keyboard check of the " +
            "main paths. No one else has audited the site yet.",
        ],
      },
      {
        id: "known-gaps",
        heading: "Known gaps",
        blocks: [
          {
            list: [
              "The pass shows a QR code. Everything else on it is in words, and its code " +
                "can be looked up.",
              "Scanning passes needs a camera; staff can type the code instead.",
              "Some forms need scripts. Call or write, and we’ll do it for you.",
              "People who use them daily have not tried every browser and screen reader.",
            ],
          },
        ],
      },
      {
        id: "tell-us",
        heading: "Tell us what does not work",
        blocks: [
          `Write to ${company.email}, call ${company.phone}, every day from ${hours.opens} ` +
            `to ${hours.closes} (${operatorZone.en()}), or use the [contact ` +
            `page](/contact). Name the ` +
            "page and what you use. Our team answers, helps you, and says when we’ll fix it.",
          "You can ask for any text in another form, such as large print or read aloud by " +
            "phone.",
        ],
      },
      {
        id: "complain",
        heading: "If our answer does not help",
        blocks: [
          "You may complain to the accessibility authority where you live. In France that " +
            "is the DGCCRF for electronic commerce (signal.conso.gouv.fr), or the Défenseur " +
            "des droits. In the United Kingdom it is the Equality Advisory and Support " +
            "Service (EASS). Each other country of the European Union names its own.",
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
      `Comment ${company.name} répond aux exigences d’accessibilité, les lacunes connues, et ` +
      "comment nous écrire ou réclamer.",
    updated: UPDATED,
    updatedLabel: "Dernière mise à jour le",
    contentsLabel: "Sur cette page",
    intro: [
      `Chacun doit pouvoir utiliser ${domains.main}. Cette déclaration dit comment le site ` +
        "et son service répondent à l’acte européen sur l’accessibilité (directive (UE) " +
        "2019/882), ce qui n’y répond pas encore et ce que vous pouvez faire.",
    ],
    sections: [
      {
        id: "service",
        heading: "Ce dont il s’agit",
        blocks: [
          "Elle porte sur les pages de ce site, la réservation et le paiement de pass Fast " +
            "Track, les pages de compte et nos e-mails. Le service est décrit dans nos " +
            "[Conditions générales](/terms) et nos [Conditions " +
            "d’abonnement](/subscription-terms).",
          "L’espace membre, les pages du prestataire de paiement et les files dépendent " +
            "d’autres entreprises.",
        ],
      },
      {
        id: "how",
        heading: "Comment le site répond aux exigences",
        blocks: [
          "Nous suivons les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau " +
            "AA, qui comprennent ce que la norme EN 301 549 demande aux sites.",
          {
            list: [
              "Tout fonctionne au clavier, et l’élément actif est toujours visible.",
              "Les lecteurs d’écran annoncent pages, titres, champs et boutons ; les " +
                "erreurs sont en toutes lettres, près du champ.",
              "Les textes gardent un contraste suffisant, et rien n’est dit par la seule " +
                "couleur.",
              "Les pages s’agrandissent à 400 % et tiennent sur 320 pixels sans défilement " +
                "horizontal.",
              "Vous pouvez espacer les textes ou imposer un contraste élevé ; les choix " +
                "restent visibles.",
              "Demandez moins de mouvement à votre appareil et rien ne s’anime. Rien ne " +
                "clignote.",
              "Les pages publiques se lisent sans script ; les formulaires de rétractation " +
                "et de résiliation s’envoient sans script.",
              "Pages et e-mails indiquent leur langue. Chaque e-mail a une version en texte " +
                "brut.",
            ],
          },
          "Chaque version passe des tests automatiques de toutes les pages et une " +
            "vérification des chemins principaux au clavier. Aucun tiers n’a encore audité le " +
            "site.",
        ],
      },
      {
        id: "known-gaps",
        heading: "Lacunes connues",
        blocks: [
          {
            list: [
              "Le pass montre un code QR. Tout le reste est en toutes lettres, et son code " +
                "permet de le retrouver.",
              "Scanner les pass demande une caméra ; l’équipe peut saisir le code.",
              "Certains formulaires ont besoin de scripts. Appelez ou écrivez : nous le " +
                "ferons pour vous.",
              "Tous les navigateurs et lecteurs d’écran n’ont pas été essayés par leurs " +
                "utilisateurs quotidiens.",
            ],
          },
        ],
      },
      {
        id: "tell-us",
        heading: "Dites-nous ce qui ne va pas",
        blocks: [
          `Écrivez à ${company.email}, appelez le ${company.phone}, tous les jours de ` +
            `${hours.opens} à ${hours.closes} (${operatorZone.fr()}), ou passez par la [page de ` +
            "contact](/contact). Indiquez la page et votre matériel. Notre équipe répond, " +
            "vous aide et vous dit quand ce sera corrigé.",
          "Vous pouvez demander tout texte sous une autre forme : gros caractères, ou lu au " +
            "téléphone.",
        ],
      },
      {
        id: "complain",
        heading: "Si notre réponse ne suffit pas",
        blocks: [
          "Vous pouvez saisir l’autorité d’accessibilité de votre pays. En France, c’est la " +
            "DGCCRF pour le commerce électronique (signal.conso.gouv.fr), ou le Défenseur des " +
            "droits. Au Royaume-Uni, l’Equality Advisory and Support Service (EASS). Chaque " +
            "autre pays de l’Union européenne a la sienne.",
        ],
      },
    ],
  };
};

export const accessibility = { en, fr };
