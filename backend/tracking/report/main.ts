import { parseArgs } from 'node:util';
import { listBrands } from '../../brands/brand.ts';
import { onDatabase } from '../../db/on-database.ts';
import { asCsv, asTable } from './print-report.ts';
import { readReport } from './read-report.ts';

const usage = `What landers and networks brought, by brand, network and slug:
  npm run report -- [--brand <id>] [--from 2026-11-01] [--to 2026-11-30] [--csv]
Days are in UTC, both included. Arrivals are people's; programs stand apart. Conversion: leads of arrivals.`;

try {
  const { values } = parseArgs({
    options: {
      brand: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      csv: { type: 'boolean', default: false },
    },
  });
  const { brand, csv } = values;
  const span = { brand, from: dayOf('from', values.from), to: dayOf('to', values.to) };
  await onDatabase(1, async (db) => {
    const brands = await listBrands(db);
    if (brand !== undefined && !brands.has(brand))
      throw new Error(`There is no brand ${brand}: ${[...brands.keys()].join(', ')}.`);
    const rows = await readReport(db, span);
    process.stdout.write(csv ? asCsv(rows) : `${asTable(rows)}\n`);
  });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code?.startsWith('ERR_PARSE_ARGS') ? usage : message);
  process.exitCode = 1;
}

function dayOf(name: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(given) ? new Date(`${given}T00:00:00Z`) : null;
  // Of a day that no month has, Date makes another one.
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== given)
    throw new Error(`--${name} is a day, such as 2026-11-01.\n\n${usage}`);
  return given;
}
