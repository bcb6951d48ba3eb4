import type { Command } from 'commander';
import {
  decisionActions,
  decisionGrounds,
  noGrounds,
  ruleGrounds,
  type DecisionAction,
  type DecisionGround,
} from '#lib/contract/trust/decisions.ts';
import { inTransaction, type Db } from '#backend/platform/db/connect.ts';
import { onDatabase } from '#backend/platform/db/on-database.ts';
import { parseStorageEnv } from '#backend/env.ts';
import { printLines } from '#backend/platform/cli/print-lines.ts';
import { choiceOption, requiredChoiceOption, wholeNumber, words } from '#backend/platform/cli/values.ts';
import { withJobs } from '#backend/platform/cli/with-jobs.ts';
import { photoFolder, variantFile } from '#backend/community/photos/photo-files.ts';
import { createFileStore } from '#backend/platform/storage/file-store.ts';
import type { Side } from '../decision-rows.ts';
import { decideAppeal } from './decide-appeal.ts';
import { decide } from './decide.ts';
import { describeAppeal, describeCase, describeComplaint } from './describe.ts';
import { findCase } from './find-case.ts';
import { listOpenAppeals, listOpenComplaints } from './list-open.ts';

export function complaintCommands(program: Command): Command {
  const complaints = program.command('complaints').description('decide complaints, reports and appeals');
  complaints
    .command('list')
    .description('list what is open, oldest first')
    .action(() => onDatabase(2, list));
  complaints
    .command('show')
    .description('show a case with everything needed to decide it')
    .argument('<reference>')
    .action((number: string) => onDatabase(2, (db) => show(db, number)));
  complaints
    .command('decide')
    .description('decide a complaint, or about a profile without one')
    .argument('[reference]')
    .addOption(requiredChoiceOption('--action <action>', decisionActions))
    .addOption(requiredChoiceOption('--ground <ground>', decisionGrounds))
    .requiredOption('--reason <text>', 'sent as written, in the language of the recipient', words)
    .option('--reason-complainant <text>', 'for the complainant', words)
    .requiredOption('--by <name>', 'who decides', words)
    .option('--profile <number>', 'where the complaint does not say it', wholeNumber)
    .option('--photo <16 digits>', 'where the complaint does not say it')
    .option('--message <number>', 'where the complaint does not say it', wholeNumber)
    .addHelpText(
      'after',
      `
Grounds: ${ruleGrounds.join(', ')}; with the action none: ${noGrounds.join(', ')}.
A reason never says who complained.`,
    )
    .action(decideOn);
  complaints
    .command('appeal')
    .description('decide an appeal; not by the person who made the decision')
    .argument('<reference>')
    .addOption(requiredChoiceOption('--outcome <outcome>', ['upheld', 'reversed']))
    .requiredOption('--reason <text>', 'sent as written', words)
    .requiredOption('--by <name>', 'who decides', words)
    .addOption(choiceOption('--side <side>', ['complainant', 'member'], 'where both appeal'))
    .action(decideOnAppeal);
  return complaints;
}

type Ruling = {
  action: DecisionAction;
  ground: DecisionGround;
  reason: string;
  reasonComplainant?: string;
  by: string;
};
type Matter = { profile?: number; photo?: string; message?: number };

function decideOn(
  complaint: string | undefined,
  { profile, photo, message, ...ruling }: Ruling & Matter,
): Promise<void> {
  const matter = {
    complaint: complaint ?? null,
    profile,
    photo: photo && (/[0-9a-f]{16}/.exec(photo)?.[0] ?? photo),
    message,
  };
  return withJobs(async (db, jobs) => {
    const reference = await inTransaction(db, (tx) => decide(tx, jobs, matter, ruling, new Date()));
    console.log(`Decided: ${reference}`);
  });
}

type Verdict = { outcome: 'upheld' | 'reversed'; reason: string; by: string; side?: Side };

function decideOnAppeal(reference: string, verdict: Verdict): Promise<void> {
  return withJobs(async (db, jobs) => {
    await inTransaction(db, (tx) => decideAppeal(tx, jobs, { reference, ...verdict }, new Date()));
    console.log(`Decided: ${verdict.outcome}`);
  });
}

async function list(db: Db): Promise<void> {
  const now = new Date();
  const complaints = await listOpenComplaints(db, now);
  const appeals = await listOpenAppeals(db, now);
  printLines([...complaints.map(describeComplaint), ...appeals.map(describeAppeal)]);
}

async function show(db: Db, number: string): Promise<void> {
  const found = await findCase(db, number);
  if (!found) throw new Error(`There is no complaint and no decision ${number}.`);
  const store = await createFileStore(parseStorageEnv(), photoFolder);
  const lines = await describeCase(found, (hash) => store.locate(variantFile(hash, 'large')));
  console.log(lines.join('\n'));
}
