import { parseArgs } from 'node:util';
import { decisionActions, decisionGrounds, noGrounds, ruleGrounds } from '#lib/contract/trust/decisions.ts';
import { inTransaction, type Db } from '#backend/platform/db/connect.ts';
import { onDatabase } from '#backend/platform/db/on-database.ts';
import { readStorageEnv } from '#backend/env.ts';
import { answerHelp, failWith } from '#backend/platform/operator/command.ts';
import { oneOf } from '#backend/platform/operator/one-of.ts';
import { withJobs } from '#backend/platform/operator/with-jobs.ts';
import { photoFolder, variantFile } from '#backend/community/photos/photo-files.ts';
import { openFileStore } from '#backend/platform/storage/file-store.ts';
import { decideAppeal } from './decide-appeal.ts';
import { decide } from './decide.ts';
import { describeAppeal, describeCase, describeComplaint } from './describe.ts';
import { findCase } from './find-case.ts';
import { listOpenAppeals, listOpenComplaints } from './list-open.ts';

const usage = `Complaints, reports and appeals that wait for somebody to decide:
  npm run complaints -- list
  npm run complaints -- show <receipt or reference>
  npm run complaints -- decide <receipt> --action <action> --ground <ground> --reason "…" --by <name>
  npm run complaints -- decide --profile <number> …  without a complaint
  npm run complaints -- appeal <reference> --outcome upheld|reversed --reason "…" --by <name>
Actions: ${decisionActions.join(', ')}
Grounds: ${ruleGrounds.join(', ')}; with none: ${noGrounds.join(', ')}
More: --profile <number>, --photo <16 digits>, --message <number> where the complaint does not say them,
  --reason-complainant "…" for whoever complained, --side complainant|member where both appeal.
A reason is told as it stands, in the language of whom it is for, and never says who complained.`;

/** As many as somebody looks at in one go. */
const listed = 100;

const options = {
  action: { type: 'string' },
  ground: { type: 'string' },
  reason: { type: 'string' },
  'reason-complainant': { type: 'string' },
  by: { type: 'string' },
  profile: { type: 'string' },
  photo: { type: 'string' },
  message: { type: 'string' },
  outcome: { type: 'string' },
  side: { type: 'string' },
} as const;

answerHelp(usage);
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  await run(positionals, values);
} catch (error) {
  failWith(error, usage);
}

type Values = Partial<Record<keyof typeof options, string>>;

async function run([verb, number]: string[], values: Values): Promise<void> {
  if (verb === 'list') return onDatabase(2, list);
  if (verb === 'show' && number) return onDatabase(2, (db) => show(db, number));
  if (verb === 'decide') {
    const ruling = {
      action: oneOf('action', decisionActions, values.action),
      ground: oneOf('ground', decisionGrounds, values.ground),
      reason: words('reason', values.reason),
      reasonComplainant: values['reason-complainant'],
      by: words('by', values.by),
    };
    const matter = {
      receipt: number ?? null,
      profile: wholeNumber('profile', values.profile),
      photo: values.photo && (/[0-9a-f]{16}/.exec(values.photo)?.[0] ?? values.photo),
      message: wholeNumber('message', values.message),
    };
    return withJobs(async (db, jobs) => {
      const reference = await inTransaction(db, (tx) => decide(tx, jobs, matter, ruling, new Date()));
      console.log(`Decided: ${reference}`);
    });
  }
  if (verb === 'appeal' && number) {
    const verdict = {
      reference: number,
      side: values.side === undefined ? undefined : oneOf('side', ['complainant', 'member'], values.side),
      outcome: oneOf('outcome', ['upheld', 'reversed'], values.outcome),
      reason: words('reason', values.reason),
      by: words('by', values.by),
    };
    return withJobs(async (db, jobs) => {
      await inTransaction(db, (tx) => decideAppeal(tx, jobs, verdict, new Date()));
      console.log(`Decided: ${verdict.outcome}`);
    });
  }
  throw new Error(usage);
}

async function list(db: Db): Promise<void> {
  const now = new Date();
  const complaints = await listOpenComplaints(db, now, listed);
  const appeals = await listOpenAppeals(db, now, listed);
  const lines = [...complaints.map(describeComplaint), ...appeals.map(describeAppeal)];
  console.log(lines.length ? lines.join('\n') : 'Nothing waits.');
}

async function show(db: Db, number: string): Promise<void> {
  const found = await findCase(db, number);
  if (!found) throw new Error(`There is no complaint and no decision ${number}.`);
  const store = await openFileStore(readStorageEnv(), photoFolder);
  const lines = await describeCase(found, (hash) => store.locate(variantFile(hash, 'large')));
  console.log(lines.join('\n'));
}

function words(name: string, given: string | undefined): string {
  if (!given?.trim()) throw new Error(`--${name} is missing.`);
  return given.trim();
}

function wholeNumber(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(given)) throw new Error(`--${name} is a number.`);
  return Number(given);
}
