const en = () => ({
  title: "Lane phones",
  lead: "Each phone is linked to one airport and doesn’t need an account.",
  list: {
    heading: "Phones",
    empty: "No phones yet.",
  },
  name: "Name",
  airport: "Airport",
  paired: "Paired on",
  notPaired: "Not paired",
  lastScan: "Last pass",
  never: "None yet",
  action: "Action",
  add: {
    heading: "Add a phone",
    nameHint: "For example “CDG 2E, lane 1”",
    chooseAirport: "Choose an airport",
    submit: "Add and pair",
    busy: "One moment...",
  },
  pairing: {
    title: (name: string) => `Pair “${name}”`,
    scan: "Scan this code with the phone and open the link. The code works once.",
    qrCode: "QR code that pairs the phone",
    orType: "Or open this address on the phone:",
    left: (time: string) => `Valid for another ${time}`,
    expired: "This code has expired. Close this window and ask for a new code.",
    paired: "Paired. This phone can now check passes.",
    waiting: "Waiting for the phone...",
  },
  renew: {
    open: "New code",
    forDevice: (name: string) => `New code for ${name}`,
    question: "Pair this phone again?",
    explanation: () =>
      "The phone paired earlier will stop checking passes. Any passes it has checked but not " +
      "sent yet will stay on it.",
    submit: "Show a new code",
    busy: "One moment...",
  },
  revoke: {
    open: "Revoke",
    forDevice: (name: string) => `Revoke ${name}`,
    question: "Revoke this phone?",
    explanation: (name: string) =>
      `“${name}” will stop checking passes. To use another phone, ask for a new code instead.`,
    submit: "Revoke the phone",
    busy: "One moment...",
    done: { title: "Phone revoked" },
  },
});

const fr = (): ReturnType<typeof en> => ({
  title: "Téléphones de contrôle",
  lead: "Chaque téléphone est lié à un aéroport et fonctionne sans compte.",
  list: {
    heading: "Téléphones",
    empty: "Aucun téléphone pour l’instant.",
  },
  name: "Nom",
  airport: "Aéroport",
  paired: "Associé le",
  notPaired: "Non associé",
  lastScan: "Dernier pass",
  never: "Aucun",
  action: "Action",
  add: {
    heading: "Ajouter un téléphone",
    nameHint: "Par exemple « CDG 2E, file 1 »",
    chooseAirport: "Choisissez un aéroport",
    submit: "Ajouter et associer",
    busy: "Un instant...",
  },
  pairing: {
    title: (name) => `Associer « ${name} »`,
    scan: "Scannez ce code avec le téléphone et ouvrez le lien. Ce code ne sert qu’une fois.",
    qrCode: "Code QR qui associe le téléphone",
    orType: "Ou ouvrez cette adresse sur le téléphone :",
    left: (time) => `Encore valable ${time}`,
    expired: "Ce code a expiré. Fermez cette fenêtre et demandez un nouveau code.",
    paired: "Associé. Ce téléphone peut maintenant vérifier les pass.",
    waiting: "En attente du téléphone...",
  },
  renew: {
    open: "Nouveau code",
    forDevice: (name) => `Nouveau code pour ${name}`,
    question: "Associer à nouveau ce téléphone ?",
    explanation: () =>
      "L’ancien téléphone ne pourra plus vérifier de pass. Les pass qu’il a vérifiés sans les " +
      "transmettre resteront sur ce téléphone.",
    submit: "Afficher un nouveau code",
    busy: "Un instant...",
  },
  revoke: {
    open: "Révoquer",
    forDevice: (name) => `Révoquer ${name}`,
    question: "Révoquer ce téléphone ?",
    explanation: (name) =>
      `« ${name} » ne pourra plus vérifier de pass. Pour associer un autre téléphone, demandez ` +
      "plutôt un nouveau code.",
    submit: "Révoquer le téléphone",
    busy: "Un instant...",
    done: { title: "Téléphone révoqué" },
  },
});

export const adminDevices = { en, fr };
