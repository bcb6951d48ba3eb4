import { readFileSync } from 'node:fs';
import { z } from 'zod';

const loginSchema = z.object({ email: z.string().min(1), password: z.string().min(1) });

/** What the one who runs the suite knows of the server: the key of its front, a brand, and who can log in. */
export const accountsSchema = z.strictObject({
  /** Value of `x-vonk-key`, by which the server knows its front. */
  front_key: z.string(),
  brand: z.string(),
  /** Where newcomers of the suite say they live: a town of the brand's countries. */
  home: z.strictObject({ country: z.string(), region: z.string().nullable(), city: z.string() }),
  /** Two confirmed members of the same brand who may write to each other: credits for ten messages each. */
  member: loginSchema,
  other: loginSchema,
  /** A confirmed member without credits. */
  broke: loginSchema,
  /** A free member who has begun as many conversations as are free. */
  limited: loginSchema,
  /** A member who may not pay by direct debit. */
  barred: loginSchema,
  /** Discount codes of the brand: one that `member` may use, one that `member` has used up, one that is over. */
  codes: z.strictObject({ usable: z.string(), used: z.string(), expired: z.string() }),
});

export type Accounts = z.infer<typeof accountsSchema>;

/** @throws an Error that says which field of the file is wrong */
export function loadAccounts(file: string): Accounts {
  const parsed = accountsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
