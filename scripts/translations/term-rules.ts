import { sourceLocale } from '../checks/catalogues.ts';
import { formatLocation } from '../checks/read-text.ts';
import { covers, wordPattern, type Terms } from '../checks/terms.ts';
import type { Unit } from './unit.ts';

/** Returns a function that lists the language's term rules for a text, one sentence each. */
export function termRules(
  locale: string,
  terms: Terms,
): (unit: Pick<Unit, 'key' | 'source' | 'target'>) => string[] {
  const rules = Object.entries(terms).flatMap(([name, languages]) => {
    const own = languages[locale];
    if (!own) return [];
    const { use, not = [], except = [] } = own;
    const german = languages[sourceLocale];
    const inSource = says([...(german?.use ?? []), ...(german?.not ?? [])]);
    return [{ sentence: describe(name, use, not), inSource, inTarget: says([...use, ...not]), except }];
  });
  return ({ key, source, target = '' }) => {
    const file = `messages/${locale}`;
    const location = formatLocation({ file, key });
    return rules
      .filter(({ except }) => !except.some((each) => covers(each, file, location)))
      .filter(({ inSource, inTarget }) => inSource(source) || inTarget(target))
      .map(({ sentence }) => sentence);
  };
}

function says(words: readonly string[]): (text: string) => boolean {
  const patterns = words.map(wordPattern);
  return (text) => patterns.some((each) => each.test(text));
}

function describe(name: string, use: readonly string[], not: readonly string[]): string {
  const wanted = `${name.replaceAll('_', ' ')}: ${use.join(', ')}`;
  return not.length > 0 ? `${wanted}; never: ${not.join(', ')}` : wanted;
}
