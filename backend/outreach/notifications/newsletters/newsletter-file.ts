import { z } from 'zod';
import { locales } from '#lib/contract/scalars.ts';

const textSchema = z.strictObject({
  subject: z.string().trim().min(1).max(150),
  paragraphs: z.array(z.string().trim().min(1)).min(1),
  button: z
    .strictObject({
      label: z.string().trim().min(1).max(60),
      /** A path of the brand, without the language. */
      path: z.string().regex(/^\/(?!\/)/),
    })
    .optional(),
});

const fileSchema = z.partialRecord(z.enum(locales), textSchema).refine((texts) => Object.keys(texts).length, {
  error: 'there is no text in it',
});

export type NewsletterTexts = z.output<typeof fileSchema>;

/** Parses a newsletter file into texts by language. @throws {Error} a sentence about what is wrong */
export function parseNewsletter(content: string): NewsletterTexts {
  const parsed = fileSchema.safeParse(parseJson(content));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`);
  throw new Error(`The file is not a newsletter: ${faults.join('; ')}`);
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw new Error('The file is not JSON.', { cause });
  }
}
