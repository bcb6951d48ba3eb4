import { type Command, InvalidArgumentError } from 'commander';
import { onDatabase } from '../../platform/db/on-database.ts';
import { printLines } from '../../platform/cli/print-lines.ts';
import { choiceOption, requiredChoiceOption, wholeNumber } from '../../platform/cli/values.ts';
import { withJobs } from '../../platform/cli/with-jobs.ts';
import { placeholders, plainAmount } from './fill-template.ts';
import {
  listCalls,
  listPostbacks,
  replayPostbacks,
  statuses,
  type Filter,
  type Listed,
  type LoggedCall,
} from './list-postbacks.ts';
import { events, listTemplates, removeTemplate, setTemplate, type Template } from './templates.ts';

const listed = 200;

export function postbackCommands(program: Command): Command {
  const postbacks = program
    .command('postbacks')
    .description('report signups and sales to affiliate networks');
  postbacks
    .command('templates')
    .description('list the address for each network and event')
    .action(() => onDatabase(1, async (db) => printLines((await listTemplates(db)).map(describeTemplate))));
  postbacks
    .command('set')
    .description('set or remove the address for a network and event')
    .requiredOption('--network <name>', '', networkName)
    .addOption(requiredChoiceOption('--event <event>', events))
    .option('--url <address>', `may carry ${placeholders.map((each) => `{${each}}`).join(' ')}`)
    .option('--none', 'removes the address')
    .action(({ url, none, ...which }: Given, command: Command) => {
      if (url) return set({ ...which, url });
      if (!none) command.error("error: required option '--url <address>' or '--none' not specified");
      return remove(which);
    });
  postbacks
    .command('list')
    .description('list sent and pending postbacks')
    .option('--network <name>')
    .addOption(choiceOption('--state <state>', statuses))
    .action(({ state: status, network }: Omit<Filter, 'status'> & { state?: Filter['status'] }) =>
      onDatabase(1, async (db) =>
        printLines((await listPostbacks(db, { status, network }, listed)).map(describePostback), listed),
      ),
    );
  postbacks
    .command('log')
    .description('list the attempts of a postback with their responses')
    .argument('<number>', 'as listed', wholeNumber)
    .action(showCalls);
  postbacks
    .command('replay')
    .description('send one again, or all of a network that were given up')
    .argument('[number]', 'as listed', wholeNumber)
    .option('--network <name>')
    .action((id: number | undefined, { network }: { network?: string }, command: Command) => {
      if (id !== undefined && network === undefined) return replay({ id });
      if (id === undefined && network !== undefined) return replay({ network });
      return command.error('error: specify a number, or a network with --network');
    });
  return postbacks;
}

type Given = Omit<Template, 'url'> & { url?: string; none?: true };

function set(template: Template): Promise<void> {
  const how = { now: new Date(), toLocalhost: process.env.POSTBACKS_TO_LOCALHOST === '1' };
  return withJobs(async (db, jobs) => {
    const waited = await setTemplate(db, jobs, template, how);
    console.log(waited ? `Set. ${waited} that have waited for it go out now.` : 'Set.');
  });
}

function remove(which: Omit<Template, 'url'>): Promise<void> {
  return onDatabase(1, async (db) => {
    const wasSet = await removeTemplate(db, which);
    console.log(wasSet ? 'Removed.' : 'Nothing was set.');
  });
}

function showCalls(id: number): Promise<void> {
  return onDatabase(1, async (db) => {
    const calls = await listCalls(db, id);
    if (!calls) throw new Error(`There is no postback ${id}.`);
    printLines(calls.map(describeCall));
  });
}

function replay(which: { id: number } | { network: string }): Promise<void> {
  return withJobs(async (db, jobs) => {
    const count = await replayPostbacks(db, jobs, which, new Date());
    console.log(`${count} ${count === 1 ? 'goes' : 'go'} out now.`);
  });
}

function networkName(given: string): string {
  const name = given.trim();
  if (!name || name.length > 100)
    throw new InvalidArgumentError('It is empty, or longer than a link may say.');
  return name;
}

/** Strips control characters from foreign text, so that it cannot control the terminal. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();

const minute = (moment: Date | string) => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');

export function describeTemplate({ network, event, url }: Template): string {
  return `${plain(network)}  ${event}  ${plain(url)}`;
}

export function describePostback(postback: Listed): string {
  const { id, status, event, brand, network, amount, currency, attempts, responseStatus, createdAt, dueAt } =
    postback;
  const money = amount === null ? '' : ` ${plainAmount(amount)} ${currency ?? ''}`;
  const tried = attempts === 0 ? 'not tried' : `tried ${attempts}×, last answer ${responseStatus ?? 'none'}`;
  const next = status === 'waiting' ? `, next ${minute(dueAt)}` : '';
  return `${id}  ${status}  ${plain(network ?? '–')}  ${brand}  ${event}${money}  ${minute(createdAt)} UTC  ${tried}${next}`;
}

export function describeCall({ at, status, milliseconds, response }: LoggedCall): string {
  return `${minute(at)} UTC  ${status ?? 'no answer'}  ${milliseconds} ms  ${plain(response)}`;
}
