import type { MessageInput } from "#domain/messages/contact.schema.ts";
import type { Language } from "#domain/language.ts";

interface DemoMessage {
  input: MessageInput;
  language: Language;
  hoursAgo: number;
}

/** Names and addresses are fictitious. */
export const DEMO_MESSAGES: readonly DemoMessage[] = [
  {
    hoursAgo: 50,
    language: "en",
    input: {
      kind: "question",
      name: "Priya Sample",
      email: "priya@traveller.example",
      message:
        "Does the Fast Track pass work for connecting flights, or only where my trip begins?",
    },
  },
  {
    hoursAgo: 20,
    language: "fr",
    input: {
      kind: "contact",
      firstName: "Théo",
      lastName: "Exemple",
      email: "theo@voyage.example",
      phone: "+33 1 99 00 12 34",
      message:
        "Bonjour, nous serons douze au départ d’Orly le 20 décembre. Pouvez-vous préparer les pass pour tout le groupe ?",
    },
  },
  {
    hoursAgo: 3,
    language: "en",
    input: {
      kind: "contact",
      firstName: "Eleanor",
      lastName: "Sample",
      email: "eleanor@flyer.example",
      phone: "+44 20 7946 0777",
      message:
        "I booked with the wrong flight number. Could you change it to EX2048?\n\nThank you!",
    },
  },
];
