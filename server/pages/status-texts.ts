import { type Locale, locales } from '../../lib/i18n/locales.ts';
import { serverTexts } from '../../lib/i18n/server-texts.ts';

export type StatusCode = 400 | 404 | 405 | 410 | 421 | 429 | 500 | 503;

// Loaded at startup: these pages must work when nothing can be read any more.
for (const locale of locales) serverTexts(locale, 'status');

/** A status's sentence and the label of the home link. */
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
