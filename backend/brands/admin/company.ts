import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { countrySchema } from '#lib/contract/scalars.ts';
import type { Tx, Db } from '../../platform/db/connect.ts';
import { companies } from '../../platform/db/schema/brands.ts';
import { describeIssue } from './strict-settings.ts';
import { createInterface } from 'node:readline/promises';
import { findBrand, freshBrands } from './find-brand.ts';

const line = z.string().trim().min(1).max(200);
/** Optional: an empty note is left out. */
const note = z.string().trim().max(200).default('');

/** A company as an operator enters it; brands of one company share its row. */
export const companyInputSchema = z.strictObject({
  name: line,
  address: line,
  kvk: line.max(40),
  city: line,
  country: countrySchema,
  tradenames: z.array(line).default([]),
  vat_numbers: z.array(z.string().regex(/^[A-Z]{2}[0-9A-Z+*.]{2,13}$/, 'such as NL000000000B00')).min(1),
  support_phone: z
    .string()
    .regex(/^(?:[+\d][\d ()/.-]{5,30})?$/, 'empty, or a telephone number')
    .default(''),
  /** Legal representatives, for the imprint. */
  represented_by: note,
  /** Business purpose, required in the imprint of Austrian companies (ECG § 5, MedienG § 25). */
  business_purpose: note,
  /** Youth protection officer, for visitors in Germany (JMStV § 7). */
  youth_officer: note,
  /** Contact of the data protection officer (GDPR article 13). */
  data_officer: note,
  /** Representative of a company without an establishment in the UK (UK GDPR article 27). */
  uk_representative: note,
  /** Consumer mediator, required for sales to France (Code de la consommation L. 616-1). */
  consumer_mediator: note,
  /** Without it, the company offers no direct debit. */
  sepa_creditor_id: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[0-9A-Z]{4,28}$/, 'such as NL79ZZZ999999990000')
    .nullable()
    .default(null),
  delete_discount: z.number().int().min(0).max(99).default(0),
  /** Day on which the terms take effect. */
  added: z.iso.datetime().optional(),
});

export type CompanyInput = z.output<typeof companyInputSchema>;

/** Returns the new company's id. */
export async function addCompany(tx: Tx, input: CompanyInput, now: Date): Promise<number> {
  const [row] = await tx
    .insert(companies)
    .values({
      name: input.name,
      address: input.address,
      kvk: input.kvk,
      city: input.city,
      country: input.country,
      tradenames: input.tradenames,
      vatNumbers: input.vat_numbers,
      supportPhone: input.support_phone,
      representedBy: input.represented_by,
      businessPurpose: input.business_purpose,
      youthOfficer: input.youth_officer,
      dataOfficer: input.data_officer,
      ukRepresentative: input.uk_representative,
      consumerMediator: input.consumer_mediator,
      sepaCreditorId: input.sepa_creditor_id,
      deleteDiscount: input.delete_discount,
      addedAt: input.added ? new Date(input.added) : now,
    })
    .returning({ id: companies.id });
  if (!row) throw new Error('The company was not written');
  return row.id;
}

type Change = { name: keyof CompanyInput; value: CompanyInput[keyof CompanyInput] };

/** Parses a field; lists are JSON or comma-separated. @throws Error that says what is allowed */
export function parseCompanyField(field: string, value: string): Change {
  const { shape } = companyInputSchema;
  if (!Object.hasOwn(shape, field))
    throw new Error(`A company has no ${field}, but ${Object.keys(shape).join(', ')}.`);
  const name = field as keyof typeof shape;
  const parsed = shape[name].safeParse(parseValue(name, value));
  if (!parsed.success)
    throw new Error(
      parsed.error.issues
        .map((issue) => describeIssue({ ...issue, path: [field, ...issue.path] }))
        .join('\n'),
    );
  return { name, value: parsed.data };
}

export async function setCompany(tx: Tx, id: number, { name, value }: Change): Promise<void> {
  const written = Array.isArray(value) ? sql`${sql.param(value)}::text[]` : sql`${value ?? null}`;
  const column = name === 'added' ? 'added_at' : name;
  await tx.execute(sql`update companies set ${sql.identifier(column)} = ${written} where id = ${id}`);
}

function parseValue(name: keyof CompanyInput, value: string): unknown {
  if (name === 'tradenames' || name === 'vat_numbers') {
    const isJson = value.trim().startsWith('[');
    return isJson ? (JSON.parse(value) as unknown) : value.split(',').map((each) => each.trim());
  }
  if (name === 'delete_discount') return Number(value);
  if (name === 'sepa_creditor_id' && value.trim() === 'null') return null;
  // A date without a time is allowed.
  if (name === 'added' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return `${value}T00:00:00Z`;
  return value;
}

/** Asks for confirmation if other brands share the company. @throws Error on refusal or without a terminal */
export async function confirmForBrands(db: Db, id: string): Promise<void> {
  const { companyId } = await findBrand(db, id);
  const brands = [...(await freshBrands(db)).values()].filter((each) => each.companyId === companyId);
  if (brands.length < 2) return;
  const names = brands.map((each) => `${each.name} (${each.id})`).join(', ');
  const message = `The company of ${id} is that of ${brands.length} brands: ${names}. All of them get it.`;
  if (!process.stdin.isTTY) throw new Error(`${message} Say --yes to have it so.`);
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await asking.question(`${message} Go on? (yes/no) `);
    if (!/^y(?:es)?$/i.test(answer.trim())) throw new Error('Nothing was changed.');
  } finally {
    asking.close();
  }
}
