import { TERMS } from "#domain/site/terms.ts";

const en = () => ({
  label: "Start before the withdrawal period ends (optional)",
  consent:
    "I expressly ask you to provide the Fast Track before the " +
    `${TERMS.changeOfMindDays}-day withdrawal period ends, and I acknowledge that I lose ` +
    "my right to withdraw once it has been fully performed: once my pass has been used.",
  hint:
    "If you leave this unticked, you keep your right to withdraw within " +
    `${TERMS.changeOfMindDays} days of paying, even after using your pass.`,
});

const fr: typeof en = () => ({
  label: "Commencer avant la fin du délai de rétractation (facultatif)",
  consent:
    "Je demande expressément que le Fast Track me soit fourni avant la fin du délai de " +
    `rétractation de ${TERMS.changeOfMindDays} jours, et je reconnais que je perds mon ` +
    "droit de rétractation une fois la prestation pleinement exécutée, " +
    "c’est-à-dire une fois mon pass utilisé.",
  hint:
    "Si vous ne cochez pas cette case, vous gardez votre droit de rétractation dans les " +
    `${TERMS.changeOfMindDays} jours qui suivent le paiement, même une fois votre pass utilisé.`,
});

export const earlyConsent = { en, fr };
