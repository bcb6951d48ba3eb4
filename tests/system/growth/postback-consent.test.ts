import { randomBytes } from 'node:crypto';
import { confirm, led, ledAndConfirmed } from './tracked-members.ts';
import { bought } from '#tests/support/buying.ts';
import { leave } from '#tests/support/account-deletion.ts';
import { startNetworks, type Networks } from './postback-networks.ts';

let networks: Networks;
beforeAll(async () => {
  networks = await startNetworks();
});
afterAll(() => networks.close());

describe('the member’s own choice', () => {
  test('without consent no network is notified; with it, also of earlier facts', async () => {
    const network = await networks.open();
    const alice = await led('Alice', { network });
    await confirm(alice);
    expect(await networks.countCalls(network)).toBe(0);
    expect(await networks.loadStates(network)).toEqual([]);
    await alice.visitor.call('PUT /api/privacy.php', { body: { attribution: true } });
    expect((await networks.hears(network, 1)).map(({ status }) => status)).toEqual(['lead']);
  });

  test('a refusal drops what waits', async () => {
    const network = await networks.open();
    networks.receiver.answerNext(`/${network}`, { status: 500 });
    const alice = await ledAndConfirmed('Alice', { network });
    await networks.hears(network, 1);
    await alice.visitor.call('PUT /api/privacy.php', { body: { attribution: false } });
    expect(await networks.countCalls(network)).toBe(1);
    expect(await networks.loadStates(network)).toEqual(['lead withdrawn']);
    await alice.visitor.call('PUT /api/privacy.php', { body: { attribution: true } });
    await networks.hears(network, 2);
  });
});

test('nothing of a profile is sent: no planted mark in any call', async () => {
  const network = await networks.open();
  // Letters only, which no rule takes for a number.
  const letters = () => Array.from(randomBytes(14), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
  const [name = '', local = '', about = ''] = Array.from({ length: 3 }, letters);
  const city = 'Buxtehude';
  const alice = await ledAndConfirmed(
    'Alice',
    { network },
    { answers: { name, city, email: `${local}@people.example` } },
  );
  await alice.visitor.call('PUT /api/profile.php', { body: { about_me: about } });
  const payment = await bought(alice.visitor);
  await networks.hears(network, 2);
  await leave(alice);
  const everything = networks.receiver.everything();
  const ids = [alice.user.id, alice.user.profile.id, payment.payment_id].map((id) => `"${id}"`);
  for (const each of [name, city, local, about, payment.number, payment.token, 'herzfunke', ...ids])
    expect(everything).not.toContain(each);
});
