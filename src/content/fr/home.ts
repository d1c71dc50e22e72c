import type { HomeContent } from "../en/home.ts";
import type { Facts } from "../facts.ts";

export const home = ({ site, trialDays, billingMonths, passes, price, hours }: Facts): HomeContent => ({
  hero: { secondary: "Réserver un Fast Track", note: `Gratuit pendant ${trialDays} jours. Sans engagement.` },
  effortless: {
    title: "Vos voyages, sans effort",
    text: "Dites-nous quand vous volez. Nous vous enregistrons, gardons vos passes prêts et répondons quand les plans changent : il ne vous reste que votre bagage à porter.",
    steps: [
      { title: "Inscription en deux minutes", text: `Choisissez une formule et essayez-la gratuitement pendant ${trialDays} jours.` },
      { title: "Ajoutez votre voyage", text: "Un numéro de vol suffit : le reste se remplit tout seul." },
      { title: "Passez devant", text: "File rapide, carte d’embarquement et offres de salons sont sur votre téléphone avant le départ." },
    ],
  },
  services: {
    title: "Des services d’exception",
    lead: "Six façons d’alléger un voyage, dans un seul abonnement.",
    cards: {
      concierge: {
        title: "Conciergerie personnelle",
        text: "Une table, un transfert, un formulaire de visa oublié : un message, et c’est réglé.",
      },
      fastTrack: site.content.services.fastTrack,
      checkIn: site.content.services.checkIn,
      lounges: { title: "Salons d’aéroport", text: "Des prix membres dans les salons, pour l’heure qui précède l’embarquement." },
      museums: site.content.services.museums,
      guides: {
        title: "Guides de voyage numériques",
        text: "Des eBooks qui connaissent la ville : courts, à jour, lisibles hors connexion.",
      },
    },
  },
  pricing: {
    title: "Choisissez votre formule",
    lead: `Chaque formule commence par ${trialDays} jours gratuits. Visa ou Mastercard.`,
    choose: (plan) => `Choisir ${plan}`,
    trial: (planPrice) => `${trialDays} jours gratuits, puis ${planPrice} tous les ${billingMonths} mois jusqu’à résiliation.`,
    badge: "La plus complète",
  },
  simplified: {
    title: "Voyager plus malin, tout simplement",
    text: `Notre équipe répond tous les jours de ${hours.opens.replace(":00", " h")} à ${hours.closes.replace(":00", " h")} par chat, téléphone et e-mail ; en cas d’urgence en route, nous sommes là 24 h/24 et 7 j/7.`,
    cta: "Commencer le voyage",
  },
  saving: {
    title: "Économisez à chaque voyage",
    text: `Un Fast Track à l’unité coûte ${price.adult}. Les membres passent jusqu’à ${passes.premium} fois par mois.`,
    cta: "Je commence maintenant",
  },
});
