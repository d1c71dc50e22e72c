const en = () => ({
  title: "Lane phones",
  lead: "Phones that accept passes: one airport each, no account.",
  list: {
    heading: "Phones",
    empty: "No phones yet. Add one, then pair it with its code.",
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
    nameHint: "Such as “CDG 2E, lane 1”",
    chooseAirport: "Choose an airport",
    submit: "Add and pair",
    busy: "One moment...",
  },
  pairing: {
    title: (name: string) => `Pair “${name}”`,
    scan: "Scan this code with the phone and open the link. It works once.",
    qrCode: "QR code that pairs the phone",
    orType: "Or open this address on the phone:",
    left: (time: string) => `Valid for another ${time}`,
    expired: "This code has expired. Close this window and ask for a new one.",
    paired: "Paired. The phone accepts passes now.",
    waiting: "Waiting for the phone...",
  },
  renew: {
    open: "New code",
    forDevice: (name: string) => `New code for ${name}`,
    question: "Pair this phone again?",
    explanation: (name: string) =>
      `We show a new code for “${name}”. The phone paired before stops accepting passes; ` +
      "what it hasn’t handed in waits on it.",
    submit: "Show a new code",
    busy: "One moment...",
  },
  revoke: {
    open: "Revoke",
    forDevice: (name: string) => `Revoke ${name}`,
    question: "Revoke this phone?",
    explanation: (name: string) =>
      `“${name}” stops accepting passes. Moving to another phone? Give it a new code instead.`,
    submit: "Revoke the phone",
    busy: "One moment...",
    done: { title: "Phone revoked", description: "It no longer accepts passes." },
  },
});

const fr = (): ReturnType<typeof en> => ({
  title: "Téléphones de contrôle",
  lead: "Téléphones qui acceptent les pass : un aéroport chacun, sans compte.",
  list: {
    heading: "Téléphones",
    empty: "Aucun téléphone pour l’instant. Ajoutez-en un, puis associez-le avec son code.",
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
    scan: "Scannez ce code avec le téléphone et ouvrez le lien. Il sert une fois.",
    qrCode: "Code QR qui associe le téléphone",
    orType: "Ou ouvrez cette adresse sur le téléphone :",
    left: (time) => `Encore valable ${time}`,
    expired: "Ce code a expiré. Fermez cette fenêtre et demandez-en un autre.",
    paired: "Associé. Le téléphone accepte les pass.",
    waiting: "En attente du téléphone...",
  },
  renew: {
    open: "Nouveau code",
    forDevice: (name) => `Nouveau code pour ${name}`,
    question: "Associer à nouveau ce téléphone ?",
    explanation: (name) =>
      `Un nouveau code s’affichera pour « ${name} ». L’ancien téléphone n’acceptera plus de ` +
      "pass ; ceux qu’il n’a pas transmis y attendent.",
    submit: "Afficher un nouveau code",
    busy: "Un instant...",
  },
  revoke: {
    open: "Révoquer",
    forDevice: (name) => `Révoquer ${name}`,
    question: "Révoquer ce téléphone ?",
    explanation: (name) =>
      `« ${name} » n’acceptera plus de pass. Un autre téléphone ? Donnez plutôt un nouveau ` +
      "code.",
    submit: "Révoquer le téléphone",
    busy: "Un instant...",
    done: { title: "Téléphone révoqué", description: "Il n’accepte plus de pass." },
  },
});

export const adminDevices = { en, fr };
