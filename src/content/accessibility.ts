import type { Facts } from "./facts.ts";
import { createList, createSection, type TextDocument } from "./schema.ts";
import { operatorZone } from "./operator-zone.ts";
import { readableHost } from "#domain/site/readable-host.ts";

const UPDATED = "2026-11-28";

const en = ({ site, hours }: Facts): TextDocument => {
  const { company, domains } = site;
  return {
    title: "Accessibility",
    description: `How ${company.name} meets the accessibility requirements, and how to complain.`,
    updated: UPDATED,
    updatedLabel: "Last updated",
    contentsLabel: "On this page",
    intro: [
      `This page says how ${readableHost(domains.main)} and its service meet the European Accessibility Act ` +
        "(Directive (EU) 2019/882), what they don’t meet yet, and what you can do.",
    ],
    sections: [
      createSection("service", "What this is about", [
        "This is about the pages of this site, booking and paying for Fast Track passes, the " +
          "account pages and our emails. They are the service of our [Terms & Conditions](/terms) " +
          "and [Subscription Terms](/subscription-terms).",
        "Others run the member portal, the card processor’s pages and the airports’ lanes.",
      ]),
      createSection("how", "How it meets the requirements", [
        "We build to WCAG 2.2, level AA, which covers what EN 301 549 asks of websites.",
        createList([
          "Everything works with the keyboard, and the focus is always visible.",
          "Screen readers announce pages, headings, fields and buttons; errors are in words, " +
            "beside their field.",
          "Texts keep enough contrast, and colour alone tells nothing.",
          "Pages enlarge to 400 % and fit 320 pixels without sideways scrolling.",
          "On a phone, text can be twice as large without sideways scrolling, and nothing covers " +
            "the field you are in.",
          "You can widen text spacing or use high-contrast colours; choices stay visible.",
          "If you ask your device for less motion, nothing moves. Nothing flashes.",
          "Public pages and the forms to withdraw or cancel a membership work without scripts.",
          "Pages and emails say their language. Emails have a plain-text version.",
        ]),
        "Each version goes through automatic tests of every page and a keyboard check of the main " +
          "paths. No one else has audited it yet.",
      ]),
      createSection("known-gaps", "Known gaps", [
        createList([
          "The pass shows a QR code. The rest is in words, and its code can be looked up.",
          "Scanning passes needs a camera; staff can type the code instead.",
          "Some forms need scripts. Call or write, and we’ll do it for you.",
          "People who use them daily have not tried every browser and screen reader.",
        ]),
      ]),
      createSection("tell-us", "Tell us what does not work", [
        `Write to ${company.email}, call ${company.phone} every day from ${hours.opens} to ` +
          `${hours.closes} (${operatorZone.en()}), or use the [contact page](/contact). Name the ` +
          "page and what you use. Our team helps you and says when we’ll fix it.",
        "You can ask for any text in another form, such as large print or read aloud by phone.",
      ]),
      createSection("complain", "If our answer does not help", [
        "You may complain to the accessibility authority where you live. In France that is the " +
          "DGCCRF for electronic commerce (signal.conso.gouv.fr), or the Défenseur des droits. " +
          "In the United Kingdom it is the Equality Advisory and Support Service (EASS). Each " +
          "other country of the European Union has its own.",
      ]),
    ],
  };
};

const fr: typeof en = ({ site, hours }) => {
  const { company, domains } = site;
  return {
    title: "Accessibilité",
    description: `Comment ${company.name} répond aux exigences d’accessibilité, et comment réclamer.`,
    updated: UPDATED,
    updatedLabel: "Dernière mise à jour le",
    contentsLabel: "Sur cette page",
    intro: [
      `Cette page dit comment ${readableHost(domains.main)} et son service répondent à l’acte européen sur ` +
        "l’accessibilité (directive (UE) 2019/882), ce qui n’y répond pas encore et ce que vous " +
        "pouvez faire.",
    ],
    sections: [
      createSection("service", "Ce dont il s’agit", [
        "Il s’agit des pages de ce site, de la réservation et du paiement des pass Fast Track, des " +
          "pages de compte et de nos e-mails. C’est le service de nos [Conditions " +
          "générales](/terms) et de nos [Conditions d’abonnement](/subscription-terms).",
        "L’espace membre, les pages du prestataire de paiement et les files dépendent d’autres " +
          "entreprises.",
      ]),
      createSection("how", "Comment le site répond aux exigences", [
        "Nous suivons les WCAG 2.2, niveau AA, qui couvrent ce que la norme EN 301 549 demande " +
          "aux sites.",
        createList([
          "Tout fonctionne au clavier, et l’élément actif est toujours visible.",
          "Les lecteurs d’écran annoncent pages, titres, champs et boutons ; les erreurs sont en " +
            "toutes lettres, près du champ.",
          "Les textes gardent un contraste suffisant, et rien n’est dit par la seule couleur.",
          "Les pages s’agrandissent à 400 % et tiennent sur 320 pixels sans défilement horizontal.",
          "Sur un téléphone, le texte peut être deux fois plus grand sans défilement horizontal, et " +
            "rien ne recouvre le champ où vous êtes.",
          "Vous pouvez espacer les textes ou imposer un contraste élevé ; les choix restent " +
            "visibles.",
          "Demandez moins de mouvement à votre appareil et rien ne s’anime. Rien ne clignote.",
          "Les pages publiques et les formulaires de rétractation et de résiliation fonctionnent " +
            "sans script.",
          "Pages et e-mails indiquent leur langue. Chaque e-mail a une version en texte brut.",
        ]),
        "Nous testons automatiquement toutes les pages de chaque version, et vérifions les chemins " +
          "principaux au clavier. Aucun tiers n’a encore audité le site.",
      ]),
      createSection("known-gaps", "Lacunes connues", [
        createList([
          "Le pass montre un code QR. Le reste est en toutes lettres, et son code permet de le " +
            "retrouver.",
          "Scanner les pass demande une caméra ; l’équipe peut saisir le code.",
          "Certains formulaires ont besoin de scripts. Appelez-nous ou écrivez-nous, et nous nous " +
            "en chargerons.",
          "Tous les navigateurs et lecteurs d’écran n’ont pas été essayés par leurs utilisateurs " +
            "quotidiens.",
        ]),
      ]),
      createSection("tell-us", "Dites-nous ce qui ne va pas", [
        `Écrivez à ${company.email}, appelez le ${company.phone} tous les jours de ` +
          `${hours.opens} à ${hours.closes} (${operatorZone.fr()}), ou passez par la [page de ` +
          "contact](/contact). Indiquez la page et votre matériel. Notre équipe vous aide et " +
          "vous dit quand ce sera corrigé.",
        "Vous pouvez demander tout texte sous une autre forme, par exemple en gros caractères ou " +
          "lu au téléphone.",
      ]),
      createSection("complain", "Si notre réponse ne suffit pas", [
        "Vous pouvez saisir l’autorité d’accessibilité de votre pays. En France, c’est la DGCCRF " +
          "pour le commerce électronique (signal.conso.gouv.fr), ou le Défenseur des droits. Au " +
          "Royaume-Uni, c’est l’Equality Advisory and Support Service (EASS). Chaque autre pays de " +
          "l’Union européenne a sa propre autorité.",
      ]),
    ],
  };
};

export const accessibility = { en, fr };
