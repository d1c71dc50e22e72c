import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Lane phones",
  lead: "The phones that accept passes at a lane: each at its one airport, without an account.",
  list: {
    heading: "Phones",
    empty: "No phone yet. Add one, and pair it with the code that you are then shown.",
    shown: (count: number) => `${count} ${plural(count, "phone", "phones")}.`,
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
    nameHint: "As the team calls it: “CDG 2E, lane 1”",
    chooseAirport: "Choose an airport",
    submit: "Add and pair",
    busy: "One moment...",
  },
  pairing: {
    title: (name: string) => `Pair “${name}”`,
    scan: "Scan this code with the phone’s camera, and open the link. It works once.",
    qrCode: "QR code that pairs the phone",
    orType: "Or open this address on the phone:",
    left: (time: string) => `Valid for another ${time}`,
    expired: "This code has expired. Close this window and ask for a new one in the list.",
    paired: "The phone is paired. It can accept passes now.",
    waiting: "Waiting for the phone...",
  },
  renew: {
    open: "New code",
    forDevice: (name: string) => `New code for ${name}`,
    question: "Pair this phone again?",
    explanation: (name: string) =>
      `You are shown a new code for “${name}”. Whichever phone was paired before accepts no ` +
      "pass from now on; what it could not hand in waits on it.",
    submit: "Show a new code",
    busy: "One moment...",
  },
  revoke: {
    open: "Revoke",
    forDevice: (name: string) => `Revoke ${name}`,
    question: "Revoke this phone?",
    explanation: (name: string) =>
      `“${name}” accepts no pass from now on. To move it to another phone, give it a new ` +
      "code instead.",
    submit: "Revoke the phone",
    busy: "One moment...",
    done: { title: "Phone revoked", description: "It accepts no pass any more." },
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Téléphones des files",
  lead:
    "Les téléphones qui acceptent les pass à une file : chacun dans son aéroport, sans " +
    "compte.",
  list: {
    heading: "Téléphones",
    empty:
      "Aucun téléphone pour l’instant. Ajoutez-en un, puis associez-le avec le code qui " +
      "s’affichera.",
    shown: (count) => `${count} ${plural(count, "téléphone", "téléphones")}.`,
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
    nameHint: "Le nom que lui donne l’équipe : « CDG 2E, file 1 »",
    chooseAirport: "Choisissez un aéroport",
    submit: "Ajouter et associer",
    busy: "Un instant...",
  },
  pairing: {
    title: (name) => `Associer « ${name} »`,
    scan:
      "Scannez ce code avec l’appareil photo du téléphone et ouvrez le lien. Il ne sert " +
      "qu’une fois.",
    qrCode: "Code QR qui associe le téléphone",
    orType: "Ou ouvrez cette adresse sur le téléphone :",
    left: (time) => `Encore valable ${time}`,
    expired: "Ce code a expiré. Fermez cette fenêtre et demandez-en un autre dans la liste.",
    paired: "Le téléphone est associé. Il peut désormais accepter des pass.",
    waiting: "En attente du téléphone...",
  },
  renew: {
    open: "Nouveau code",
    forDevice: (name) => `Nouveau code pour ${name}`,
    question: "Associer à nouveau ce téléphone ?",
    explanation: (name) =>
      `Un nouveau code s’affichera pour « ${name} ». Le téléphone associé jusqu’ici ` +
      "n’acceptera plus aucun pass ; ceux qu’il n’a pas pu transmettre y restent en attente.",
    submit: "Afficher un nouveau code",
    busy: "Un instant...",
  },
  revoke: {
    open: "Révoquer",
    forDevice: (name) => `Révoquer ${name}`,
    question: "Révoquer ce téléphone ?",
    explanation: (name) =>
      `« ${name} » n’acceptera plus aucun pass. Pour le remplacer par un autre téléphone, ` +
      "donnez-lui plutôt un nouveau code.",
    submit: "Révoquer le téléphone",
    busy: "Un instant...",
    done: { title: "Téléphone révoqué", description: "Il n’accepte plus aucun pass." },
  },
});

export const adminDevices = { en, fr };
