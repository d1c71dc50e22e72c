const en = () => ({
  noScript:
    "Without JavaScript, a link from our e-mails cannot open the order. [Find your " +
    "booking](/find-booking) opens it: enter its number and your e-mail, then the code we send " +
    "you.",
  /** A paid order whose price has risen. */
  due: {
    heading: (amount: string) => `${amount} still to pay`,
    text:
      "Your booking has changed and costs more than you have paid. What you have paid counts: " +
      "pay just the difference here.",
    total: "The booking costs",
    settled: "Settled already",
    due: "Still to pay",
    pass: (count: number, all: number) =>
      `Until then your code lets ${count} of ${all} travellers through.`,
    used:
      "Your code has been used. Pay only if the others still follow that day. If someone did not " +
      "travel, do not pay for them: tell us.",
    byHand: "Payment by card is not open: call us or write to us, and we arrange it with you.",
  },
  processing: {
    heading: "Your payment is being processed",
    text:
      "This usually takes a few seconds, and this page changes by itself. Please do not pay " +
      "again.",
    leave: (email: string) => `You may also close this page: we write to ${email} when it is paid.`,
  },
  unclear: {
    heading: "We are looking into your payment",
    text: (amount: string) =>
      `We have received ${amount}, which does not settle this order as it stands. Please ` +
      "do not pay again.",
    contact: (email: string) => `Our team sees to it and writes to ${email}.`,
  },
});

const fr: typeof en = () => ({
  noScript:
    "Sans JavaScript, un lien de nos e-mails ne peut pas ouvrir la commande. [Retrouvez votre " +
    "réservation](/find-booking) avec son numéro et votre e-mail, puis le code que nous vous " +
    "envoyons.",
  due: {
    heading: (amount) => `Il reste ${amount} à payer`,
    text:
      "Votre réservation a changé et coûte plus que ce que vous avez payé. Ce que vous avez " +
      "payé est compté : réglez ici la seule différence.",
    total: "Prix de la réservation",
    settled: "Déjà réglé",
    due: "Reste à payer",
    pass: (count, all) => `D’ici là, votre code fait passer ${count} voyageurs sur ${all}.`,
    used:
      "Votre code a servi. Ne payez que si les autres passent encore ce jour-là. Si quelqu’un " +
      "n’a pas voyagé, ne payez pas pour lui : dites-le-nous.",
    byHand:
      "Le paiement par carte n’est pas ouvert : appelez-nous ou écrivez-nous, et nous " +
      "conviendrons du règlement avec vous.",
  },
  processing: {
    heading: "Votre paiement est en cours de traitement",
    text:
      "Cela prend en général quelques secondes, et cette page se met à jour " +
      "d’elle-même. Ne payez pas une seconde fois.",
    leave: (email) =>
      `Vous pouvez aussi fermer cette page : nous écrivons à ${email} dès que le paiement ` +
      "est reçu.",
  },
  unclear: {
    heading: "Nous vérifions votre paiement",
    text: (amount) =>
      `Nous avons reçu ${amount}, ce qui ne règle pas cette commande en l’état. Ne payez ` +
      "pas une seconde fois.",
    contact: (email) => `Notre équipe s’en occupe et vous écrit à ${email}.`,
  },
});

/** States of a payment that few travellers see. */
export const rarePayment = { en, fr };
