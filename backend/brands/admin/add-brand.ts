import { z } from 'zod';
import { idSchema, localeSchema } from '#lib/contract/scalars.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { addFirstDiscount, firstDiscounts } from '../../commerce/discounts/first-discounts.ts';
import { addCompany, companyInputSchema } from './company.ts';
import { defaultSettings } from './default-settings.ts';
import { findBrand } from './find-brand.ts';
import { addHost } from './hosts.ts';
import { packagesSchema } from '../../commerce/packages/replace-packages.ts';
import { setPackages } from './packages.ts';
import { brandName, poolName } from './set-setting.ts';
import { complaintsAbout, describeIssue } from './strict-settings.ts';
import { int8, jsonb, orNull, text, statement } from '../../platform/db/statement.ts';
import { isOwnToken } from '#lib/contract/growth/info-pages.ts';

/** Id of an existing company, or a new one; errors are reported per field. */
const companySchema = z.unknown().transform((given, context) => {
  if (typeof given !== 'object' || given === null) {
    const number = idSchema.safeParse(given);
    if (number.success) return number.data;
    const fields = Object.keys(companyInputSchema.shape).join(', ');
    context.addIssue(`the number of a company, or a new one in the file of --from, with ${fields}`);
    return z.NEVER;
  }
  const company = companyInputSchema.safeParse(given);
  if (company.success) return company.data;
  for (const { path, message } of company.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});

/** A brand as an operator's file gives it; missing settings come from `defaultSettings`. */
const brandInputSchema = z.strictObject({
  name: z.string('missing').regex(brandName, '1 to 40 characters, without < and >'),
  company: companySchema,
  /** Members of a pool see each other; by default each brand has a separate pool. */
  pool: z.string().regex(poolName, 'a–z, 0–9 and -, a letter first').optional(),
  domain_language: localeSchema.nullable().default(null),
  hosts: z.array(z.string()).default([]),
  settings: z.record(z.string(), z.unknown()).default({}),
  packages: packagesSchema.default([]),
  /** First-purchase offers: time bonus, welcome discount, both or none (25 percent each). */
  discounts: z.array(z.enum(firstDiscounts)).default([]),
});

export type BrandInput = z.output<typeof brandInputSchema>;

/** @throws Error with one line per invalid field */
export function parseBrandInput(given: unknown): BrandInput {
  const parsed = brandInputSchema.safeParse(given);
  if (!parsed.success) throw new Error(parsed.error.issues.map(describeIssue).join('\n'));
  const { name, settings } = parsed.data;
  const whole = { ...defaultSettings(name), ...settings };
  const complaints = Object.keys(settings).flatMap((key) => complaintsAbout(whole, [key]));
  const unknown = Object.keys(settings).filter((key) => !Object.hasOwn(defaultSettings(name), key));
  complaints.push(...unknown.map((key) => `settings.${key}: no such setting`));
  if (complaints.length > 0) throw new Error([...new Set(complaints)].join('\n'));
  return parsed.data;
}

const selectCompanies = statement({
  params: { company: int8 },
  text: `select 1 from companies where id = :company`,
});

const insertBrands = statement({
  params: {
    id: text,
    name: text,
    company: int8,
    pool: text,
    domain_language: orNull(text),
    settings: jsonb<object>(),
  },
  text: `
    insert into brands (id, name, company_id, pool, domain_language, is_open, settings)
    values (:id, :name, :company, :pool, :domain_language, false,
      :settings::jsonb)
    on conflict do nothing`,
});

/** A new brand is closed until it is opened. @throws Error if its id or a host is taken */
export async function addBrand(tx: Tx, id: string, input: BrandInput, now: Date): Promise<void> {
  requireBrandId(id);
  const company =
    typeof input.company === 'number' ? input.company : await addCompany(tx, input.company, now);
  const { rowCount: hasCompany } = await selectCompanies(tx, { company });
  if (!hasCompany) throw new Error(`company: there is no company ${company}`);
  const settings = { ...defaultSettings(input.name), ...input.settings };
  const { rowCount } = await insertBrands(tx, {
    id,
    name: input.name,
    company,
    pool: input.pool ?? id,
    domain_language: input.domain_language,
    settings,
  });
  if (rowCount === 0) throw new Error(`There is a brand "${id}" already.`);
  for (const host of input.hosts) await addHost(tx, await findBrand(tx, id), host);
  await setPackages(tx, await findBrand(tx, id), input.packages);
  for (const kind of new Set(input.discounts)) await addFirstDiscount(tx, id, kind);
}

/** The id is the first path segment within the front, so it would hide a page of that name. @throws Error if invalid */
function requireBrandId(id: string): string {
  if (!/^[a-z][a-z0-9-]{1,38}[a-z0-9]$/.test(id))
    throw new Error(`"${id}" can't be an id: 3 to 40 of a–z, 0–9 and -, a letter first.`);
  if (!isOwnToken(id)) throw new Error(`"${id}" can't be an id: pages live under that name.`);
  return id;
}
