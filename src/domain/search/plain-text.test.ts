import { expect, test } from "vitest";
import { toWords } from "./plain-text.ts";

test.each([
  ["Müller", "Muller", "muller"],
  ["Łukasz", "Lukasz", "lukasz"],
  ["Søren", "Soren", "soren"],
  ["Œuvrard", "Oeuvrard", "oeuvrard"],
  ["Straße", "STRASSE", "strasse"],
  ["Çağrı Yıldız", "CAGRI YILDIZ", "cagri yildiz"],
  ["İnönü", "Inonu", "inonu"],
  ["Þórður", "Thordur", "thordur"],
  ["Nguyễn Đức", "Nguyen Duc", "nguyen duc"],
  ["Йорданов", "ИОРДАНОВ", "иорданов"],
  ["Ёлкин", "Елкин", "елкин"],
  ["Їжак", "іжак", "іжак"],
  ["Παπαδόπουλος", "ΠΑΠΑΔΟΠΟΥΛΟΣ", "παπαδοπουλοσ"],
  ["Γιώργος", "ΓΙΩΡΓΟΣ", "γιωργοσ"],
  ["Μαΐου", "ΜΑΪ́ΟΥ", "μαιου"],
  ["أحمد", "أحمد", "أحمد"],
  ["がく", "がく", "がく"],
])("%s and %s have the same words", (one, other, words) => {
  for (const text of [one, other, one.normalize("NFD"), other.normalize("NFD")])
    expect(toWords(text).join(" ")).toBe(words);
});
