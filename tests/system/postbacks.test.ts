import { randomBytes } from 'node:crypto';
import { choose } from '../support/checkout.ts';
import { confirm, led, ledAndConfirmed } from './affiliate.ts';
import { ordered, settled } from './buying.ts';
import { decided } from './deciding.ts';
import { leave } from './leaving.ts';
import { openNetworks, type Networks } from './networks.ts';
import { operated } from './operating.ts';

let networks: Networks;
beforeAll(async () => {
  networks = await openNetworks();
});
afterAll(() => networks.close());

test('a lead is told once the address is confirmed: number, status, transaction, and nothing else', async () => {
  const network = await networks.open();
  const alice = await led(
    'Alice',
    { network, click_id: 'c 1&x', sub1: 'größe' },
    { answers: { consent_attribution: true } },
  );
  expect(await networks.countOf(network)).toBe(0);
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
  expect(Object.keys(networks.receiver.heard.at(-1)?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'connection',
    'host',
    'user-agent',
  ]);
  expect(await networks.countOf(network)).toBe(1);
});

test('a sale is told with its amount, and what a bank takes back under the same transaction', async () => {
  const network = await networks.open();
  const alice = await ledAndConfirmed('Alice', { network: network.toUpperCase(), click_id: 'c2' });
  const payment = await ordered(alice.visitor);
  await choose(payment.checkout_url, 'charged_back');
  await settled(alice.visitor, payment.payment_id);
  const calls = await networks.hears(network, 3);
  const [, sale, rejected] = calls;
  const amount = (payment.amount / 100).toFixed(2);
  expect(calls.map(({ status }) => status)).toEqual(['lead', 'sale', 'rejected']);
  expect(sale).toMatchObject({ click_id: 'c2', amount, currency: 'EUR' });
  expect(rejected).toMatchObject({ click_id: 'c2', amount, currency: 'EUR', transaction: sale?.transaction });
  expect(await networks.countOf(network)).toBe(3);
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
  expect(await networks.statesOf(network)).toContain('lead done');
  expect(calls.map(({ status }) => status)).toEqual(['lead', 'sale', 'lead', 'sale']);
});

test('webhooks that come again sell nothing again', async () => {
  const network = await networks.open('sale');
  const alice = await ledAndConfirmed('Alice', { network });
  const payment = await ordered(alice.visitor);
  await choose(payment.checkout_url, 'repeated');
  await settled(alice.visitor, payment.payment_id);
  await networks.hears(network, 1);
  expect(await networks.countOf(network)).toBe(1);
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
  expect(await networks.countOf(network)).toBe(1);
});

describe('the member’s own choice', () => {
  test('without a yes nobody is told anything; with it, also what was before', async () => {
    const network = await networks.open();
    const alice = await led('Alice', { network });
    await confirm(alice);
    expect(await networks.countOf(network)).toBe(0);
    expect(await networks.statesOf(network)).toEqual([]);
    await alice.visitor.call('PUT /api/privacy.php', { body: { attribution: true } });
    expect((await networks.hears(network, 1)).map(({ status }) => status)).toEqual(['lead']);
  });

  test('with a no what waits is told to nobody', async () => {
    const network = await networks.open();
    networks.receiver.answerNext(`/${network}`, { status: 500 });
    const alice = await ledAndConfirmed('Alice', { network });
    await networks.hears(network, 1);
    await alice.visitor.call('PUT /api/privacy.php', { body: { attribution: false } });
    expect(await networks.countOf(network)).toBe(1);
    expect(await networks.statesOf(network)).toEqual(['lead withdrawn']);
    await alice.visitor.call('PUT /api/privacy.php', { body: { attribution: true } });
    await networks.hears(network, 2);
  });
});

test('nothing of a profile goes out: of everything that was heard, no planted mark', async () => {
  const network = await networks.open();
  // Letters alone, which no rule takes for a number.
  const letters = () => Array.from(randomBytes(14), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
  const [name = '', city = '', local = '', about = ''] = Array.from({ length: 4 }, letters);
  const alice = await ledAndConfirmed(
    'Alice',
    { network },
    { answers: { name, city, email: `${local}@people.example` } },
  );
  await alice.visitor.call('PUT /api/profile.php', { body: { about_me: about } });
  const payment = await ordered(alice.visitor);
  await choose(payment.checkout_url, 'paid');
  await settled(alice.visitor, payment.payment_id);
  await networks.hears(network, 2);
  await leave(alice);
  const everything = networks.receiver.everything();
  const ids = [alice.user.id, alice.user.profile.id, payment.payment_id].map((id) => `"${id}"`);
  for (const each of [name, city, local, about, payment.number, payment.token, 'herzfunke', ...ids])
    expect(everything).not.toContain(each);
});
