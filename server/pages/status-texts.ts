import { type Locale, locales } from '../../lib/i18n/locales.ts';
import { serverTexts } from '../../lib/i18n/server-texts.ts';

export type StatusCode = 400 | 404 | 405 | 410 | 421 | 429 | 500 | 503;

// Read at the start: these pages stand in where nothing can be read any more.
for (const locale of locales) serverTexts(locale, 'status');

/** The sentence of a status and the words of the link home. */
export function statusText(locale: Locale, status: StatusCode): { sentence: string; home: string } {
  const { wrong, missing, gone, away, busy, host, home } = serverTexts(locale, 'status');
  const sentence = {
    400: wrong,
    404: missing,
    405: wrong,
    410: gone,
    421: host,
    429: busy,
    500: wrong,
    503: away,
  }[status];
  return { sentence, home };
}
