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
])("the history below an answer goes: %s", (_, text, own) => {
  expect(ownWords(text)).toBe(own ?? text);
});

test.each([
  ["answers between quoted lines", "> Quel vol ?\nEX2048\n> Quel jour ?\nLe 24"],
  [
    "a forwarded mail",
    "Voici ma confirmation :\n\n---------- Forwarded message ---------\nFrom: Airline <a@air.example>\nDate: Sun\n\nYour flight is EX2048",
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
  ["a line of dashes", "Mon vol\n-----\nEX2048"],
])("what is doubtful stays: %s", (_, text) => {
  expect(ownWords(text)).toBe(text);
});

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
