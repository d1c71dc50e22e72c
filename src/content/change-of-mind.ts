import { TERMS } from "#domain/site/terms.ts";

const en = () => ({
  right: (isEarly: boolean) =>
    `You can change your mind within ${TERMS.changeOfMindDays} days of ` +
    `paying${isEarly ? ", until your pass is used" : ""}.`,
  whenEarly: "If you asked us to start early, you lose this right once your pass is used.",
});

const fr: typeof en = () => ({
  right: (isEarly) =>
    `Vous pouvez changer d’avis dans les ${TERMS.changeOfMindDays} jours qui suivent le ` +
    `paiement${isEarly ? ", tant que votre pass n’a pas été utilisé" : ""}.`,
  whenEarly:
    "Si vous nous avez demandé de commencer avant la fin de ce délai, vous perdez ce droit dès " +
    "que votre pass est utilisé.",
});

export const changeOfMind = { en, fr };
