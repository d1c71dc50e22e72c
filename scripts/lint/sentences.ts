import type { Language } from "#domain/language.ts";

/** Labels such as "Already used." are shorter than a sentence. */
const SHORTEST_SENTENCE = 4;
/** The label of an empty list. */
const NOTHING_YET = /^No .* yet\.$|^Aucune? .* pour l’instant\.$/;

const asSet = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that are verbs wherever they stand. A new sentence may need another one. */
const VERBS: Record<Language, ReadonlySet<string>> = {
  en: asSet(`
    accept accepts add adds admits agrees allow allows am announce appears applies apply are aren’t arrive
    arrives asks be become becomes been begin begins belongs bounce bounces brings can cannot can’t
    closes come comes comply confirms contains continue continues contradicts costs could couldn’t counts cuts
    covers decide decides deletes depends did didn’t differ differs disagree disappear disappears do
    does doesn’t don’t ends enlarge enters exceeds exempts exists expire expires explain fails finish fits
    follow follows get gets give gives go goes had happens has hasn’t have haven’t helps here’s he’s identifies
    hides holds includes invites is isn’t it’ll it’s i’ll i’m keep keeps know knows lasts learn
    learns leaves let lets let’s lies looks loses make makes manage manages matches may means meet
    meets mends might moves must need needs opens operate owes pair pauses pay pays quotes reach reaches
    reads receive receives refuses remain remains remembers remove removes renews repeats replies
    requires retries run runs save says see sees sells sends serve serves sets settle settles shall
    she’s should show shows signs speak stands starts stay stays stops take takes tells thank thanks
    that’s there’s they’ll they’re they’ve tries understand understands updates uses verifies wants was
    wasn’t were weren’t we’d we’ll we’re we’ve what’s who’s will won’t works would wouldn’t write
    writes you’d you’ll you’re you’ve
  `),
  fr: asSet(`
    a abonne accepte affiche agit ai ajoute ajoutent annonce annoncent appartient appelle applique appliquent
    arrive arrivent arrête as assure assurent atteint attend attendent avez avons changent choisit circule clignote commence
    commencent comprend comprennent comptent concerne confirme confirment connaissent consultent
    conteste connaît conserve contenait contiennent contient continue continuent convient correspond
    couvre coûte coûtent c’est c’était date demandent demeure devient devra devrait disent
    disparaissent dispense disposent dit dites dites-le-nous doit doivent donne donnent dure durent
    dépasse dépend dépendent déplaît désigne d’est efface empêche encaisse engage entraîne envoie
    envoient est exige exigent existe existent expire expirent exploite exploitent fait faites faut figure figurent fonctionne
    fonctionnent font fut garantit gardent gèrent ignore ignorent indique indiquent interdisent
    interdit invite joue j’ai j’arrive laisse lisent lit l’a l’est l’ont manque manquent met mettent
    montre montrent nomme nomment nous nécessite nécessitent n’a n’est n’ont n’y n’était oblige ont
    ouvre ouvrent paie paient partent parviennent passent perd perdent permet permettent peut peuvent portent
    pourra pourront prend prennent prive protège provient précise précisent précèdent prévient
    quitte qu’est recherche recrédite refuse rembourse remplace remplacent remplissent renouvelle
    repart repasse reportent reprend reste restent retarde retient retire retirer reviennent revient
    revoit reçoit reçoivent rouvre règlent rédige réessaiera régit répare répond répondent résilie
    rétablit réunit sait savent scannent sera seraient serait seront sert servent soient soit sont
    sort subit suffisent suffit suit suivent supprime suppriment s’achètent s’actualise s’adressent
    s’affiche s’affichent s’agrandissent s’applique s’appliquent s’arrête s’arrêtent s’est
    s’exécutent s’il s’ouvre s’ouvrent s’échangent s’éteint tiennent tient tire tombe tourne traite
    transmet trouve trouvent utilise utilisent va valent vaut verra veulent veut viennent vient voici voient voilà
    voir voit vont voyage voyagent vérifie écrit étaient était évite êtes
  `),
};

/** English verbs that are nouns too, without the "s" of the third person. */
const VERBS_OR_NOUNS = asSet(`
  agree answer ask book build call cancel change charge check choose click complete confirm connect copy
  correct cover create cross delete deploy download draw drop email end enter erase exit
  export fill
  find fly forget generate hand hold ignore include install join land leave link list load look
  match move name note offer open order pass paste pause phone photograph pick plan point press
  print promise quote read record refund release reload rename reply report reset respond restore
  return review save scan search see select send set share ship show sign skip split start stop
  store switch tap text tick time touch transfer travel try turn type unblock upload use visit wait
  walk watch withdraw work
`);
/** A word of `VERBS_OR_NOUNS` is a verb at the start of a clause and after these words. */
const BEFORE_A_VERB = asSet(`
  accountants also always and banks both first forms i it just never only or others otherwise please
  staff still team then they to travellers usually we who you
`);

/** English past tenses that are participles too, as all words in "-ed": verbs after a subject. */
const PASTS = asSet(`
  became came found gave got heard kept left lost made put said sent told took went wrote
`);
const SUBJECTS = asSet(
  "you we they it i who else bank provider somebody companion that something …",
);
/** "The provider refused the sign-in", but not "Refused by the bank". */
const PAST_WITH_OBJECT = /ed (?:the|a|an|this|your|our|its|their|it|you|us|order|too)\b/;

/** French: orders, « vous lisez » and the future end like this. */
const FRENCH_ENDING = /(?<!^(?:ch|ass|n))ez$|(?<!camé|ext)(?:ra|ront)$/;

/** These words are verbs before an object (« Il compte les passages ») and otherwise nouns (« le compte »). */
const FRENCH_BEFORE_OBJECT =
  /(?:compte|demande|figure|garde|part|porte)s? (?:[ld]es?|la|l’|une?|vo(?:s|tre)|ce|dès|ni|à|qu’|en|dans|après|sans|désormais)/;

const wordsOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\d…]+(?:[’'-][\p{L}\d]+)*/gu) ?? [];

function isEnglishVerb(word: string, before: string | undefined): boolean {
  if (VERBS.en.has(word)) return true;
  if (PASTS.has(word) || word.endsWith("ed")) return before !== undefined && SUBJECTS.has(before);
  return (
    [word, word.replace(/s$/, "")].some((verb) => VERBS_OR_NOUNS.has(verb)) &&
    (before === undefined || BEFORE_A_VERB.has(before))
  );
}

const isFrenchVerb = (word: string) =>
  VERBS.fr.has(word) ||
  VERBS.fr.has(word.replace(/^(?:n|s|l|m|d|j|qu)’/, "")) ||
  FRENCH_ENDING.test(word.split("-")[0]!);

function hasVerb(sentence: string, language: Language): boolean {
  const clauses = sentence.split(/[,;:“«(]/).map(wordsOf);
  if (language === "fr")
    return FRENCH_BEFORE_OBJECT.test(sentence) || clauses.flat().some(isFrenchVerb);
  return (
    PAST_WITH_OBJECT.test(sentence) ||
    clauses.some((words) => words.some((word, index) => isEnglishVerb(word, words[index - 1])))
  );
}

/**
 * Sentences with a full stop and without a verb. Headings, labels and questions may have none. A
 * sentence that begins with an inserted value (…) passes, because the value may contain the verb.
 */
export function verblessSentences(text: string, language: Language): string[] {
  return text
    .split(/(?<=[.!?]) +|\n+/)
    .filter(
      (sentence) =>
        /^[^…].*[\p{L}\d…)\]’»”]{2}\.$/u.test(sentence) &&
        wordsOf(sentence).filter((word) => word !== "…").length >= SHORTEST_SENTENCE &&
        !NOTHING_YET.test(sentence) &&
        !hasVerb(sentence, language),
    );
}

/** A colon before a link. The link is part of the sentence. */
export function colonsBeforeLinks(text: string): string[] {
  return text.match(/[^.!?]*:\s*\[[^\]*]+\]/g) ?? [];
}
