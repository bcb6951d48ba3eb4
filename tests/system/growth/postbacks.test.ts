import { choose } from '#tests/support/checkout.ts';
import { confirm, led, ledAndConfirmed } from './tracked-members.ts';
import { bought, ordered } from '#tests/support/buying.ts';
import { decided } from '#tests/support/deciding.ts';
import { startNetworks, type Networks } from './postback-networks.ts';
import { operated } from '#tests/support/operating.ts';

let networks: Networks;
beforeAll(async () => {
  networks = await startNetworks();
});
afterAll(() => networks.close());

test('a lead is sent once the address is confirmed: number, status, transaction, and nothing else', async () => {
  const network = await networks.open();
  const alice = await led(
    'Alice',
    { network, click_id: 'c 1&x', sub1: 'größe' },
    { answers: { consent_attribution: true } },
  );
  expect(await networks.countCalls(network)).toBe(0);
  await confirm(alice);
  const [call] = await networks.hears(network, 1);
  expect(call).toEqual({
    click_id: 'c 1&x',
    status: 'lead',
    amount: '',
    currency: '',
    sub1: 'größe',
    transaction: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  expect(Object.keys(networks.receiver.received.at(-1)?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'connection',
    'host',
    'user-agent',
  ]);
  expect(await networks.countCalls(network)).toBe(1);
});

test('a sale is reported with its amount, and what a bank takes back under the same transaction', async () => {
  const network = await networks.open();
  const alice = await ledAndConfirmed('Alice', { network: network.toUpperCase(), click_id: 'c2' });
  const payment = await bought(alice.visitor, {}, 'charged_back');
  const calls = await networks.hears(network, 3);
  const [, sale, rejected] = calls;
  const amount = (payment.amount / 100).toFixed(2);
  expect(calls.map(({ status }) => status)).toEqual(['lead', 'sale', 'rejected']);
  expect(sale).toMatchObject({ click_id: 'c2', amount, currency: 'EUR' });
  expect(rejected).toMatchObject({ click_id: 'c2', amount, currency: 'EUR', transaction: sale?.transaction });
  expect(await networks.countCalls(network)).toBe(3);
});

test('what a member did goes out in its order, also where all of it is due at once', async () => {
  const network = await networks.open('lead', 'sale');
  networks.receiver.answerNext(`/${network}`, { status: 403 }, { status: 403 });
  const alice = await ledAndConfirmed('Alice', { network });
  await networks.settled(network, 'lead given_up');
  const payment = await ordered(alice.visitor);
  await choose(payment.checkout_url, 'repeated');
  await networks.settled(network, 'lead given_up', 'sale given_up');

  networks.receiver.answerNext(`/${network}`, { status: 200, after: 1_500 });
  expect(await operated('postbacks', 'replay', '--network', network)).toBe('2 go out now.\n');
  const calls = await networks.hears(network, 4);
  expect(await networks.loadStates(network)).toContain('lead done');
  expect(calls.map(({ status }) => status)).toEqual(['lead', 'sale', 'lead', 'sale']);
});

test('webhooks that come again sell nothing again', async () => {
  const network = await networks.open('sale');
  const alice = await ledAndConfirmed('Alice', { network });
  await bought(alice.visitor, {}, 'repeated');
  await networks.hears(network, 1);
  expect(await networks.countCalls(network)).toBe(1);
});

test('an account that is shut is rejected, under the transaction of its lead', async () => {
  const network = await networks.open();
  const bob = await ledAndConfirmed('Bob', { network });
  const [lead] = await networks.hears(network, 1);
  await decided(null, { action: 'account_locked', profile: String(bob.user.profile.id) });
  const [, rejected] = await networks.hears(network, 2);
  expect(rejected).toMatchObject({ status: 'rejected', transaction: lead?.transaction });
});

test('a program is no lead: it is rejected at once', async () => {
  const network = await networks.open();
  await ledAndConfirmed('Bob', { network, webdriver: true });
  expect((await networks.hears(network, 1)).map(({ status }) => status)).toEqual(['rejected']);
  expect(await networks.countCalls(network)).toBe(1);
});
