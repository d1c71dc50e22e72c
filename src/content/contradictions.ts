const en = () => ({
  rule: (message: string) => message,
  features: (asked: number, found: number) =>
    `List the same number of features as in English: ${asked}, not ${found}`,
  from: (lowest: number) => `This is more than the lowest fare. Enter ${lowest} or less.`,
  prices: (medium: number, premium: number) =>
    `Medium costs ${medium}, more than Premium at ${premium}, so swap the prices`,
  demo: (name: string) =>
    `This names ${name}, which is another company, so use your own name or leave it out`,
  law: (field: "director" | "host" | "mediator") => {
    const names = { director: "director of publication", host: "host", mediator: "mediator" };
    return `French law requires a site to name its ${names[field]}, so add it`;
  },
  closes: (opens: string) => `This is not after ${opens}, so write a later hour`,
  city: (zone: string) => `London isn’t in the zone ${zone}, so write a city that is`,
  amount: (amount: string) => `${amount} is not the price of a plan or a fare`,
  placeholder: "This is a placeholder, so write the real value",
  statement:
    "Card statements can only show Latin letters, and neither your names nor your domain has any, " +
    "so write 1 to 22 capitals",
});

/** An entry with "…" matches a whole message. Other entries replace parts of one. */
const RULES = Object.entries({
  "the file": "le fichier",
  "line ": "ligne ",
  column: "colonne",
  "Write something…": "Écrivez quelque chose ici",
  "Write plain text…": "Écrivez un texte simple, sur une ligne, sans [lien](/page)",
  "Write a web…": "Écrivez une adresse web qui commence par https://",
  "Write a colour…": "Écrivez une couleur comme H S% L%, par exemple 208 79% 28%",
  "Write a rate from…": "Écrivez un taux de 0 à 1000 ; 0 retire la devise de la vente",
  ", at most two decimals": ", à deux décimales au plus",
  "a price": "un prix",
  "a fare": "un tarif",
  "a rate in percent": "un taux en pour cent",
  " from ": " de ",
  "Write a host…": "Écrivez un nom d’hôte comme www.exemple.com",
  "Write an IANA…": "Écrivez un fuseau horaire comme Europe/Paris",
  "Write a whole…": "Écrivez une heure entière comme 9:00 ou 20:00",
  "We don’t know this…":
    "Nous ne connaissons pas cet aéroport, donc écrivez ses noms, sa ville et son fuseau",
  "Write the IATA…": "Écrivez le code IATA : trois capitales",
  "Upload the logo…": "Importez le logo, un SVG ou un PNG, dans /fr/config-generator",
  "Write the d…": "Écrivez le d de chemins SVG, comme M2 2h28v28z",
  "Write the plans…": "Écrivez les formules medium et premium, une fois chacune",
  "Write an email…": "Écrivez une adresse e-mail",
  "Write 1 to 22 cap…": "Écrivez 1 à 22 capitales, chiffres, espaces, ou . * -",
  "Remove what a site configuration does not have:":
    "Retirez ce qui n’existe pas dans une configuration :",
  "Write a list;…": "Écrivez une liste, car cette valeur manque ou est d’un autre type",
  "Write a number;…": "Écrivez un nombre, car cette valeur manque ou est d’un autre type",
  "Write a text;…": "Écrivez un texte, car cette valeur manque ou est d’un autre type",
  "Write its…": "Remplissez ces champs, car ils manquent ou sont d’un autre type",
  "Write a value…": "Cette valeur manque, ou est d’un autre type",
  "This field appears…": "Ce champ figure deux fois, donc retirez l’un des deux",
  "This value…": "Cette valeur ne peut pas être utilisée",
  "This is too…": "Ce fichier est trop long pour une configuration",
  "The file ends…": "Le fichier s’arrête ici, avant sa fin, donc exportez-le à nouveau",
  "Write plain values…": "Écrivez des textes entre guillemets, des nombres ou des listes",
  "; a lawyer writes for another country": " ; un avocat écrit pour un autre pays",
  "some of": "des cartes parmi",
  "each once": "une fois chacune",
  "each code once": "chaque code une fois",
  "at most": "au plus",
  " to ": " à ",
  Write: "Écrivez",
  units: "unités",
  characters: "caractères",
  keywords: "mots-clés",
  reasons: "raisons",
  features: "avantages",
  days: "jours",
  hours: "heures",
  years: "ans",
  passes: "pass",
  months: "mois",
  airports: "aéroports",
});

function sayRule(message: string): string {
  const whole = RULES.find(
    ([english]) => message.startsWith(english.split("…")[0]!) && english.endsWith("…"),
  );
  return whole
    ? whole[1]
    : RULES.reduce((said, [english, french]) => said.replace(english, french), message);
}

const fr = (): ReturnType<typeof en> => ({
  rule: sayRule,
  features: (asked, found) =>
    `Indiquez le même nombre d’avantages qu’en anglais : ${asked}, et non ${found}`,
  from: (lowest) => `Ce prix dépasse le tarif le plus bas, donc indiquez ${lowest} au plus`,
  prices: (medium, premium) =>
    `Medium coûte ${medium}, plus que Premium à ${premium}, donc inversez les prix`,
  demo: (name) =>
    `Ce texte nomme ${name}, une autre société, donc écrivez le nom de la vôtre ou retirez ce nom`,
  law: (field) => {
    const names = {
      director: "le directeur de la publication",
      host: "l’hébergeur",
      mediator: "le médiateur de la consommation",
    };
    return `La loi française oblige un site à indiquer ${names[field]}, donc remplissez ce champ`;
  },
  closes: (opens) =>
    `L’heure de fermeture n’est pas après ${opens}, donc indiquez une heure plus tardive`,
  city: (zone) => `Londres n’est pas dans le fuseau ${zone}, donc écrivez une ville de ce fuseau`,
  amount: (amount) => `${amount} n’est le prix d’aucune formule ni d’aucun tarif`,
  placeholder: "Ce texte est provisoire, donc écrivez la vraie valeur",
  statement:
    "Un relevé de carte n’affiche que des lettres latines, et ni vos noms ni votre domaine " +
    "n’en contiennent, donc écrivez 1 à 22 capitales",
});

/** Commands and the build report contradictions in English. */
export const contradictions = { en, fr };
