import { expect, test } from "vitest";
import { ownSubject, ownWords } from "./own-words.ts";

const QUOTED = "> Bonjour,\n>\n> Votre vol est noté.";

test.each([
  [
    "Gmail, English",
    `Thank you!\n\nOn Sun, 22 Nov 2026 at 05:01, Envol <reply+abc@envol.example> wrote:\n\n${QUOTED}`,
    "Thank you!",
  ],
  [
    "Gmail, French, wrapped",
    `Merci !\n\nLe dim. 22 nov. 2026 à 05:01, Envol <hello@envol.example> a\nécrit :\n\n${QUOTED}`,
    "Merci !",
  ],
  [
    "Apple Mail, which quotes its own line",
    `Parfait.\n\n> Le 22 nov. 2026 à 05:01, Envol <hello@envol.example> a écrit :\n> \n${QUOTED}`,
    "Parfait.",
  ],
  [
    "Thunderbird",
    `Le 22/11/2026 à 05:01, Envol a écrit :\n${QUOTED}\n\nMerci, c'est réglé.`,
    undefined,
  ],
  [
    "Thunderbird, answer above",
    `C'est réglé.\n\nLe 22/11/2026 à 05:01, Envol a écrit\u00a0:\n${QUOTED}\n`,
    "C'est réglé.",
  ],
  [
    "Outlook, French",
    "Oui, c'est bien ce vol.\n\nCordialement\n\nDe : Envol <hello@envol.example>\nEnvoyé : dimanche 22 novembre 2026 05:01\nÀ : Théo <theo@voyage.example>\nObjet : Re: votre message\n\nBonjour,\nVotre vol est noté.",
    "Oui, c'est bien ce vol.\n\nCordialement",
  ],
  [
    "Outlook on the web",
    "Yes.\n________________________________\nFrom: Envol <hello@envol.example>\nSent: Sunday, November 22, 2026 5:01 AM\nTo: Theo\nSubject: Re: your message\n\nHello",
    "Yes.",
  ],
  [
    "an older Outlook",
    "Yes.\n\n-----Message d'origine-----\nDe : Envol\nEnvoyé : hier\nÀ : Théo\nObjet : Re:\n\nBonjour",
    "Yes.",
  ],
  ["quoted lines at the end", `D'accord.\n\n${QUOTED}`, "D'accord."],
  [
    "an answer to a mail that had been forwarded",
    `Merci.\n\nOn Sun, 22 Nov 2026 at 05:01, Envol wrote:\n> ---------- Forwarded message ---------\n${QUOTED}`,
    "Merci.",
  ],
])("the history below an answer goes: %s", (_, text, own) => {
  expect(ownWords(text)).toBe(own ?? text);
});

test.each([
  ["answers between quoted lines", "> Quel vol ?\nEX2048\n> Quel jour ?\nLe 24"],
  [
    "a mail forwarded with Gmail",
    "Voici ma confirmation :\n\n---------- Forwarded message ---------\nFrom: Airline <a@air.example>\nDate: Sun, Nov 22, 2026 at 5:01 AM\nSubject: Your flight has changed\nTo: <theo@voyage.example>\n\n\nYour flight is EX2048",
  ],
  [
    "a mail forwarded with Thunderbird",
    "Voici :\n\n-------- Message transféré --------\nDe : Airline <a@air.example>\nDate : Sun, 22 Nov 2026 05:01:00 +0100\nÀ : theo@voyage.example\nObjet : Votre vol\n\nVotre vol est EX2048.",
  ],
  [
    "a mail forwarded with Apple Mail",
    "Voici :\n\n> Début du message réexpédié :\n> \n> De: Airline <a@air.example>\n> Objet: Votre vol\n> Date: 22 novembre 2026\n> À: theo@voyage.example\n> \n> Votre vol est EX2048.",
  ],
  [
    "a mail forwarded with Apple Mail, without marks",
    "Here:\n\nBegin forwarded message:\n\nFrom: Airline <a@air.example>\nSubject: Your flight\nDate: 22 November 2026\nTo: theo@voyage.example\n\nYour flight is EX2048.",
  ],
  ["nothing but what is quoted", QUOTED],
  [
    "a sentence that only looks like an introduction",
    "Le contrôleur a écrit :\nEX2048 au dos du billet.",
  ],
  [
    "a letter with one header of its own",
    "De : Marseille\nJe pars demain et je ne trouve pas mon passe.",
  ],
  [
    "the lines of a trip, in French",
    "Bonjour, mon vol a changé :\nDe : Paris\nÀ : Nice\nDate : 12 mai\nVol : AF6206\nMon fils est en fauteuil roulant.",
  ],
  [
    "the lines of a trip, in English",
    "Hello, my flight has changed:\n\nFrom: Paris\nTo: Nice\nDate: 12 May\n\nPlease call me.",
  ],
  ["a line of dashes", "Mon vol\n-----\nEX2048"],
])("what is doubtful stays: %s", (_, text) => {
  expect(ownWords(text)).toBe(text);
});

const OUTLOOK =
  "Voici mon nouveau vol.\n\nDe : Airline <a@air.example>\nEnvoyé : dimanche 22 novembre 2026 05:01\nÀ : Théo <theo@voyage.example>\nObjet : Votre vol a changé\n\nVotre vol est EX2048.";

test.each(["TR: Votre vol a changé", "Fw: Your flight", "FWD:", "TR\u00a0: Votre vol", "WG: Flug"])(
  "the subject %j says that all below a note is forwarded",
  (subject) => {
    expect(ownWords(OUTLOOK, subject)).toBe(OUTLOOK);
  },
);

test.each(["RE: Votre vol a changé", "RE: TR: Votre vol", "Trajet: le 24", ""])(
  "the subject %j says nothing of a forward",
  (subject) => {
    expect(ownWords(OUTLOOK, subject)).toBe("Voici mon nouveau vol.");
  },
);

const OURS = ["Re: votre message à Envol", "Nous avons reçu l’annulation (Envol)"];

test.each([
  "Re: votre message à Envol",
  "RE :\u00a0Votre message  à\u202fEnvol",
  "Rép : Re[2]: votre message à Envol",
  "TR: Nous avons reçu l'annulation (Envol)",
  "votre message a\u0300 Envol",
  "Re:",
  "",
])("a subject that is ours says nothing: %j", (subject) => {
  expect(ownSubject(subject, OURS)).toBe("");
});

test.each([
  "Oui, à 6 h 40",
  "Re: votre message à Envol : oui, à 6 h 40",
  "Re: EX2048",
  "Re: votre message",
  "Retour: le 24",
])("a subject that says more is kept as it was written: %j", (subject) => {
  expect(ownSubject(` ${subject} `, OURS)).toBe(subject);
});
