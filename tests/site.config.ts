/**
 * The site that tests run on, whatever app.config.ts is: they read like its words and prices.
 * It is the demo's app.config.ts, and a test keeps the two alike until an owner brings a brand.
 */
import type { SiteConfig } from "../src/domain/site-config.ts";

export const siteConfig: SiteConfig = {
  company: {
    name: "Envol",
    legalName: "Envol Travel Ltd",
    phone: "+44 20 7946 0321",
    email: "hello@envol.example",
    address: "12 Skyline Walk, London EC2A\u00a09ZZ, United Kingdom",
  },
  domains: {
    main: "www.envol.example",
    fastTrack: "fasttrack.envol.example",
    checkIn: "checkin.envol.example",
  },
  colors: {
    primary: "222 72% 34%",
    primaryLight: "218 90% 62%",
    primaryDark: "226 68% 14%",
    accent: "24 96% 60%",
    secondary: "34 60% 95%",
  },
  pricing: {
    plans: [
      {
        id: "medium",
        name: "Medium",
        price: 49,
        period: "every 3 months",
        description: "Smart, frequent, hassle-free travel.",
        features: ["Up to 2 free fast-track accesses per month", "Automated check-in included", "Priority entry to selected museums"],
      },
      {
        id: "premium",
        name: "Premium",
        price: 79,
        period: "every 3 months",
        description: "",
        features: [
          "Up to 5 free fast-track accesses per month",
          "Unlimited automated check-ins",
          "Unlimited skip-the-line museum entries",
          "Exclusive airport lounge discounts",
        ],
      },
    ],
  },
  content: {
    hero: {
      title: "Your Journey, Elevated",
      subtitle:
        "Fast Track at the airport, check-in done for you, priority entry to museums. One membership for people who would rather be there than wait.",
      cta: "Get Started Today",
    },
    services: {
      fastTrack: {
        title: "Fast Track Access",
        description: "The priority lane at security, in a network of more than 300 airports.",
      },
      checkIn: {
        title: "Smart Check-In",
        description: "We check you in as soon as the airline opens check-in, and send the boarding pass to your phone.",
      },
      museums: {
        title: "Skip-the-Line Tickets",
        description: "Museums and attractions at the hour you choose, with priority entry.",
      },
    },
    whyChooseUs: {
      title: "What Sets Us Apart",
      reasons: [
        {
          title: "Always-On Assistance",
          description: "A person who knows your trip answers by phone or e-mail, every day of the week.",
        },
        {
          title: "Premium for Less",
          description: "The comforts of frequent flyers, for a quarterly price lower than one lounge visit a month.",
        },
        { title: "Travel with Confidence", description: "Try it free, leave whenever you like. Every price is shown before you pay." },
        {
          title: "Next-Generation Tools",
          description: "Check-in, passes and guides that work by themselves, so you can look up from your phone.",
        },
      ],
    },
  },
  seo: {
    defaultTitle: "Envol — Fast Track, check-in and lounges in one membership",
    defaultDescription:
      "Airport Fast Track passes, automated check-in, skip-the-line museum entries and a concierge, in one travel membership. Free for 3 days.",
    keywords: ["airport fast track", "travel membership", "automated check-in", "skip the line", "airport lounge"],
  },
  social: { facebook: "", twitter: "", instagram: "", linkedin: "" },
  translations: {
    fr: {
      address: "12 Skyline Walk, Londres EC2A\u00a09ZZ, Royaume-Uni",
      plans: [
        {
          id: "medium",
          name: "Medium",
          period: "tous les 3 mois",
          description: "Pour voyager souvent, sans tracas.",
          features: [
            "Jusqu’à 2 accès Fast Track offerts par mois",
            "Enregistrement automatique inclus",
            "Entrée prioritaire dans une sélection de musées",
          ],
        },
        {
          id: "premium",
          name: "Premium",
          period: "tous les 3 mois",
          description: "",
          features: [
            "Jusqu’à 5 accès Fast Track offerts par mois",
            "Enregistrements automatiques illimités",
            "Entrées coupe-file illimitées dans les musées",
            "Remises exclusives dans les salons d’aéroport",
          ],
        },
      ],
      content: {
        hero: {
          title: "Le voyage, un cran au-dessus",
          subtitle:
            "Le Fast Track à l’aéroport, l’enregistrement fait pour vous, l’entrée prioritaire au musée. Un seul abonnement, pour qui préfère arriver plutôt qu’attendre.",
          cta: "Commencer aujourd’hui",
        },
        services: {
          fastTrack: {
            title: "Accès Fast Track",
            description: "La file prioritaire du contrôle, dans un réseau de plus de 300 aéroports.",
          },
          checkIn: {
            title: "Enregistrement automatique",
            description: "Nous vous enregistrons dès que la compagnie ouvre l’enregistrement, et la carte d’embarquement arrive sur votre téléphone.",
          },
          museums: {
            title: "Billets coupe-file",
            description: "Musées et monuments à l’heure de votre choix, avec entrée prioritaire.",
          },
        },
        whyChooseUs: {
          title: "Ce qui nous distingue",
          reasons: [
            {
              title: "Toujours quelqu’un pour vous répondre",
              description: "Une personne qui connaît votre voyage vous répond par téléphone ou par e-mail, sept jours sur sept.",
            },
            {
              title: "Le confort, moins cher",
              description: "Les avantages des grands voyageurs, pour moins que le prix d’une entrée en salon par mois.",
            },
            {
              title: "En toute confiance",
              description: "L’essai est gratuit, et vous partez quand vous voulez. Chaque prix s’affiche avant que vous ne payiez.",
            },
            {
              title: "Des outils d’aujourd’hui",
              description: "L’enregistrement, les passes et les guides suivent tout seuls : vous pouvez lever les yeux de l’écran.",
            },
          ],
        },
      },
      seo: {
        defaultTitle: "Envol — Fast Track, enregistrement et salons en un abonnement",
        defaultDescription:
          "Passes Fast Track, enregistrement automatique, entrées coupe-file dans les musées et conciergerie, en un seul abonnement. Gratuit pendant 3 jours.",
        keywords: ["fast track aéroport", "abonnement voyage", "enregistrement automatique", "coupe-file", "salon d’aéroport"],
      },
    },
  },
  memberPortal: "https://members.envol.example/",
};
