import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/connect.ts';
import { splitTests } from '../../platform/db/schema/tracking.ts';
import { bool, jsonb, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type Variant = { slug: string | null; weight: number };

export type SplitTest = { name: string; lander: string; variants: Variant[] };

const selectSplitTests = statement({
  name: 'split-tests.select-split-tests',
  row: {
    brand: splitTests.brandId,
    name: splitTests.name,
    lander: splitTests.lander,
    variants: splitTests.variants,
  },
  text: `
    select brand_id as brand, name, lander, variants from split_tests where stopped_at is null
    order by brand_id, started_at, name`,
});

/** The tests that run, by brand. */
export async function listRunningTests(db: Queries): Promise<Map<string, SplitTest[]>> {
  const { rows } = await selectSplitTests(db);
  const byBrand = new Map<string, SplitTest[]>();
  for (const { brand, ...test } of rows) byBrand.set(brand, [...(byBrand.get(brand) ?? []), test]);
  return byBrand;
}

const insertSplitTests = statement({
  name: 'split-tests.insert-split-tests',
  params: { brandId: text, name: text, lander: text, variants: jsonb<object>(), now: timestamptz },
  row: { isNew: bool },
  text: `
    insert into split_tests (brand_id, name, lander, variants, started_at)
    values (:brandId, :name, :lander, :variants, :now)
    on conflict (brand_id, name) do update set variants = excluded.variants
      where split_tests.stopped_at is null and split_tests.lander = excluded.lander
    returning xmax = 0 as "isNew"`,
});

/**
 * Begins a test, or gives one other variants: whoever has a variant that stays, in the main, keeps it. A name serves once: of a
 * test that was stopped the counts are another's. @throws {Error} with a sentence
 */
export async function addTest(
  db: Queries,
  brandId: string,
  { name, lander, variants }: SplitTest,
  now: Date,
): Promise<'begun' | 'changed'> {
  const { rows } = await insertSplitTests(db, { brandId, name, lander, variants, now });
  const [row] = rows;
  if (!row) throw new Error(`${name} was the name of another test of ${brandId}: take a new one.`);
  return row.isNew ? 'begun' : 'changed';
}

const updateSplitTests = statement({
  name: 'split-tests.update-split-tests',
  params: { now: timestamptz, brandId: text, name: text },
  text: `
    update split_tests set stopped_at = :now
    where brand_id = :brandId and name = :name and stopped_at is null`,
});

/** Ends a test: its links lead to the lander itself from now on. Returns whether it ran. */
export async function stopTest(db: Queries, brandId: string, name: string, now: Date): Promise<boolean> {
  const { rowCount } = await updateSplitTests(db, { now, brandId, name });
  return Boolean(rowCount);
}

export type VariantCounts = { variant: string; arrivals: number; leads: number; sales: number };

export type ShownTest = SplitTest & {
  brand: string;
  startedAt: Date | string;
  stoppedAt: Date | string | null;
  counts: VariantCounts[];
};

/** Tests of a brand, or of all, newest first, with what their variants have brought; programs do not count. */
export async function showTests(db: Queries, brandId: string | undefined): Promise<ShownTest[]> {
  const { rows } = await db.execute<ShownTest>(sql`
    with counted as (
      select brand_id, split, count(*) as arrivals, 0 as leads, 0 as sales from arrivals
      where split is not null and not bot group by 1, 2
      union all
      select brand_id, split, 0, count(*) filter (where event = 'lead'), count(*) filter (where event = 'sale')
      from conversions where split is not null and not bot group by 1, 2
    ), summed as (
      select brand_id, split_part(split, '.', 1) as name, split_part(split, '.', 2) as variant,
        sum(arrivals)::int as arrivals, sum(leads)::int as leads, sum(sales)::int as sales
      from counted group by 1, 2, 3
    )
    select split_tests.brand_id as brand, split_tests.name, lander, variants, started_at as "startedAt",
      stopped_at as "stoppedAt", coalesce((
        select json_agg(json_build_object('variant', variant, 'arrivals', arrivals, 'leads', leads, 'sales', sales))
        from summed where summed.brand_id = split_tests.brand_id and summed.name = split_tests.name), '[]') as counts
    from split_tests where ${brandId === undefined ? sql`true` : sql`split_tests.brand_id = ${brandId}`}
    order by started_at desc, split_tests.brand_id, split_tests.name`);
  return rows;
}
