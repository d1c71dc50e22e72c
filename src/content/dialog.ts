const en = () => ({
  cancel: "Cancel",
  close: "Close",
});

const fr = (): ReturnType<typeof en> => ({
  cancel: "Annuler",
  close: "Fermer",
});

export const dialog = { en, fr };
