import type { SiteConfig } from "../../domain/site-config.ts";

/** The words of mails, plain text. `site` is the configuration the product runs on. */
export const mail = {
  /** The one-time code of *Find your booking*. */
  bookingCode: ({ company }: SiteConfig, { code, orderNumber, minutes }: { code: string; orderNumber: string; minutes: number }) => ({
    subject: `${code} is your ${company.name} code`,
    text: [
      "Hello,",
      `Here is the code to open your booking ${orderNumber}:`,
      code,
      `It works once, for ${minutes} minutes. Nobody at ${company.name} will ever ask you for it.`,
      `If you did not ask for this code, ignore this mail: nobody can see your booking without it.`,
      `${company.name}\n${company.phone}\n${company.email}`,
    ].join("\n\n"),
  }),
};

export type MailContent = typeof mail;
