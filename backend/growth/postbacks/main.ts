import { parseArgs } from 'node:util';
import type { Db } from '../../platform/db/connect.ts';
import { onDatabase } from '../../platform/db/on-database.ts';
import { answerHelp, failWith } from '../../platform/operator/command.ts';
import { oneOf } from '../../platform/operator/one-of.ts';
import { withJobs } from '../../platform/operator/with-jobs.ts';
import { describeCall, describePostback, describeTemplate } from './describe.ts';
import { placeholders } from './fill-template.ts';
import { listCalls, listPostbacks, replayPostbacks, states } from './list-postbacks.ts';
import { events, listTemplates, removeTemplate, setTemplate } from './templates.ts';

const usage = `What networks are told of the members they led here:
  npm run postbacks -- templates
  npm run postbacks -- set --network <name> --event <${events.join('|')}> --url "https://…"
  npm run postbacks -- set --network <name> --event <event> --none       tell it no more
  npm run postbacks -- list [--network <name>] [--state <${states.join('|')}>]
  npm run postbacks -- log <number>                                      every try, and its answer
  npm run postbacks -- replay <number>                                   tell it once more
  npm run postbacks -- replay --network <name>                           all that were given up
An address may carry ${placeholders.map((each) => `{${each}}`).join(' ')}.`;

/** As many as somebody looks at in one go. */
const listed = 200;

const options = {
  network: { type: 'string' },
  event: { type: 'string' },
  url: { type: 'string' },
  none: { type: 'boolean', default: false },
  state: { type: 'string' },
} as const;

answerHelp(usage);
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  await run(positionals, values);
} catch (error) {
  failWith(error, usage);
}

type Values = {
  network?: string | undefined;
  event?: string | undefined;
  url?: string | undefined;
  state?: string | undefined;
  none: boolean;
};

async function run([verb, number]: string[], values: Values): Promise<void> {
  if (verb === 'templates') return onDatabase(1, showTemplates);
  if (verb === 'set') return set(values);
  if (verb === 'list') return onDatabase(1, (db) => list(db, values));
  if (verb === 'log') return onDatabase(1, (db) => showCalls(db, wholeNumber(number)));
  if (verb === 'replay') return replay(number, values);
  throw new Error(usage);
}

async function showTemplates(db: Db): Promise<void> {
  const lines = (await listTemplates(db)).map(describeTemplate);
  console.log(lines.length ? lines.join('\n') : 'No network is told anything.');
}

async function set(values: Values): Promise<void> {
  const network = nameOf(values.network);
  const event = oneOf('event', events, values.event);
  if (values.none)
    return onDatabase(1, async (db) => {
      const wasTold = await removeTemplate(db, { network, event });
      console.log(wasTold ? 'It is told no more.' : 'It was not told before.');
    });
  const { url } = values;
  if (!url) throw new Error('--url is missing, or --none.');
  const how = { now: new Date(), toLocalhost: process.env.POSTBACKS_TO_LOCALHOST === '1' };
  return withJobs(async (db, jobs) => {
    const waited = await setTemplate(db, jobs, { network, event, url }, how);
    console.log(waited ? `Set. ${waited} that have waited for it go out now.` : 'Set.');
  });
}

async function list(db: Db, { network, state }: Values): Promise<void> {
  const filter = { network, state: state === undefined ? undefined : oneOf('state', states, state) };
  const lines = (await listPostbacks(db, filter, listed)).map(describePostback);
  console.log(lines.length ? lines.join('\n') : 'Nothing.');
  if (lines.length === listed) console.log(`The newest ${listed}.`);
}

async function showCalls(db: Db, id: number): Promise<void> {
  const calls = await listCalls(db, id);
  if (!calls) throw new Error(`There is no postback ${id}.`);
  console.log(calls.length ? calls.map(describeCall).join('\n') : 'Not tried yet.');
}

async function replay(number: string | undefined, { network }: Values): Promise<void> {
  if ((number === undefined) === (network === undefined)) throw new Error(usage);
  const which = network === undefined ? { id: wholeNumber(number) } : { network };
  return withJobs(async (db, jobs) => {
    const count = await replayPostbacks(db, jobs, which, new Date());
    console.log(`${count} ${count === 1 ? 'goes' : 'go'} out now.`);
  });
}

function nameOf(network: string | undefined): string {
  const name = network?.trim() ?? '';
  if (!name || name.length > 100) throw new Error('--network is missing, or longer than a link may say.');
  return name;
}

function wholeNumber(given: string | undefined): number {
  if (given === undefined || !/^[1-9]\d{0,14}$/.test(given))
    throw new Error('Which one? `list` shows its number.');
  return Number(given);
}
