import { parseArgs } from 'node:util';
import { listBrands } from '#backend/brands/brand.ts';
import type { Db } from '#backend/platform/db/connect.ts';
import { onDatabase } from '#backend/platform/db/on-database.ts';
import { answerHelp, failWith } from '#backend/platform/operator/command.ts';
import { asCsv, asTable } from './print-report.ts';
import { printMembers, printMoney } from './print-figures.ts';
import { readMembers, readMoney } from './read-figures.ts';
import { readReport, type Span } from './read-report.ts';

const usage = `What landers and networks brought, by brand, network and slug:
  npm run report -- [--brand <id>] [--from 2026-11-01] [--to 2026-11-30] [--csv]
  npm run report -- members [the same options]   signups, active members and buyers of each brand
  npm run report -- money [the same options]     revenue and VAT by brand, country and rate
Days are in UTC, both included. Arrivals are people's; programs stand apart. Conversion: leads of arrivals.`;

answerHelp(usage);
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      brand: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      csv: { type: 'boolean', default: false },
    },
  });
  const { brand, csv } = values;
  const span = { brand, from: dayOf('from', values.from), to: dayOf('to', values.to) };
  const [what, ...rest] = positionals;
  if (rest.length || (what !== undefined && what !== 'members' && what !== 'money')) throw new Error(usage);
  await onDatabase(1, async (db) => {
    const brands = await listBrands(db);
    if (brand !== undefined && !brands.has(brand))
      throw new Error(`There is no brand ${brand}: ${[...brands.keys()].join(', ')}.`);
    process.stdout.write(await report(db, what, span, csv));
  });
} catch (error) {
  failWith(error, usage);
}

async function report(db: Db, what: string | undefined, span: Span, csv: boolean): Promise<string> {
  if (what === 'members') return printMembers(await readMembers(db, span, new Date()), csv);
  if (what === 'money') return printMoney(await readMoney(db, span), csv);
  const rows = await readReport(db, span);
  return csv ? asCsv(rows) : `${asTable(rows)}\n`;
}

function dayOf(name: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(given) ? new Date(`${given}T00:00:00Z`) : null;
  // Of a day that no month has, Date makes another one.
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== given)
    throw new Error(`--${name} is a day, such as 2026-11-01.\n\n${usage}`);
  return given;
}
