import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const words = z.string().min(1);

const rulesSchema = z.strictObject({
  /** Quotation marks, from CLDR; ’ is the apostrophe everywhere. */
  quotes: words,
  /** The character between a number and the percent sign, from the language academies. */
  beforePercent: z.enum(['', '\u00a0', '\u202f']),
  /** Units and nouns with one form for all numbers, as part of a regular expression. */
  unchanging: words,
  /** Texts equal to English or German: shared words, proper names and formats. */
  sharedTexts: z.array(words),
  /** Words by which a page would make claims about its members, as parts of regular expressions. */
  claims: z.strictObject({
    /** People that a number may count. */
    people: words,
    /** Actions of others that a number may count. */
    deeds: words,
    /** Thousands and the like. */
    crowds: words,
    near: words,
    isOnline: words,
    verified: words,
    urgency: words,
    /** Claims that members are waiting for this visitor. */
    waiting: words,
    praise: words,
  }),
  /** Common function words, in lines. Words that languages share are in each of them. */
  commonWords: z.array(words),
});

const known = new Map<string, z.infer<typeof rulesSchema>>();

/**
 * What checks know of a language: `docs/languages/<locale>.json`.
 * @throws {Error} if the file is missing or incomplete
 */
export function languageRules(locale: string): z.infer<typeof rulesSchema> {
  const rules = known.get(locale) ?? readRules(locale);
  known.set(locale, rules);
  return rules;
}

function readRules(locale: string): z.infer<typeof rulesSchema> {
  try {
    return rulesSchema.parse(JSON.parse(readFileSync(getRulesFile(locale), 'utf8')));
  } catch (error) {
    throw new Error(`docs/languages/${locale}.json is missing or incomplete`, { cause: error });
  }
}

const getRulesFile = (locale: string) =>
  fileURLToPath(new URL(`../../docs/languages/${locale}.json`, import.meta.url));
