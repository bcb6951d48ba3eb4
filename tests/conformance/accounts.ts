import { readFileSync } from 'node:fs';
import { z } from 'zod';

const loginSchema = z.object({ email: z.string().min(1), password: z.string().min(1) });

/** What the caller of the suite knows of the server: the key of its front, a brand and accounts that can log in. */
export const accountsSchema = z.strictObject({
  /** Value of `x-vonk-key`, which authenticates the front to the server. */
  front_key: z.string(),
  brand: z.string(),
  /** Home town of the suite's new members, in one of the brand's countries. */
  home: z.strictObject({ country: z.string(), region: z.string().nullable(), city: z.string() }),
  /** Two confirmed members of one brand who may write to each other, each with credits for ten messages. */
  member: loginSchema,
  other: loginSchema,
  /** A confirmed member without credits. */
  broke: loginSchema,
  /** A free member who has already started all free conversations. */
  limited: loginSchema,
  /** A member who may not pay by direct debit. */
  barred: loginSchema,
  /** Discount codes of the brand: one that `member` may use, one that `member` has used up, one that has expired. */
  codes: z.strictObject({ usable: z.string(), used: z.string(), expired: z.string() }),
});

export type Accounts = z.infer<typeof accountsSchema>;

/** @throws {Error} naming the invalid field of the file */
export function loadAccounts(file: string): Accounts {
  const parsed = accountsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
