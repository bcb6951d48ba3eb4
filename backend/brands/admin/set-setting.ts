import { sql } from 'drizzle-orm';
import { locales } from '#lib/contract/scalars.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Brand } from '../brand.ts';
import { defaultSettings } from './default-settings.ts';
import { writeMinCosts } from './packages.ts';
import { getAtPath, splitPath, writeAt } from './setting-path.ts';
import { complaintsAbout } from './strict-settings.ts';
import { int8, jsonb, text, statement } from '../../platform/db/statement.ts';

export const brandName = /^[^\p{Cc}<>]{1,40}$/u;
export const poolName = /^[a-z][a-z0-9-]{0,39}$/;

/** Settings stored in columns, with their schemas. */
const columns = {
  name: { isGood: (text: string) => brandName.test(text), says: '1 to 40 characters, without < and >' },
  pool: { isGood: (text: string) => poolName.test(text), says: 'a–z, 0–9 and -, a letter first' },
  domain_language: {
    isGood: (text: string) => text === 'null' || (locales as readonly string[]).includes(text),
    says: `null or one of ${locales.join(', ')}`,
  },
  company_id: {
    isGood: (text: string) => /^[1-9]\d{0,14}$/.test(text),
    says: 'the number of a company',
  },
} as const;

export const settingNames = [...Object.keys(columns), ...Object.keys(defaultSettings(''))].sort();

/** Settings that operators cannot set, with the reason. */
const derived: Record<string, string> = {
  domain: 'it is the primary host (hosts primary)',
  interests: 'every brand has them all',
  region_data: 'it follows from countries',
  push_public_key: 'it is VAPID_PUBLIC_KEY in the environment of the backend',
  geoip_country: 'it is that of the visitor',
  geoip_selected_country: 'it is that of the visitor',
  terms_version: 'it follows from the company (company set … added)',
  brand: 'an id stays',
  own_pages: 'they are written by pages set',
};

const updateBrands = statement({
  params: { settings: jsonb<object>(), id: text },
  text: `update brands set settings = :settings::jsonb where id = :id`,
});

/**
 * Sets a setting or a part of one (`theme.light.primary`) to JSON or text; `null` removes the text of a language.
 * @throws Error that says what is allowed
 */
export async function setSetting(tx: Tx, brand: Brand, name: string, value: string): Promise<void> {
  const path = splitPath(name);
  const [first = ''] = path;
  const follows = derived[first];
  if (follows) throw new Error(`${first} cannot be set: ${follows}.`);
  if (Object.hasOwn(columns, first)) return setColumn(tx, brand, first as keyof typeof columns, value);
  if (!settingNames.includes(first))
    throw new Error(`There is no setting ${first}, but ${settingNames.join(', ')}.`);
  const settings = withValue(brand.settings, path, value);
  await updateBrands(tx, { settings, id: brand.id });
  // The minimum message cost depends on both.
  if (first === 'message_credits' || first === 'countries') await writeMinCosts(tx, { ...brand, settings });
}

const selectCompanies = statement({
  params: { id: int8 },
  text: `select 1 from companies where id = :id`,
});

const selectProfiles = statement({
  params: { id: text },
  text: `select 1 from profiles where brand_id = :id limit 1`,
});

async function setColumn(tx: Tx, brand: Brand, name: keyof typeof columns, given: string): Promise<void> {
  const { isGood, says } = columns[name];
  const value = given.trim();
  if (!isGood(value)) throw new Error(`${name}: ${says}`);
  if (name === 'company_id') {
    const { rowCount } = await selectCompanies(tx, { id: Number(value) });
    if (rowCount === 0) throw new Error(`company_id: there is no company ${value}`);
  }
  if (name === 'pool' && value !== brand.pool) {
    const { rowCount } = await selectProfiles(tx, { id: brand.id });
    if (rowCount) throw new Error('pool: the brand has members, who belong to its pool');
  }
  await tx.execute(sql`
    update brands set ${sql.identifier(name)} = ${value === 'null' ? null : value} where id = ${brand.id}`);
}

function withValue(settings: Brand['settings'], path: readonly string[], value: string): Brand['settings'] {
  const parsed = parse(value);
  const readings = parsed === undefined ? [value] : parsed === null ? [null, undefined] : [parsed, value];
  let complaints: string[] = [];
  for (const reading of readings) {
    const changed = writeAt(settings, path, reading);
    const found = complaintsAbout(changed, path);
    if (reading !== undefined && found.length === 0 && getAtPath(changed, path) === undefined)
      found.push(`${path.join('.')}: no such setting`);
    if (found.length === 0) return changed as Brand['settings'];
    complaints = complaints.length > 0 ? complaints : found;
  }
  throw new Error(complaints.join('\n'));
}

/** Undefined if the value is not JSON. */
function parse(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}
