import { enqueueJob } from '#tests/support/enqueue-job.ts';
import { until } from '#tests/support/until.ts';
import { ledAndConfirmed, mark } from './tracked-members.ts';
import { database } from '#tests/support/test-database.ts';
import { startNetworks, type Networks } from './postback-networks.ts';
import { operate, operated } from '#tests/support/operating.ts';

let networks: Networks;
beforeAll(async () => {
  networks = await startNetworks();
});
afterAll(() => networks.close());

describe('a network that', () => {
  test('failing, hanging and busy gets it again, and each fact once', async () => {
    const network = await networks.open('lead');
    const failures = [
      { status: 500 },
      { status: 429 },
      { status: 200, after: 6_000 },
      { status: 302, location: '/x' },
    ];
    networks.receiver.answerNext(`/${network}`, ...failures);
    await ledAndConfirmed('Alice', { network });
    for (let nth = 1; nth <= failures.length; nth += 1) {
      await networks.hears(network, nth);
      await networks.settled(network, 'lead waiting');
      await until(async () => (await networks.countTries(network)) === nth);
      await networks.hurry(network);
    }
    await networks.settled(network, 'lead done');
    expect(await networks.countCalls(network)).toBe(failures.length + 1);
    expect(networks.receiver.received.filter(({ path }) => path === '/x')).toEqual([]);
    expect(new Set(networks.callsTo(network).map(({ transaction }) => transaction)).size).toBe(1);
  });

  test('refuses a call is not retried, until the operator says so', async () => {
    const network = await networks.open('lead');
    networks.receiver.answerNext(`/${network}`, { status: 403, body: 'unknown \u001b[31mclick' });
    await ledAndConfirmed('Alice', { network });
    await networks.settled(network, 'lead given_up');
    expect(await networks.countCalls(network)).toBe(1);

    const list = await operated('postbacks', 'list', '--network', network);
    expect(list).toMatch(
      new RegExp(`^\\d+ {2}given_up {2}${network} {2}herzfunke {2}lead .*tried 1×, last answer 403`),
    );
    const number = /^\d+/.exec(list)?.[0] ?? '';
    expect(await operated('postbacks', 'log', number)).toMatch(/403 {2}\d+ ms {2}unknown {2}\[31mclick\n$/);
    expect(await operated('postbacks', 'replay', '--network', network)).toBe('1 goes out now.\n');
    await networks.settled(network, 'lead done');
    expect(await operated('postbacks', 'replay', '--network', network)).toBe('0 go out now.\n');
    expect(await operated('postbacks', 'replay', number)).toBe('1 goes out now.\n');
    const [first, , third] = await networks.hears(network, 3);
    expect(third).toEqual(first);
  });

  test('without an address is notified later, once there is one', async () => {
    const network = mark('net');
    await ledAndConfirmed('Alice', { network, click_id: 'early' });
    await networks.settled(network, 'lead held');
    const url = `${networks.receiver.url}/${network}?cid={click_id}`;
    const output = await operated('postbacks', 'set', '--network', network, '--event', 'lead', '--url', url);
    expect(output).toBe('Set. 1 that have waited for it go out now.\n');
    expect(await networks.hears(network, 1)).toEqual([{ cid: 'early' }]);
    await operated('postbacks', 'set', '--network', network, '--event', 'lead', '--none');
    await ledAndConfirmed('Alice', { network });
    await networks.settled(network, 'lead done', 'lead held');
  });
});

test('simultaneous jobs send each fact once', async () => {
  const network = await networks.open('lead');
  networks.receiver.answerNext(`/${network}`, { status: 200, after: 1_500 });
  await ledAndConfirmed('Alice', { network });
  await networks.hears(network, 1);
  for (let nth = 0; nth < 5; nth += 1) await enqueueJob(database, 'send-postbacks');
  await networks.settled(network, 'lead done');
  expect(await networks.countCalls(network)).toBe(1);
});

test.each([
  ['http://partner.example/pb?cid={click_id}', /begins with https/],
  ['https://partner.example/pb?mail={email}', /no \{email\}/],
  ['https://{sub1}.example/pb', /behind the host/],
  ['https://10.0.0.7/pb', /no public server/],
  ['https://127.0.0.1/pb', /no public server/],
  ['https://router.local/pb', /no public server/],
])('an address such as %s is refused', async (url, reason) => {
  const { code, stderr } = await operate(
    'postbacks',
    'set',
    '--network',
    'n',
    '--event',
    'lead',
    '--url',
    url,
  );
  expect([code, stderr]).toEqual([1, expect.stringMatching(reason)]);
  expect(await operated('postbacks', 'templates')).not.toContain(url);
});
