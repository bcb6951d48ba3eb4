import { z } from 'zod';
import { addressForm, findAddressFault, storedAddress } from './identity/mail-address.ts';
import { hasVisibleText, inOrder, trimText } from './community/visible-text.ts';
import { locales } from './languages.ts';

/** The language a text is written in, as a BCP 47 tag; absent where that is not sure. */
export const textLanguageSchema = z
  .string()
  .regex(/^[a-z]{2,3}$/)
  .optional();

export { locales };
export const localeSchema = z.enum(locales);

/** Ids travel as JSON numbers; in a query they arrive as text. */
export const idSchema = z.number().int().positive();
export const queryIdSchema = queryNumber(idSchema);

/** A whole number that a query writes in digits alone; a body may hold it as the number it is. */
export function queryNumber<S extends z.ZodType<number>>(schema: S) {
  return z.preprocess((given) => (typeof given === 'string' ? ofDigits(given) : given), schema);
}

/** No sign, blank, exponent or other base. */
const ofDigits = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

/** ISO 3166-1 alpha-2, upper case. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/);

/** A moment as ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime();

/** A calendar date as YYYY-MM-DD, free of any time zone from end to end. */
export const dateSchema = z.iso.date();

/** An address we accept: at most 254 characters, as `storedAddress` has it. */
export const emailSchema = z
  .string()
  .overwrite(storedAddress)
  .max(254)
  .pipe(
    z.email({ pattern: addressForm, error: ({ input }) => findAddressFault(String(input)) ?? undefined }),
  );

/** What somebody writes and somebody reads: something to see, without the spaces around it. Lengths in UTF-16 units. */
export const visibleText = (max: number, shortest = 1) =>
  z.string().overwrite(trimText).min(1, { abort: true }).min(shortest, { abort: true }).max(max);

/** Likewise, or nothing at all; characters without a shape are neither. */
export const visibleTextOrNone = (max: number) =>
  z.string().overwrite(inOrder).trim().max(max).refine(isVisibleOrEmpty);

/** A text while it is written, with the spaces around it. */
export const draftText = (max: number) => z.string().overwrite(inOrder).max(max).refine(isVisibleOrEmpty);

function isVisibleOrEmpty(text: string): boolean {
  return text.trim() === '' || hasVisibleText(text);
}

/** A name as others see it: one line, with something to see, and nothing that turns the text around it. */
export const nameSchema = visibleText(30, 2).regex(/^(?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[\u200c\u200d])+$/u);

/** Credits are whole; so are money amounts, in minor units of their currency. */
export const creditsSchema = z.number().int();
export const minorUnitsSchema = z.number().int().nonnegative();

/** The body of an answer that says nothing but that it was done. */
export const doneSchema = z.object({ done: z.literal(true) });
