import { expect, test } from "vitest";
import { ownSubject } from "./own-subject.ts";

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

test.each(["Oui, à 6 h 40", "Re: votre message à Envol : oui, à 6 h 40", "Re: EX2048", "Re: votre message", "Retour: le 24"])(
  "a subject that says more is kept as it was written: %j",
  (subject) => {
    expect(ownSubject(` ${subject} `, OURS)).toBe(subject);
  },
);
