import type { MailContent } from "../en/mail.ts";

export const mail: MailContent = {
  bookingCode: ({ company }, { code, orderNumber, minutes }) => ({
    subject: `${code} est votre code ${company.name}`,
    text: [
      "Bonjour,",
      `Voici le code pour ouvrir votre réservation ${orderNumber}\u00a0:`,
      code,
      `Il fonctionne une seule fois, pendant ${minutes} minutes. Personne chez ${company.name} ne vous le demandera jamais.`,
      "Si vous n’avez pas demandé ce code, ignorez ce message\u00a0: personne ne peut voir votre réservation sans lui.",
      `${company.name}\n${company.phone}\n${company.email}`,
    ].join("\n\n"),
  }),
};
