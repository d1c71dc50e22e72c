const en = () => ({
  noScript:
    "Without JavaScript, you can only open a booking here if your browser keeps our cookie. Allow " +
    "cookies for this site, then use [Find your booking](/find-booking). If you’ve just paid, we’ll email you your receipt " +
    "and pass.",
  /** For a paid order whose price has risen. */
  due: {
    heading: (amount: string) => `Still to pay: ${amount}`,
    text: "Your booking has changed. You only need to pay the difference.",
    total: "Booking total",
    settled: "Already settled",
    due: "Still to pay",
    pass: (count: number, all: number) =>
      `Until you pay the rest, your code lets ${count} of ${all} travellers through.`,
    used:
      "Your code has been used. If someone in your party didn’t get through, call us before you " +
      "pay.",
    byHand: "We can’t take card payments online yet. Call us to pay.",
  },
  processing: {
    heading: "We’re processing your payment",
    text: "This page will update in a few seconds. Please don’t pay again.",
    leave: (email: string) => `You can close this page. We’ll email you at ${email}.`,
  },
  unclear: {
    heading: "We’re checking your payment",
    text: (amount: string) =>
      `We’ve received ${amount} and are checking it against your booking. Please don’t pay again.`,
    contact: (email: string) => `Our team will write to you at ${email}.`,
  },
});

const fr: typeof en = () => ({
  noScript:
    "Sans JavaScript, vous ne pouvez ouvrir une réservation ici qu’avec notre cookie. " +
    "Autorisez les cookies de ce site, puis passez par [Retrouver votre " +
    "réservation](/find-booking). Si vous venez de payer, vous recevrez le reçu et le pass par " +
    "e-mail.",
  due: {
    heading: (amount) => `Reste à payer : ${amount}`,
    text: "Votre réservation a changé. Vous ne payez que la différence.",
    total: "Prix de la réservation",
    settled: "Déjà réglé",
    due: "Reste à payer",
    pass: (count, all) =>
      `En attendant, votre code n’est valable que pour ${count} des ${all} voyageurs.`,
    used: "Votre code a déjà été utilisé. Si un voyageur n’est pas passé, appelez-nous avant de payer.",
    byHand: "Le paiement en ligne est indisponible. Appelez-nous pour payer.",
  },
  processing: {
    heading: "Paiement en cours de traitement",
    text: "Cette page s’actualisera dans quelques secondes. Ne payez pas une seconde fois.",
    leave: (email) => `Vous pouvez fermer cette page. Nous vous écrirons à ${email}.`,
  },
  unclear: {
    heading: "Nous vérifions votre paiement",
    text: (amount) =>
      `Nous avons reçu ${amount}, et nous vérifions ce paiement. Ne payez pas une seconde fois.`,
    contact: (email) => `Notre équipe vous écrira à ${email}.`,
  },
});

export const rarePayment = { en, fr };
