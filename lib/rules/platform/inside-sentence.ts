/** Interests named after a nation, which English and Dutch always capitalise. */
const ofPeoples: readonly string[] = ['italian_food', 'asian_food'];

/** An interest's name within a sentence: lower case, unless the language requires a capital. */
export function insideSentence(word: string, interest: string, locale: string): string {
  if ((locale === 'en' || locale === 'nl') && ofPeoples.includes(interest)) return word;
  return withoutCapital(word, locale);
}

/** A word without its label's capital; German nouns keep theirs. */
export function withoutCapital(word: string, locale: string): string {
  return locale === 'de' ? word : word.slice(0, 1).toLocaleLowerCase(locale) + word.slice(1);
}
