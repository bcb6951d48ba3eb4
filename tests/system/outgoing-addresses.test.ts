import { randomBytes } from 'node:crypto';
import { subscribeBrowser } from '../support/push-browser.ts';
import { database } from './database.ts';
import { confirmed, type Person } from './cast.ts';

/** The endpoint of a push subscription is the only URL through which outsiders can make the server send a request. */

let alice: Person;
beforeAll(async () => {
  alice = await confirmed('Alice');
});

/** One machine in notations that URL parsers disagree on. */
const loopbacks = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '127.255.255.254',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '\uff11\uff12\uff17.0.0.1',
  '%31%32%37.0.0.1',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'herzfunke.localhost',
  'a.b.localhost.',
];

const neighbours = [
  '10.0.0.7',
  '10.7',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '3232235777',
  '100.64.0.1',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '[fd00::1]',
  '[fe80::1]',
  '[::ffff:10.0.0.7]',
  '[::ffff:a9fe:a9fe]',
  '[ff02::1]',
  'printer.local',
  'metadata.google.internal',
  'router.home.arpa',
  'intranet',
];

const otherWays = [
  'http://push.example.org/a',
  'ftp://push.example.org/a',
  'file:///etc/passwd',
  'gopher://push.example.org/a',
  'https://push.example.org:22/a',
  'https://push.example.org:8443/a',
  'https://user@push.example.org/a',
  'https://push.example.org@127.0.0.1/a',
  '//push.example.org/a',
  'push.example.org',
  'https://',
];

const endpoints = [...[...loopbacks, ...neighbours].map((host) => `https://${host}/send`), ...otherWays];

test.each(endpoints)('%s is never called', async (endpoint) => {
  const { keys } = subscribeBrowser('https://push.example.org/a').subscription;
  const { status, text } = await alice.visitor.call('POST /api/user.php?push=1', {
    body: { subscription: { endpoint, keys } },
  });
  expect({ status, text: status === 422 ? '' : text }).toEqual({ status: 422, text: '' });
  const { rowCount } = await database.query(`select 1 from push_subscriptions where endpoint = $1`, [
    endpoint,
  ]);
  expect(rowCount).toBe(0);
});

test('a name of the public internet is taken', async () => {
  const endpoint = `https://push.example.org/${randomBytes(8).toString('hex')}`;
  const { subscription } = subscribeBrowser(endpoint);
  const { status } = await alice.visitor.call('POST /api/user.php?push=1', { body: { subscription } });
  expect(status).toBe(200);
});
