const en = () => ({
  cancel: "Cancel",
  close: "Close",
});

const fr = (): ReturnType<typeof en> => ({
  cancel: "Annuler",
  close: "Fermer",
});

/** The buttons of every dialog. */
export const dialog = { en, fr };
