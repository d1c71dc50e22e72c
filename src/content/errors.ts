const en = () => ({
  title: "Error",
  failed: "This did not work. Please try again.",
  tooMany: "Too many attempts in a short time. Please wait a minute and try again.",
  offline: "We could not reach the server. Please check your connection and try again.",
});

const fr = (): ReturnType<typeof en> => ({
  title: "Erreur",
  failed: "L’opération a échoué. Veuillez réessayer.",
  tooMany: "Trop de tentatives en peu de temps. Patientez une minute puis réessayez.",
  offline: "Le serveur est injoignable. Vérifiez votre connexion puis réessayez.",
});

/** What every call can run into. A screen whose words say more, such as what happens to the typed text, uses its own. */
export const errors = { en, fr };
