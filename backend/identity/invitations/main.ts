import { parseArgs } from 'node:util';
import { z } from 'zod';
import { listBrands, type Brand } from '../../brands/brand.ts';
import { type Db, inTransaction } from '../../platform/db/connect.ts';
import { onDatabase } from '../../platform/db/on-database.ts';
import { newToken } from '../../platform/http/session.ts';
import { brandUrl } from '../../outreach/mail/brand-url.ts';
import { answerHelp, failWith } from '../../platform/operator/command.ts';
import { writeInvitation } from './invite.ts';

const usage = `Links by which guests may sign up, each for one account within 30 days:
  npm run invite -- --brand <id> [--count <1 to 500>] [--label <whom they are for>]
PUBLIC_SCHEME and PUBLIC_PORT say how browsers reach the brand.`;

const optionsSchema = z.object({
  brand: z.string().min(1),
  count: z.coerce.number().int().min(1).max(500).default(1),
  label: z.string().trim().max(60).default(''),
});

const envSchema = z.object({
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  PUBLIC_PORT: z.string().default(''),
});

answerHelp(usage);
try {
  const { values } = parseArgs({
    options: { brand: { type: 'string' }, count: { type: 'string' }, label: { type: 'string' } },
  });
  const options = optionsSchema.safeParse(values);
  if (!options.success) throw new Error(usage);
  const env = envSchema.parse(process.env);
  await onDatabase(1, async (db) => {
    const brand = await findBrand(db, options.data.brand);
    const tokens = await makeTokens(db, brand, options.data);
    for (const token of tokens)
      console.log(brandUrl(env, brand, brand.domainLanguage ?? 'en', `/signup?invitation=${token}`));
  });
} catch (error) {
  failWith(error, usage);
}

async function findBrand(db: Db, id: string): Promise<Brand> {
  const brands = await listBrands(db);
  const brand = brands.get(id);
  if (!brand) throw new Error(`There is no brand "${id}", but ${[...brands.keys()].join(', ')}.`);
  return brand;
}

/** All of them or none. */
function makeTokens(
  db: Db,
  { id: brandId }: Brand,
  { count, label }: z.output<typeof optionsSchema>,
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const tokens = Array.from({ length: count }, () => newToken().token);
    for (const token of tokens)
      await writeInvitation(tx, { brandId, createdBy: null, label, token }, new Date());
    return tokens;
  });
}
