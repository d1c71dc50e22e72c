import type { WordingsReason } from "#domain/generator/wordings.ts";

const en = () => ({
  title: "The model for words",
  checking: "We’re asking the model for one word.",
  works: (name: string) => `${name} is answering, and will write the generator’s words.`,
  builtIn: "No model is connected, so our built-in writer writes the words.",
  unasked: (name: string) =>
    `${name} writes the words. To ask the model for one word, run this command with its ` +
    "OPENAI_API_KEY set in the shell.",
  reasons: {
    key: "The provider refuses the key, so set OPENAI_API_KEY to a valid one.",
    credit: "The account with the provider has no credit left, so top it up.",
    model: "The key can’t use this model, so set OPENAI_MODEL to one that the provider offers.",
    quota: "The provider is getting too many requests, so wait a few minutes before you try again.",
    region:
      "The provider doesn’t serve the region that our calls come from, so choose another " +
      "provider.",
    address: "No model is answering at this address, so check OPENAI_BASE_URL.",
    format: "The model’s answer isn’t in the form we need, so try again or choose a larger model.",
    refusal: "The model refused to write these texts, so try again or try another name.",
    cut: "The answer ended too early, so continue or choose a model that can write more.",
    time: "The model took too long, so try again or choose a faster one.",
    words:
      "The model answered, but none of its texts passed our checks, so try again or choose a larger model.",
    provider: "The provider has a problem or can’t be reached, so try again in a few minutes.",
  } satisfies Record<WordingsReason, string>,
});

const fr = (): ReturnType<typeof en> => ({
  title: "Le modèle qui rédige",
  checking: "Nous demandons au modèle d’écrire un mot.",
  works: (name) => `${name} répond et rédige les textes du générateur.`,
  builtIn: "Aucun modèle n’est connecté. Notre rédacteur intégré écrit les textes.",
  unasked: (name) =>
    `${name} rédige les textes. Donnez sa clé OPENAI_API_KEY dans le terminal pour lui faire ` +
    "écrire un mot.",
  reasons: {
    key: "Le fournisseur refuse la clé : indiquez une clé valide dans OPENAI_API_KEY.",
    credit: "Le compte chez le fournisseur n’a plus de crédit : rechargez ce compte.",
    model:
      "La clé ne donne pas accès à ce modèle : indiquez dans OPENAI_MODEL un modèle du " +
      "fournisseur.",
    quota: "Le fournisseur reçoit trop de demandes : attendez quelques minutes avant de réessayer.",
    region:
      "Le fournisseur ne couvre pas la région d’où viennent nos appels : choisissez un autre " +
      "fournisseur.",
    address: "Aucun modèle ne répond à cette adresse : vérifiez OPENAI_BASE_URL.",
    format:
      "La réponse du modèle n’a pas la forme attendue : réessayez, ou choisissez un modèle plus " +
      "grand.",
    refusal: "Le modèle a refusé d’écrire ces textes : réessayez, ou essayez un autre nom.",
    cut:
      "La réponse s’est arrêtée trop tôt : continuez la rédaction, ou choisissez un modèle qui " +
      "peut écrire plus.",
    time: "Le modèle a mis trop de temps : réessayez, ou choisissez un modèle plus rapide.",
    words:
      "Le modèle a écrit des textes, mais aucun n’a passé nos contrôles : réessayez, ou " +
      "choisissez un modèle plus grand.",
    provider:
      "Le fournisseur a un problème ou reste injoignable : réessayez dans quelques minutes.",
  },
});

export const model = { en, fr };
