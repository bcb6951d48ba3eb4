import { parseArgs } from 'node:util';
import { inTransaction } from '#backend/platform/db/connect.ts';
import { onDatabase } from '#backend/platform/db/on-database.ts';
import { deliveryStates } from '#backend/platform/db/schema/mail-deliveries.ts';
import { answerHelp, failWith } from '#backend/platform/operator/command.ts';
import { oneOf } from '#backend/platform/operator/one-of.ts';
import { withJobs } from '#backend/platform/operator/with-jobs.ts';
import { mailKinds } from '../compose-mail.ts';
import { listDeliveries, type DeliveryFilter } from './deliveries.ts';
import { describeDelivery } from './describe-delivery.ts';
import { resend } from './resend.ts';

const usage = `What became of mails, for 30 days:
  npm run mails -- list                      those that wait for another try, bounced or were given up
  npm run mails -- list --state <${deliveryStates.join('|')}>
  npm run mails -- resend <number> …         as listed; a sent one too
  npm run mails -- resend [--kind <kind>] [--brand <id>] [--from <time>] [--to <time>] [--state <state>]
                                             all that were given up, or are in that state
Both take --kind (${mailKinds.join(', ')}, notification), --brand, --from and --to: when a mail was ordered, such as
2026-11-23 or 2026-11-23T14:30Z. Each mail is written anew as things stand, with a link that works; what has become
pointless is dropped.`;

/** As many as somebody looks at in one go. */
const listed = 200;
const kinds = [...mailKinds, 'notification'] as const;

const options = {
  state: { type: 'string' },
  kind: { type: 'string' },
  brand: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const;

answerHelp(usage);
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [verb, ...numbers] = positionals;
  if (verb === 'list' && numbers.length === 0) await list(filterOf(values));
  else if (verb === 'resend') await sendAgain(numbers.map(wholeNumber), filterOf(values));
  else throw new Error(usage);
} catch (error) {
  failWith(error, usage);
}

async function list(filter: DeliveryFilter): Promise<void> {
  const states = filter.states ?? (['waiting', 'bounced', 'given_up', 'dropped'] as const);
  await onDatabase(1, async (db) => {
    const rows = await listDeliveries(db, { ...filter, states }, listed);
    console.log(rows.length ? rows.map(describeDelivery).join('\n') : 'Nothing.');
    if (rows.length === listed) console.log(`The newest ${listed}.`);
  });
}

async function sendAgain(ids: number[], filter: DeliveryFilter): Promise<void> {
  const isBounded = Object.values(filter).some((each) => each !== undefined);
  if ((ids.length === 0) !== isBounded) throw new Error(usage);
  const filters = ids.length ? ids.map((id) => ({ id })) : [{ states: ['given_up'] as const, ...filter }];
  await withJobs(async (db, jobs) => {
    const count = await inTransaction(db, (tx) => resend(tx, jobs, filters));
    console.log(`${count} ${count === 1 ? 'mail goes' : 'mails go'} out again.`);
    if (count < ids.length)
      console.log('Those that wait, went out again before or do not exist are left out.');
  });
}

type Values = Partial<Record<keyof typeof options, string | undefined>>;

function filterOf({ state, kind, brand, from, to }: Values): DeliveryFilter {
  return {
    ...(state === undefined ? {} : { states: [oneOf('state', deliveryStates, state)] }),
    ...(kind === undefined ? {} : { kind: oneOf('kind', kinds, kind) }),
    ...(brand === undefined ? {} : { brand }),
    ...(from === undefined ? {} : { from: momentOf('from', from) }),
    ...(to === undefined ? {} : { to: momentOf('to', to) }),
  };
}

function momentOf(name: string, given: string): Date {
  const moment = new Date(given);
  if (!/^\d{4}-\d{2}-\d{2}/.test(given) || Number.isNaN(moment.getTime()))
    throw new Error(`--${name} is a time, such as 2026-11-23 or 2026-11-23T14:30Z.`);
  return moment;
}

function wholeNumber(given: string): number {
  if (!/^[1-9]\d{0,14}$/.test(given)) throw new Error('Which one? `list` shows its number.');
  return Number(given);
}
