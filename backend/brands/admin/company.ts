import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { countrySchema } from '../../../lib/contract/scalars.ts';
import type { Tx } from '../../db/connect.ts';
import { describeIssue } from './strict-settings.ts';

const line = z.string().trim().min(1).max(200);

/** A company as an operator writes it; brands of one company share its row. */
export const companyWishSchema = z.strictObject({
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
  /** Who may act for it, for the imprint. */
  represented_by: z.string().trim().max(200).default(''),
  /** Without one the company offers no direct debit. */
  sepa_creditor_id: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[0-9A-Z]{4,28}$/, 'such as NL79ZZZ999999990000')
    .nullable()
    .default(null),
  delete_discount: z.number().int().min(0).max(99).default(0),
  /** Day from which the terms are in force. */
  added: z.iso.datetime().optional(),
});

export type CompanyWish = z.output<typeof companyWishSchema>;

/** Writes a new company and returns its number. */
export async function addCompany(tx: Tx, wish: CompanyWish, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into companies (name, address, kvk, city, country, tradenames, vat_numbers, support_phone,
      represented_by, sepa_creditor_id, delete_discount, added)
    values (${wish.name}, ${wish.address}, ${wish.kvk}, ${wish.city}, ${wish.country},
      ${sql.param(wish.tradenames)}::text[], ${sql.param(wish.vat_numbers)}::text[], ${wish.support_phone},
      ${wish.represented_by}, ${wish.sepa_creditor_id}, ${wish.delete_discount}, ${wish.added ?? now.toISOString()})
    returning id`);
  const row = rows[0];
  if (!row) throw new Error('The company was not written');
  return Number(row.id);
}

type Change = { name: keyof CompanyWish; value: CompanyWish[keyof CompanyWish] };

/** Reads one field of a company; lists are JSON or parted by commas. @throws Error that says what is allowed there */
export function readCompanyField(field: string, value: string): Change {
  const { shape } = companyWishSchema;
  if (!Object.hasOwn(shape, field))
    throw new Error(`A company has no ${field}, but ${Object.keys(shape).join(', ')}.`);
  const name = field as keyof typeof shape;
  const parsed = shape[name].safeParse(readValue(name, value));
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
  await tx.execute(sql`update companies set ${sql.identifier(name)} = ${written} where id = ${id}`);
}

function readValue(name: keyof CompanyWish, value: string): unknown {
  if (name === 'tradenames' || name === 'vat_numbers') {
    const isJson = value.trim().startsWith('[');
    return isJson ? (JSON.parse(value) as unknown) : value.split(',').map((each) => each.trim());
  }
  if (name === 'delete_discount') return Number(value);
  if (name === 'sepa_creditor_id' && value.trim() === 'null') return null;
  // A day is said without its hour too.
  if (name === 'added' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return `${value}T00:00:00Z`;
  return value;
}
