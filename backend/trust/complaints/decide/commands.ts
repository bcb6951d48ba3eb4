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
import { printLines, formatWait } from '#backend/platform/cli/print-lines.ts';
import { choiceOption, requiredChoiceOption, wholeNumber, words } from '#backend/platform/cli/values.ts';
import { withJobs } from '#backend/platform/cli/with-jobs.ts';
import { photoFolder, variantFile } from '#backend/community/photos/photo-files.ts';
import { createFileStore } from '#backend/platform/storage/file-store.ts';
import type { Side } from '../decision-rows.ts';
import { decideAppeal } from './decide-appeal.ts';
import { decide } from './decide.ts';
import { findCase, type Case, type Decided, type Filed, type Reported } from './find-case.ts';
import { listOpenAppeals, listOpenComplaints, type OpenAppeal, type OpenComplaint } from './list-open.ts';

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

/** Strips control characters from foreign text, so that it cannot control the terminal. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();

const day = (moment: Date | string) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');

export function describeComplaint({
  reference,
  brand,
  category,
  profile,
  name,
  waitingMinutes,
}: OpenComplaint): string {
  const about = profile === null ? '' : `, profile ${profile} (${plain(name ?? 'gone')})`;
  return `${reference}  ${brand}, ${category}${about}, waiting ${formatWait(waitingMinutes)}`;
}

export function describeAppeal({ reference, action, side, decidedBy, waitingMinutes }: OpenAppeal): string {
  const by = `decided by ${plain(decidedBy)}`;
  return `${reference}  appeal of the ${side} against ${action} (${by}), waiting ${formatWait(waitingMinutes)}`;
}

/** All details of a case, line by line; `locate` returns the path of a photo's file. */
export async function describeCase(
  { filed, reported, decided }: Case,
  locate: (hash: string) => Promise<string>,
): Promise<string[]> {
  const files = async (hashes: string[]) =>
    Promise.all(hashes.map(async (hash) => `    ${hash}  ${await locate(hash)}`));
  return [
    ...(filed ? await describeFiled(filed, files) : ['Without a complaint.']),
    ...(reported ? await describeReported(reported, files) : []),
    ...(decided.length ? ['', 'Decisions until now, about this complaint or this member:'] : []),
    ...decided.flatMap(describeDecided),
  ];
}

type Files = (hashes: string[]) => Promise<string[]>;

async function describeFiled(filed: Filed, files: Files): Promise<string[]> {
  const images = (filed.evidence ?? []).flatMap(({ image }) => image ?? []);
  return [
    `${filed.reference}  ${filed.brand}, ${filed.category}, ${day(filed.createdAt)} UTC`,
    `  from ${plain(filed.name)} <${plain(filed.email)}>, reads ${filed.locale}`,
    `  ${plain(filed.text) || '(no words)'}`,
    ...(filed.evidence?.length ? ['  Kept messages, the reported one marked:'] : []),
    ...(filed.evidence ?? []).map((each) => {
      const mark = each.id === filed.message ? '>' : ' ';
      const content = each.deleted_at ? '(taken back)' : plain(each.body) || each.gift || each.image || '';
      return `  ${mark} ${each.id}  profile ${each.sender}${each.automatic ? ', automatic' : ''}, ${day(each.created_at)}: ${content}`;
    }),
    ...(filed.photo || images.length ? ['  Pictures that it is about:'] : []),
    ...(await files([...(filed.photo ? [filed.photo] : []), ...images])),
  ];
}

async function describeReported(reported: Reported, files: Files): Promise<string[]> {
  const { id, name, brand, status, fictional, language, aboutMe, accountStatus, lockedAt, photos } = reported;
  const account = fictional ? 'fictional' : `account ${accountStatus ?? 'gone'}${lockedAt ? ', locked' : ''}`;
  return [
    '',
    `About profile ${id} (${plain(name)}), ${brand}, ${status}, ${account}, reads ${language}`,
    `  ${reported.complaints} complaint(s) about it until now`,
    `  ${plain(aboutMe) || '(says nothing of itself)'}`,
    ...(photos.length ? [`  Photos: ${photos.map((photo) => photo.status).join(', ')}`] : []),
    ...(await files(photos.map(({ hash }) => hash))),
  ];
}

function describeDecided(each: Decided): string[] {
  const reversed = each.reversedAt ? `, taken back ${day(each.reversedAt)}` : '';
  return [
    `  ${each.reference}  ${each.action} (${each.ground}) by ${plain(each.decidedBy)}, ${day(each.decidedAt)}${reversed}, on ${each.complaintReference ?? 'no complaint'}`,
    `    ${plain(each.reason)}`,
    ...each.appeals.map(
      ({ side, text, outcome, reason }) =>
        `    appeal of the ${side}: ${plain(text)} -> ${outcome ? `${outcome}: ${plain(reason ?? '')}` : 'waits'}`,
    ),
  ];
}
