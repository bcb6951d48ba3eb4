import type { Command } from 'commander';
import { inTransaction, type Tx } from '#backend/platform/db/connect.ts';
import { onDatabase } from '#backend/platform/db/on-database.ts';
import { deliveryStatuses } from '#backend/platform/db/schema/mail.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { mailKinds } from '#backend/platform/jobs/mail-kinds.ts';
import { printLines } from '#backend/platform/cli/print-lines.ts';
import { moment, choiceOption, wholeNumbers } from '#backend/platform/cli/values.ts';
import { withJobs } from '#backend/platform/cli/with-jobs.ts';
import { listDeliveries, type DeliveryFilter, type Delivery, claimForResending } from './deliveries.ts';

/** Number of lines in a list. */
const listed = 200;

export function mailCommands(program: Command): Command {
  const mails = program.command('mails').description('show the delivery of mails in the last 30 days');
  filtered(mails.command('list'))
    .description('list mails waiting for a retry, bounced, given up or dropped, or in a given state')
    .action(({ state, ...filter }: Given) => list({ ...filter, ...toStatuses(state) }));
  filtered(mails.command('resend'))
    .description('resend mails by number, or all that were given up or are in a given state')
    .argument('[number...]', 'as listed; sent mails too', wholeNumbers)
    .addHelpText(
      'after',
      `
Each mail is composed again with current data and a working link; mails that no longer apply are dropped.`,
    )
    .action((ids: number[] = [], { state, ...filter }: Given, command: Command) => {
      const isBounded = Object.keys(command.opts()).length > 0;
      if ((ids.length === 0) !== isBounded) command.error('error: specify mails by number or by options');
      return sendAgain(ids, { ...filter, ...toStatuses(state) });
    });
  return mails;
}

type State = (typeof deliveryStatuses)[number];
type Given = Omit<DeliveryFilter, 'statuses'> & { state?: State };

const toStatuses = (state?: State) => (state === undefined ? {} : { statuses: [state] });

function filtered(command: Command): Command {
  return command
    .addOption(choiceOption('--state <state>', deliveryStatuses))
    .addOption(choiceOption('--kind <kind>', [...mailKinds, 'notification']))
    .option('--brand <id>')
    .option('--from <time>', 'ordered since, such as 2026-11-23 or 2026-11-23T14:30Z', moment)
    .option('--to <time>', 'ordered until', moment);
}

async function list(filter: DeliveryFilter): Promise<void> {
  const statuses = filter.statuses ?? (['waiting', 'bounced', 'given_up', 'dropped'] as const);
  await onDatabase(1, async (db) => {
    const rows = await listDeliveries(db, { ...filter, statuses }, listed);
    printLines(rows.map(describeDelivery), listed);
  });
}

async function sendAgain(ids: number[], filter: DeliveryFilter): Promise<void> {
  const filters = ids.length ? ids.map((id) => ({ id })) : [{ statuses: ['given_up'] as const, ...filter }];
  await withJobs(async (db, jobs) => {
    const count = await inTransaction(db, (tx) => resend(tx, jobs, filters));
    console.log(`${count} ${count === 1 ? 'mail goes' : 'mails go'} out again.`);
    if (count < ids.length)
      console.log('Those that wait, went out again before or do not exist are left out.');
  });
}

const minute = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ');

export function describeDelivery(delivery: Delivery): string {
  const { id, status, kind, subjectId, brandId, attempts, error, createdAt, attemptedAt, nextAt } = delivery;
  return [
    id,
    status,
    `${kind} ${subjectId}`,
    brandId ?? '–',
    `ordered ${minute(createdAt)} UTC`,
    `tried ${attempts}×, last ${minute(attemptedAt)}`,
    ...(nextAt ? [`next ${minute(nextAt)}`] : []),
    ...(error === null ? [] : [error]),
  ].join('  ');
}

/** Enqueues mails again, with a new 48-hour deadline. Returns how many. */
export async function resend(tx: Tx, jobs: Jobs, filters: readonly DeliveryFilter[]): Promise<number> {
  let count = 0;
  for (const filter of filters) {
    for (const { kind, subjectId: id } of await claimForResending(tx, filter)) {
      const mail = mailKinds.find((each) => each === kind);
      await (mail
        ? jobs.enqueue(tx, 'send-mail', { mail, id })
        : jobs.enqueue(tx, 'send-notification', { notificationId: id }));
      count += 1;
    }
  }
  return count;
}
