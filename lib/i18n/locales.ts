import { isLocale, locales, type Locale } from '../contract/languages.ts';

export { isLocale, locales, type Locale };

export const defaultLocale: Locale = 'de';

const norwegian = new Set(['no', 'nn', 'nb']);

/** The best offered language for an Accept-Language header; `no` and `nn` count as Bokmål. */
export function matchAcceptLanguage(header: string | undefined, offered: readonly Locale[]): Locale | null {
  if (!header) return null;
  const preferences = header
    .slice(0, 1000)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
      const language = tag.split('-')[0] ?? '';
      return {
        locale: norwegian.has(language) ? 'nb' : language,
        quality: quality === undefined ? 1 : Number(quality),
        position,
      };
    })
    .filter((preference) => preference.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position);
  for (const { locale } of preferences) if (isLocale(locale) && offered.includes(locale)) return locale;
  return null;
}
