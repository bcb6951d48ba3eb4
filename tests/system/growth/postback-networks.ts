import { enqueueJob, untilJobsDone } from '#tests/support/enqueue-job.ts';
import { startPostbackReceiver } from '#tests/support/postback-receiver.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { mark } from './tracked-members.ts';
import { operated } from '#tests/support/operating.ts';

const events = ['lead', 'sale', 'rejected'] as const;

/** Networks for a test file; each receives calls at a path equal to its name. */
export async function startNetworks() {
  const receiver = await startPostbackReceiver();

  const callsTo = (network: string) =>
    receiver.received.filter(({ path }) => path === `/${network}`).map(({ values }) => values);

  /** States of a network's postbacks, in order. */
  const loadStates = async (network: string) => {
    const { rows } = await database.query<{ status: string }>(
      `select event || ' ' || status as status from postbacks join conversions on conversions.id = conversion_id
       where lower(network) = lower($1) order by postbacks.id`,
      [network],
    );
    return rows.map(({ status }) => status);
  };

  /** Sends a network's waiting postbacks now, once none is in flight. */
  const hurry = async (network: string) => {
    await until(async () => {
      const { rowCount } = await database.query(
        `select 1 from jobs.job where name = 'send-postbacks' and state = 'active'`,
      );
      return !rowCount;
    });
    await database.query(
      `update postbacks set due_at = now() from conversions
       where conversions.id = conversion_id and status = 'waiting' and lower(network) = lower($1)`,
      [network],
    );
    await enqueueJob(database, 'send-postbacks');
  };

  return {
    receiver,
    callsTo,
    loadStates,
    hurry,
    /** A new network that gets these events; all of them by default. */
    async open(...chosen: (typeof events)[number][]): Promise<string> {
      const network = mark('net');
      const values = ['click_id', 'status', 'amount', 'currency', 'sub1', 'transaction'];
      const query = values.map((name) => `${name}={${name}}`).join('&');
      const url = `${receiver.url}/${network}?${query}`;
      for (const event of chosen.length ? chosen : events)
        await operated('postbacks', 'set', '--network', network, '--event', event, '--url', url);
      return network;
    },
    /** A network's received calls, once there are this many. */
    async hears(network: string, count: number) {
      await until(async () => callsTo(network).length >= count);
      return callsTo(network);
    },
    /** Number of a network's calls once all work is done. */
    async countCalls(network: string): Promise<number> {
      await hurry(network);
      await untilJobsDone(database, `name = 'send-postbacks'`);
      return callsTo(network).length;
    },
    settled: (network: string, ...states: string[]) =>
      until(async () => (await loadStates(network)).join() === states.join()),
    async countTries(network: string): Promise<number> {
      const { rows } = await database.query<{ attempts: number }>(
        `select attempts from postbacks join conversions on conversions.id = conversion_id
         where lower(network) = lower($1)`,
        [network],
      );
      return rows[0]?.attempts ?? 0;
    },
    close: () => receiver.close(),
  };
}

export type Networks = Awaited<ReturnType<typeof startNetworks>>;
