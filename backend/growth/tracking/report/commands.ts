import type { Command } from 'commander';
import { findBrand } from '#backend/brands/admin/find-brand.ts';
import type { Db } from '#backend/platform/db/connect.ts';
import { onDatabase } from '#backend/platform/db/on-database.ts';
import { day } from '#backend/platform/cli/values.ts';
import { drawCsv, drawTable, type Table, landersTable, membersTable, moneyTable } from './draw-table.ts';
import { queryMemberFigures, queryMoneyFigures } from './query-figures.ts';
import { queryReport, type Span } from './query-report.ts';

type Read = (db: Db, span: Span) => Promise<Table>;

export function reportCommands(program: Command): Command {
  const report = program.command('report').description('report members and money by lander and network');
  const add = (name: string, description: string, read: Read, isDefault = false) =>
    report
      .command(name, { isDefault })
      .description(description)
      .option('--brand <id>')
      .option('--from <day>', 'in UTC, such as 2026-11-01', day)
      .option('--to <day>', 'in UTC, included', day)
      .option('--csv', 'for a spreadsheet')
      .action(({ csv = false, ...span }: Span & { csv?: boolean }) =>
        onDatabase(1, async (db) => {
          if (span.brand !== undefined) await findBrand(db, span.brand);
          const table = await read(db, span);
          process.stdout.write(csv ? drawCsv(table) : `${drawTable(table)}\n`);
        }),
      );
  add(
    'landers',
    'arrivals, leads and sales by brand, network and slug; programs stand apart from people',
    async (db, span) => landersTable(await queryReport(db, span)),
    true,
  );
  add('members', 'signups, active members and buyers of each brand', async (db, span) =>
    membersTable(await queryMemberFigures(db, span, new Date())),
  );
  add('money', 'revenue and VAT by brand, country and rate', async (db, span) =>
    moneyTable(await queryMoneyFigures(db, span)),
  );
  return report;
}
