/** Interests named after a people, which English and Dutch write with a capital wherever they stand. */
const ofPeoples: readonly string[] = ['italian_food', 'asian_food'];

/** The word for an interest in the middle of a sentence: in small letters, except where a language wants a capital. */
export function insideSentence(word: string, interest: string, locale: string): string {
  if ((locale === 'en' || locale === 'nl') && ofPeoples.includes(interest)) return word;
  return withoutCapital(word, locale);
}

/** A word without the capital of a label; German keeps that of its nouns. */
export function withoutCapital(word: string, locale: string): string {
  return locale === 'de' ? word : word.slice(0, 1).toLocaleLowerCase(locale) + word.slice(1);
}
