/**
 * The site that tests run on, whatever app.config.ts is: they read like its words and prices.
 * It is the demo's app.config.ts, and a test keeps the two alike until an owner brings a brand.
 */
import type { SiteConfig } from "#domain/site-config.ts";

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
        "Fast Track, check-in and museum entry in one membership, for people who’d rather be there than wait.",
      cta: "Get Started Today",
    },
    services: {
      fastTrack: {
        title: "Fast Track Access",
        description: "The priority lane at security, in a network of over 300 airports.",
      },
      checkIn: {
        title: "Smart Check-In",
        description: "We check you in as soon as check-in opens and send you your boarding pass.",
      },
      museums: {
        title: "Skip-the-Line Tickets",
        description: "Priority entry to museums and attractions.",
      },
    },
    whyChooseUs: {
      title: "What Sets Us Apart",
      reasons: [
        {
          title: "Always-On Assistance",
          description: "A team that knows your trip, seven days a week.",
        },
        {
          title: "Premium for Less",
          description: "Enjoy frequent-flyer comforts without paying for business class.",
        },
        { title: "Travel with Confidence", description: "Try it free and leave anytime. Every price is shown up front." },
        {
          title: "Next-Generation Tools",
          description: "Check-in, passes and guides, ready when you are.",
        },
      ],
    },
  },
  seo: {
    defaultTitle: "Envol — Fast Track, check-in and lounges in one membership",
    defaultDescription:
      "Fast Track passes, automated check-in, museum entries and a concierge in one travel membership. Free for 3 days.",
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
          title: "Le voyage, un\u00a0cran au-dessus",
          subtitle:
            "Fast Track, enregistrement et musées en un seul abonnement, pour voyager au lieu d’attendre.",
          cta: "Commencer aujourd’hui",
        },
        services: {
          fastTrack: {
            title: "Accès Fast Track",
            description: "Prenez la file prioritaire du contrôle, dans un réseau de plus de 300 aéroports.",
          },
          checkIn: {
            title: "Enregistrement automatique",
            description:
              "Nous vous enregistrons dès que possible et vous envoyons votre carte d’embarquement.",
          },
          museums: {
            title: "Billets coupe-file",
            description: "Profitez de l’entrée prioritaire dans les musées et les monuments.",
          },
        },
        whyChooseUs: {
          title: "Ce qui nous distingue",
          reasons: [
            {
              title: "Une équipe toujours présente",
              description: "Notre équipe connaît votre voyage et vous répond sept jours sur sept.",
            },
            {
              title: "Le confort, moins cher",
              description:
                "Profitez du confort des grands voyageurs sans payer la classe affaires.",
            },
            {
              title: "En toute confiance",
              description:
                "Essayez gratuitement et résiliez à tout moment. Vous voyez chaque prix avant de payer.",
            },
            {
              title: "Des outils d’aujourd’hui",
              description: "Enregistrement, pass et guides sont prêts quand vous l’êtes.",
            },
          ],
        },
      },
      seo: {
        defaultTitle: "Envol — Fast Track, enregistrement et salons en un seul abonnement",
        defaultDescription:
          "Pass Fast Track, enregistrement automatique, entrées coupe-file et conciergerie en un seul abonnement. Gratuit pendant 3 jours.",
        keywords: ["fast track aéroport", "abonnement voyage", "enregistrement automatique", "coupe-file", "salon d’aéroport"],
      },
    },
  },
  mark: {
    size: 32,
    path: "M2 25.5C11 25.5 19.5 20 23.8 10.2L29.5 6c-1.4 11.9-10.6 21-27.5 21z",
    accent: "M4.5 17.5c5.6-.4 10.4-3.3 13.4-8.3L22 6.3C19.8 14.3 13.3 19.3 4.5 19.3z",
  },
  memberPortal: "https://members.envol.example/",
};
