import { Command } from 'commander';
import { run, speakAlike } from '../cli/run.ts';
import { applyMigrations } from './apply-migrations.ts';
import { onDatabase } from './on-database.ts';
import { storePoolerSettings } from './pooled-settings.ts';

const program = speakAlike(new Command('migrate'))
  .description('Brings the database that DATABASE_URL names to the tables of this version.')
  .action(async () => {
    await onDatabase(1, applyMigrations);
    const { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct } = process.env;
    if (pooled && direct && pooled !== direct) await storePoolerSettings(pooled, direct);
  });

await run(program);
