const en = () => ({
  cancel: "Cancel",
  close: "Close",
});

const fr = (): ReturnType<typeof en> => ({
  cancel: "Annuler",
  close: "Fermer",
});

/** The buttons that every dialog has. */
export const dialog = { en, fr };
