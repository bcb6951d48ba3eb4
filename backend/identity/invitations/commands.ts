import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { findBrand } from '../../brands/admin/find-brand.ts';
import type { Brand } from '../../brands/brand.ts';
import { type Db, inTransaction } from '../../platform/db/connect.ts';
import { onDatabase } from '../../platform/db/on-database.ts';
import { newToken } from '../../platform/http/session.ts';
import { brandUrl } from '../../outreach/mail/brand-url.ts';
import { writeInvitation } from './invite.ts';

type Given = { brand: string; count: number; label: string };

const envSchema = z.object({
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  PUBLIC_PORT: z.string().default(''),
});

export function inviteCommand(program: Command): Command {
  return program
    .command('invite')
    .description('create invitation links, each valid for one signup within 30 days')
    .command('make')
    .requiredOption('--brand <id>')
    .option('--count <number>', 'of links, 1 to 500', parseCount, 1)
    .option('--label <text>', 'whom they are for', parseLabel, '')
    .addHelpText('after', '\nPUBLIC_SCHEME and PUBLIC_PORT say how browsers reach the brand.')
    .action(async (given: Given) => {
      const env = envSchema.parse(process.env);
      await onDatabase(1, async (db) => {
        const brand = await findBrand(db, given.brand);
        for (const token of await makeTokens(db, brand, given))
          console.log(brandUrl(env, brand, brand.domainLanguage ?? 'en', `/signup?invitation=${token}`));
      });
    });
}

function parseCount(given: string): number {
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1 || count > 500)
    throw new InvalidArgumentError('It is a number from 1 to 500.');
  return count;
}

function parseLabel(given: string): string {
  const label = given.trim();
  if (label.length > 60) throw new InvalidArgumentError('It has up to 60 characters.');
  return label;
}

/** All or none. */
function makeTokens(db: Db, { id: brandId }: Brand, { count, label }: Given): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const tokens = Array.from({ length: count }, () => newToken().token);
    for (const token of tokens)
      await writeInvitation(tx, { brandId, createdBy: null, label, token }, new Date());
    return tokens;
  });
}
