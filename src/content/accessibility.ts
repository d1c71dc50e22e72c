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
      `This page explains how ${readableHost(domains.main)} and its service meet the European Accessibility Act ` +
        "(Directive (EU) 2019/882), where they don’t meet it yet, and what you can do.",
    ],
    sections: [
      createSection("service", "What this page covers", [
        "This page covers this site, booking and paying for Fast Track passes, the account pages " +
          "and our emails. They make up the service described in our [Terms & Conditions](/terms) " +
          "and [Subscription Terms](/subscription-terms).",
        "Other companies run the member portal, the card processor’s pages and the airports’ " +
          "lanes.",
      ]),
      createSection("how", "How we meet the requirements", [
        "We build to WCAG 2.2, level AA, which covers what EN 301 549 asks of websites.",
        createList([
          "Everything works with a keyboard, and the focus is always visible.",
          "Screen readers announce pages, headings, fields and buttons. Errors are written out " +
            "next to the field they concern.",
          "Text has enough contrast, and nothing is conveyed by colour alone.",
          "Pages can be enlarged to 400% and fit 320 pixels without sideways scrolling.",
          "On a phone, text can be twice as large without sideways scrolling, and nothing covers " +
            "the field you are in.",
          "You can widen the spacing of text or use high-contrast colours. You can still see " +
            "which option is selected.",
          "If your device is set to reduce motion, nothing moves. Nothing flashes.",
          "Public pages and the forms to withdraw from a contract or cancel a membership work " +
            "without scripts.",
          "The language of every page and email is set in its code. Every email also comes as " +
            "plain text.",
        ]),
        "We test every page of each version automatically and check the main journeys with the " +
          "keyboard. No outside auditor has checked the site yet.",
      ]),
      createSection("known-gaps", "Known gaps", [
        createList([
          "The pass shows a QR code. Everything else on it is text, and our team can look " +
            "a pass up by its code.",
          "Scanning passes needs a camera, but staff can type the code instead.",
          "Some forms need scripts. Call us or write to us, and we’ll fill them in for you.",
          "Some browsers and screen readers haven’t yet been tested by people who use them every day.",
        ]),
      ]),
      createSection("tell-us", "Tell us what does not work", [
        `Write to ${company.email}, call ${company.phone} every day from ${hours.opens} to ` +
          `${hours.closes} (${operatorZone.en()}), or use the [contact page](/contact). Tell us ` +
          "which page you were on and which device or software you use. Our team will help you and " +
          "tell you when we’ll fix the problem.",
        "You can ask for any text in another format, such as large print, or ask us to read it to you over the phone.",
      ]),
      createSection("complain", "If our answer does not help", [
        "You may complain to the accessibility authority where you live. In France that is the " +
          "DGCCRF for electronic commerce (signal.conso.gouv.fr), or the Défenseur des droits. " +
          "In the United Kingdom it is the Equality Advisory and Support Service (EASS). Every " +
          "other country of the European Union has its own authority.",
      ]),
    ],
  };
};

const fr: typeof en = ({ site, hours }) => {
  const { company, domains } = site;
  return {
    title: "Accessibilité",
    description:
      `Comment ${company.name} répond aux exigences d’accessibilité, et comment faire une ` +
      "réclamation.",
    updated: UPDATED,
    updatedLabel: "Dernière mise à jour le",
    contentsLabel: "Sur cette page",
    intro: [
      `Cette page explique comment ${readableHost(domains.main)} et son service respectent la ` +
        "directive européenne (UE) 2019/882 sur l’accessibilité, ce qui n’est pas encore conforme " +
        "et ce que vous pouvez faire.",
    ],
    sections: [
      createSection("service", "Ce que couvre cette page", [
        "Cette page concerne ce site, la réservation et le paiement des pass Fast Track, les " +
          "pages de compte et nos e-mails. C’est le service que décrivent nos [Conditions " +
          "générales](/terms) et nos [Conditions d’abonnement](/subscription-terms).",
        "L’espace membre, les pages du prestataire de paiement et les files prioritaires " +
          "dépendent d’autres entreprises.",
      ]),
      createSection("how", "Comment le site répond aux exigences", [
        "Nous suivons les règles WCAG 2.2, niveau AA, qui couvrent les exigences de la norme EN " +
          "301 549 pour les sites web.",
        createList([
          "Tout fonctionne au clavier, et l’élément actif est toujours visible.",
          "Les lecteurs d’écran annoncent les pages, les titres, les champs et les boutons. Les " +
            "erreurs sont écrites en toutes lettres, près du champ concerné.",
          "Les textes ont un contraste suffisant, et aucune information n’est donnée uniquement " +
            "par la couleur.",
          "Les pages s’agrandissent à 400 % et tiennent sur 320 pixels de large sans défilement " +
            "horizontal.",
          "Sur un téléphone, le texte peut être deux fois plus grand sans défilement horizontal, et " +
            "rien ne recouvre le champ que vous remplissez.",
          "Vous pouvez espacer les textes ou imposer un contraste élevé. L’option que vous avez " +
            "sélectionnée reste visible.",
          "Si vous réduisez les animations sur votre appareil, rien ne bouge. Dans tous les cas, " +
            "rien ne clignote.",
          "Les pages publiques et les formulaires de rétractation et de résiliation fonctionnent " +
            "sans script.",
          "La langue des pages et des e-mails est indiquée dans leur code. Chaque e-mail " +
            "existe aussi en texte brut.",
        ]),
        "Nous testons automatiquement toutes les pages de chaque version, et nous vérifions les " +
          "parcours principaux au clavier. Aucun tiers n’a encore audité le site.",
      ]),
      createSection("known-gaps", "Lacunes connues", [
        createList([
          "Le pass affiche un code QR. Le reste est écrit en toutes lettres, et notre équipe " +
            "peut retrouver un pass grâce à son code.",
          "Pour scanner les pass, il faut une caméra. Sans caméra, l’équipe peut saisir le code.",
          "Certains formulaires nécessitent des scripts. Si un formulaire ne s’affiche pas, " +
            "appelez-nous ou écrivez-nous, et nous le remplirons pour vous.",
          "Certains navigateurs et lecteurs d’écran n’ont pas encore été testés par des " +
            "personnes qui s’en servent tous les jours.",
        ]),
      ]),
      createSection("tell-us", "Dites-nous ce qui ne va pas", [
        `Écrivez à ${company.email}, appelez le ${company.phone} tous les jours de ` +
          `${hours.opens} à ${hours.closes} (${operatorZone.fr()}), ou passez par la [page de ` +
          "contact](/contact). Indiquez-nous la page concernée, ainsi que l’appareil ou le " +
          "logiciel que vous utilisez. Notre équipe vous aidera et vous dira quand le problème " +
          "sera corrigé.",
        "Vous pouvez demander n’importe quel texte dans un autre format, par exemple en gros " +
          "caractères, ou nous demander de vous le lire au téléphone.",
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
