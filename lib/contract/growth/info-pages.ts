import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { locales, localeSchema, momentSchema } from '../scalars.ts';

export const infoPageTokens = [
  'terms',
  'privacy',
  'cookies',
  'ban',
  'return-policy',
  'faq',
  'service',
  'imprint',
  'withdrawal',
  'accessibility',
] as const;

/** First path segments that are not information pages. */
const taken: readonly string[] = [
  ...locales,
  ...'account-deleted activate api brand chats complaints complete-signup credits directdebit'.split(' '),
  ...'healthz landers lang-config likes login mail-change match-finder members notifications pages'.split(
    ' ',
  ),
  ...'photos premium pricing profile readyz reset-password settings signup signup-matches status'.split(' '),
  ...'swipe-game transactions unsubscribe'.split(' '),
];

/** Whether a brand may have its own page under this token, at `/<token>`. */
export function isOwnToken(token: string): boolean {
  const known: readonly string[] = infoPageTokens;
  return (
    /^[a-z][a-z0-9-]{2,39}$/.test(token) &&
    // This is a language with a country.
    !/^[a-z]{2}-[a-z]{2}$/.test(token) &&
    !known.includes(token) &&
    !taken.includes(token)
  );
}

export const infoPageSchema = z.object({
  token: z.string(),
  title: z.string(),
  description: z.string(),
  /** For terms, the date of their version. */
  version: momentSchema.nullable(),
  /** The languages in which the brand has this page. */
  locales: z.array(localeSchema),
  /**
   * Plain text with two marks: a paragraph starting with `- ` is a bullet, and `[words](address)` links to a path of
   * the site without locale, or to an `https:`, `mailto:` or `tel:` address.
   */
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});

export type InfoPage = z.infer<typeof infoPageSchema>;

export const getInfoPage = defineEndpoint({
  method: 'GET',
  path: '/api/page.php',
  summary: 'The text of an information page with the company’s data filled in, in the language of the call.',
  audience: 'anyone',
  origin: 'ours',
  query: z.object({ token: z.string().max(60) }),
  response: infoPageSchema,
  errors: ['not_found'],
  shared: true,
});
