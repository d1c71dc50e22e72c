import type { ValidationMessage } from "#domain/validation.ts";

/** The English messages are those of src/domain/validation.ts. */
const en =
  () =>
  (message: string): string =>
    message;

const FRENCH: Record<ValidationMessage, string> = {
  "First name is required": "Le prénom est obligatoire",
  "Last name is required": "Le nom est obligatoire",
  "Name is required": "Le nom est obligatoire",
  "Invalid email address": "Adresse e-mail invalide",
  "Enter your password": "Saisissez votre mot de passe",
  "Phone number is required": "Le numéro de téléphone est obligatoire",
  "Message is required": "Le message est obligatoire",
  "This text is too long": "Ce texte est trop long",
  "Enter plain text": "Saisissez du texte simple",
  "This text contains a character we can’t use":
    "Ce texte contient un caractère qui ne peut pas être utilisé",
  "Enter a whole number": "Saisissez un nombre entier",
  "Enter an amount such as 22 or 22.50": "Saisissez un montant comme 22 ou 22,50",
  "At least 1 adult is required": "Il faut au moins 1 adulte",
  "The number cannot be below 0": "Le nombre ne peut pas être inférieur à 0",
  "At least 1 traveller is required": "Il faut au moins 1 voyageur",
  "This number is too large": "Ce nombre est trop grand",
  "Choose a currency of this site": "Choisissez une devise de ce site",
  "Enter a date as YYYY-MM-DD": "Saisissez une date au format AAAA-MM-JJ",
  "Enter the code": "Saisissez le code",
  "Choose an airport from the list": "Choisissez un aéroport dans la liste",
  "Choose an airport from the list, or leave it blank and write a note":
    "Choisissez un aéroport dans la liste, ou laissez le champ vide et écrivez une note",
  "Enter the 6 digits of the code": "Saisissez les 6 chiffres du code",
  "Tell us which order or membership this is about": "Indiquez la commande ou l’abonnement",
  "Leave web addresses out": "N’indiquez pas d’adresse web",
  "Enter an order number such as FT-1234567890123-ABCD2345":
    "Saisissez un numéro de commande comme FT-1234567890123-ABCD2345",
  "Choose today or an earlier day": "La date du mouvement ne peut pas être dans le futur",
  "Write a text for travellers, in English and in French":
    "Écrivez un texte pour les voyageurs, en anglais et en français",
  "Choose a time in the future": "Choisissez une heure à venir",
  "Say why": "Indiquez le motif",
  "Say what to change: a status, a field or the pass":
    "Indiquez ce qui change : un statut, un champ ou le pass",
  "Choose travellers of this booking, and leave at least 1 adult":
    "Choisissez parmi les voyageurs de cette réservation, et gardez au moins 1 adulte",
  "Write the text for the travellers": "Écrivez le texte pour les voyageurs",
  "Write the note": "Écrivez la note",
  "Say what to change": "Indiquez ce qui change",
  "Write a reply": "Écrivez une réponse",
  "Fill in or remove the words in braces": "Remplacez ce qui est entre accolades, ou retirez-le",
  "One of the words in braces is not a placeholder":
    "L’un des noms entre accolades n’est pas un champ connu",
  "Write the text": "Rédigez le texte",
  "Choose a time within the next 30 days": "Choisissez un moment dans les 30 prochains jours",
  "This day is over at the airport": "Ce jour est déjà passé à l’aéroport",
  "It is too late to book for this day": "Il est trop tard pour réserver ce jour-là",
  "The last day can’t be before the first one":
    "La date de fin ne peut pas précéder la date de début",
  "Pick 1 to 50 messages": "Choisissez de 1 à 50 messages",
  "Pick 1 to 50 orders": "Choisissez de 1 à 50 commandes",
  "Give the view a name": "Donnez un nom à la vue",
  "Set a filter first": "Définissez d’abord un filtre",
  "Please enter at least a company name": "Indiquez au moins le nom de la société",
  "This is a preview, so nothing is sent": "Ceci est un aperçu, donc rien n’est envoyé",
};

/** A message without a French text gets a general one. */
const fr =
  () =>
  (message: string): string =>
    FRENCH[message as ValidationMessage] ?? "Valeur refusée";

export const validation = { en, fr };
