import { z } from 'zod';
import { addressForm, findAddressFault, storedAddress } from './identity/mail-address.ts';
import { hasVisibleText, inOrder, trimText } from './community/visible-text.ts';
import { locales } from './languages.ts';
import { composePassword, passwordLength } from './identity/password-length.ts';
import { ageLimits } from './identity/age-limits.ts';

/** The language of a text as a BCP 47 tag; absent if uncertain. */
export const textLanguageSchema = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .optional();

export { locales };
export const localeSchema = z.enum(locales);

/** Ids are JSON numbers; in a query they are text. */
export const idSchema = z.number().int().positive();
export const queryIdSchema = queryNumber(idSchema);

/** A whole number: digits only in a query, a number in a body. */
export function queryNumber<S extends z.ZodType<number>>(schema: S) {
  return z.preprocess((given) => (typeof given === 'string' ? ofDigits(given) : given), schema);
}

/** Neither sign, blank, exponent nor other base. */
const ofDigits = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

/** ISO 3166-1 alpha-2, upper case. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/);

/** ISO 8601 timestamp in UTC. */
export const momentSchema = z.iso.datetime();

/** A calendar date as YYYY-MM-DD, without a time zone. */
export const dateSchema = z.iso.date();

/** A valid address: at most 254 characters, as in `storedAddress`. */
export const emailSchema = z
  .string()
  .overwrite(storedAddress)
  .max(254)
  .pipe(
    z.email({ pattern: addressForm, error: ({ input }) => findAddressFault(String(input)) ?? undefined }),
  );

/** Required visible text, trimmed. Lengths in UTF-16 units. */
export const visibleText = (max: number, min = 1) =>
  z.string().overwrite(trimText).min(1, { abort: true }).min(min, { abort: true }).max(max);

/** Optional visible text; characters without a glyph count as empty. */
export const visibleTextOrNone = (max: number) =>
  z.string().overwrite(inOrder).trim().max(max).refine(isVisibleOrEmpty);

/** A draft text, not trimmed. */
export const draftText = (max: number) => z.string().overwrite(inOrder).max(max).refine(isVisibleOrEmpty);

function isVisibleOrEmpty(text: string): boolean {
  return text.trim() === '' || hasVisibleText(text);
}

/** A public name: one visible line, without bidirectional controls. */
export const nameSchema = visibleText(30, 2).regex(/^(?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[\u200c\u200d])+$/u);

/** Credits are whole, as are amounts in minor units. */
export const creditsSchema = z.number().int();
export const minorUnitsSchema = z.number().int().nonnegative();

/** The body of a response without data. */
export const doneSchema = z.object({ done: z.literal(true) });

/** A new password; its length counts after composition. */
export const newPasswordSchema = z
  .string()
  .overwrite(composePassword)
  .min(passwordLength.min)
  .max(passwordLength.max);

export const repeatedPasswordSchema = z.string().overwrite(composePassword).max(passwordLength.max);

/** Code units that a composed one may be entered as. */
const maxFormGrowth = 4;

/** An existing password as entered, because old hashes may be of that form. */
export const typedPasswordSchema = z
  .string()
  .min(1)
  .max(passwordLength.max * maxFormGrowth);

/** An age in a search or an answer. */
export const ageSchema = queryNumber(z.number().int().min(ageLimits.min).max(ageLimits.max));
