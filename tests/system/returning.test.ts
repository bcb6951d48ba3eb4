import { randomUUID } from 'node:crypto';
import type { DiscountCode } from '../../lib/contract/commerce/discounts.ts';
import { refOf, takeSteps } from '../support/checkout.ts';
import { stackDatabase } from '../support/database.ts';
import { linksOf, listMails } from '../support/mailbox.ts';
import { orderJob } from '../support/order-job.ts';
import { until } from '../support/until.ts';
import { tokenFor } from './account-links.ts';
import { creditsOf, ordered, settled } from './buying.ts';
import {
  confirmed,
  password,
  requireUser,
  send,
  someFictional,
  unconfirmed,
  vlinder,
  type Person,
} from './cast.ts';
import { comeBack, erased, leave, linkBack, longAgo, runErasure } from './leaving.ts';

const database = stackDatabase();
afterAll(() => database.end());

const day = 24 * 60 * 60 * 1000;
const signupCredits = 5;

const mailbox = () => `kim${randomUUID().replaceAll('-', '').slice(0, 12)}`;

/** The tokens of activation mails to an address, newest first. */
async function tokensTo(email: string): Promise<string[]> {
  const links = (await listMails(email)).flatMap((mail) => linksOf(mail));
  return links
    .filter((link) => link.includes('/activate/done'))
    .flatMap((link) => new URL(link).searchParams.get('token') ?? []);
}

/** Someone with an address of hers, by which she may have had an account before. */
async function again(email: string, host?: string, changes: object = {}): Promise<Person> {
  const before = await tokensTo(email);
  const person = await unconfirmed('Kim', { email, ...changes }, host);
  const newest = async () => (await tokensTo(email)).find((token) => !before.includes(token));
  await until(async () => (await newest()) !== undefined);
  const { status } = await person.visitor.call('POST /api/activation.php', {
    body: { token: await newest() },
  });
  if (status !== 200) throw new Error(`The activation of ${email} answered ${status}`);
  return { ...person, user: await requireUser(person.visitor) };
}

const bonusOf = async ({ visitor }: Person) =>
  (await visitor.call<{ isVisible: boolean }>('GET /api/timebonus.php')).body.isVisible;
const block = (from: Person, id: number) => from.visitor.call('POST /api/block.php', { body: { id } });
const pageOf = (from: Person, id: number) =>
  from.visitor.call<{ error?: string }>('GET /api/member.php', { query: { id } });
const blockedBy = async ({ visitor }: Person) =>
  (await visitor.call<{ profiles: { id: number }[] }>('GET /api/blocks.php')).body.profiles.map(
    ({ id }) => id,
  );

/** Pays with a card or an account that the provider knows again. */
async function buy(person: Person, instrument: string, code: string | null = null) {
  const payment = await ordered(person.visitor, { code });
  await takeSteps(refOf(payment.checkout_url), [
    { settle: { status: 'paid', failure: null }, instrument: `card:${instrument}` },
  ]);
  return settled(person.visitor, payment.payment_id);
}

const marksOf = async (userId: number) =>
  (
    await database.query<{ kind: string; open: boolean; days: number | null }>(
      `select kind, expires_at is null as open, round(extract(epoch from expires_at - now()) / 86400)::int as days
       from account_marks where user_id = $1 order by id`,
      [userId],
    )
  ).rows;

describe.each([
  ['at once', leave],
  ['after the erasure', (person: Person) => erased(database, person)],
])('who signs up again %s', (_name, end) => {
  test('gets no second credits, no further conversations and no second bonus', async () => {
    const email = `${mailbox()}@people.example`;
    const kim = await again(email);
    expect(await creditsOf(kim.visitor)).toBe(signupCredits);
    expect(await bonusOf(kim)).toBe(true);
    expect((await send(kim, await someFictional(kim.visitor))).status).toBe(200);
    await end(kim);

    const second = await again(email);
    expect(await creditsOf(second.visitor)).toBe(0);
    expect(await bonusOf(second)).toBe(false);
    expect((await requireUser(second.visitor)).conversations_left).toBe(1);
    await end(second);
    const third = await again(email);
    expect(await creditsOf(third.visitor)).toBe(0);
    expect((await requireUser(third.visitor)).conversations_left).toBe(1);
  });

  test('stays blocked, and has blocked', async () => {
    const email = `${mailbox()}@people.example`;
    const [kim, bob, carl] = [
      await again(email),
      await confirmed('Bob', { gender: 'man' }),
      await confirmed('Carl', { gender: 'man' }),
    ];
    await block(bob, kim.user.profile.id);
    await block(kim, carl.user.profile.id);
    await end(kim);

    const second = await again(email);
    expect((await send(second, bob.user.profile.id)).body.error).toBe('blocked_by');
    expect((await send(second, carl.user.profile.id)).body.error).toBe('blocked');
    expect((await send(carl, second.user.profile.id)).body.error).toBe('blocked_by');
    expect(await blockedBy(second)).toEqual([carl.user.profile.id]);
    // Whoever blocked is not shown where the other is now.
    expect(await blockedBy(bob)).toEqual([]);
    expect((await pageOf(bob, second.user.profile.id)).status).not.toBe(500);
  });
});

test.each(['{box}+neu@gmail.com', 'K.{box}@googlemail.com'])('%s is the same mailbox', async (spelling) => {
  const box = mailbox();
  await again(`k${box}@gmail.com`);
  const email = spelling.replace('{box}', spelling.startsWith('K.') ? box : `k${box}`);
  const second = await again(email.toLowerCase());
  expect(await creditsOf(second.visitor)).toBe(0);
});

test('a provider that is not known makes another mailbox of another spelling', async () => {
  const box = mailbox();
  await again(`${box}@people.example`);
  expect(await creditsOf((await again(`${box}+neu@people.example`)).visitor)).toBe(signupCredits);
});

test('nothing is told or carried before the address is confirmed', async () => {
  const email = `${mailbox()}@people.example`;
  const [kim, bob] = [await again(email), await confirmed('Bob', { gender: 'man' })];
  await block(bob, kim.user.profile.id);
  await leave(kim);
  const stranger = await unconfirmed('Mallory', { email });
  expect(await bonusOf(stranger)).toBe(true);
  expect((await requireUser(stranger.visitor)).conversations_left).toBe(2);
  const { rows } = await database.query('select 1 from blocks where $1 in (blocker, blocked)', [
    stranger.user.profile.id,
  ]);
  expect(rows).toEqual([]);
});

test('another brand gives its own credits, and blocks hold in the whole pool', async () => {
  const email = `${mailbox()}@people.example`;
  const [kim, bob] = [await again(email), await confirmed('Bob', { gender: 'man' })];
  await block(bob, kim.user.profile.id);
  await leave(kim);
  const second = await again(email, vlinder, { country: 'NL', region: 'NL-NH', city: 'Amsterdam' });
  const { rows } = await database.query<{ pool: string }>(
    'select distinct pool from profiles where id = any($1)',
    [[second.user.profile.id, bob.user.profile.id]],
  );
  const { rows: blocked } = await database.query('select 1 from blocks where blocked = $1', [
    second.user.profile.id,
  ]);
  expect(blocked).toHaveLength(rows.length === 1 ? 1 : 0);
  expect(await creditsOf(second.visitor)).toBeGreaterThan(0);
});

test('after a change of address both are known: the new one, and the old one still', async () => {
  const [first, next] = [`${mailbox()}@people.example`, `${mailbox()}@people.example`];
  const kim = await again(first);
  const asked = await kim.visitor.call('POST /api/mail-change.php', { body: { email: next, password } });
  expect(asked.status).toBe(200);
  const token = await tokenFor(next, '/mail-change/do');
  expect((await kim.visitor.call('PUT /api/mail-change.php', { body: { token } })).status).toBe(200);
  expect(await marksOf(kim.user.id)).toEqual([
    { kind: 'address', open: false, days: 180 },
    { kind: 'address', open: true, days: null },
  ]);
  expect(await creditsOf((await again(first)).visitor)).toBe(0);
  await leave({ ...kim, email: next });
  expect(await creditsOf((await again(next)).visitor)).toBe(0);
});

test('an account that is older than the marks gets its own by the nightly job', async () => {
  const email = `${mailbox()}@people.example`;
  const kim = await again(email);
  await database.query('delete from account_marks where user_id = $1', [kim.user.id]);
  await orderJob(database, 'forget-marks');
  await until(async () => (await marksOf(kim.user.id)).length === 1);
  await leave(kim);
  expect(await creditsOf((await again(email)).visitor)).toBe(0);
});

test('a discount that was used is used, and a goodbye is said once', async () => {
  const code = `EINMAL-${randomUUID().slice(0, 8).toUpperCase()}`;
  await database.query(
    `insert into discount_codes (brand_id, code, kind, value_percentage, status, paymentmethods)
     values ('herzfunke', $1, 'code', 30, 'active', '{}')`,
    [code],
  );
  const refusalOf = async ({ visitor }: Person) =>
    (await visitor.call<{ error?: string }>('GET /api/discountcode.php', { query: { code } })).body.error;
  const email = `${mailbox()}@people.example`;
  const kim = await again(email);
  const goodbye = async ({ visitor }: Person) => {
    await visitor.call('PUT /api/account-deletion.php');
    return (await visitor.call<{ discountcode: DiscountCode | null }>('POST /api/discountcode.php')).body
      .discountcode;
  };
  expect(await goodbye(kim)).not.toBeNull();
  await buy(kim, randomUUID(), code);
  await erased(database, kim);
  const second = await again(email);
  expect(await goodbye(second)).toBeNull();
  expect(await refusalOf(second)).toBe('discount_already_used');
  const welcome = await second.visitor.call<{ error?: string }>('GET /api/discountcode.php', {
    query: { welcome: 'true' },
  });
  expect(welcome.body.error).toBe('discount_already_used');
});

test('a card that paid before brings blocks and used discounts along, whatever the address', async () => {
  const card = randomUUID();
  const [kim, bob] = [await again(`${mailbox()}@people.example`), await confirmed('Bob', { gender: 'man' })];
  await buy(kim, card);
  await block(bob, kim.user.profile.id);
  await erased(database, kim);

  const second = await again(`${mailbox()}@people.example`);
  expect((await send(second, bob.user.profile.id)).status).toBe(200);
  await buy(second, card);
  expect((await send(second, bob.user.profile.id)).body.error).toBe('blocked_by');
  const { rows } = await database.query<{ earlier_gifts: string[] }>(
    'select earlier_gifts from users where id = $1',
    [second.user.id],
  );
  expect(rows[0]?.earlier_gifts).toEqual(expect.arrayContaining(['signup', 'first_purchase']));
});

test('a card of a living account says nothing about another: a household may share it', async () => {
  const card = randomUUID();
  const [kim, bob] = [await again(`${mailbox()}@people.example`), await confirmed('Bob', { gender: 'man' })];
  await buy(kim, card);
  await block(bob, kim.user.profile.id);
  const partner = await again(`${mailbox()}@people.example`);
  await buy(partner, card);
  expect((await send(partner, bob.user.profile.id)).status).toBe(200);
});

test('the marks end 180 days after the account, and go with the nightly job', async () => {
  const email = `${mailbox()}@people.example`;
  const kim = await again(email);
  expect(await marksOf(kim.user.id)).toEqual([{ kind: 'address', open: true, days: null }]);
  await leave(kim);
  expect(await marksOf(kim.user.id)).toEqual([{ kind: 'address', open: false, days: 180 }]);
  await longAgo(database, kim, 14 * day);
  await runErasure(database);
  // Nothing leads from the mark to what is kept under a number.
  expect(await marksOf(kim.user.id)).toEqual([]);

  await database.query(
    `update account_marks set expires_at = now() - interval '1 second' where user_id is null`,
  );
  await orderJob(database, 'forget-marks');
  await until(async () => {
    const { rows } = await database.query('select 1 from account_marks where expires_at < now()');
    return rows.length === 0;
  });
  expect(await creditsOf((await again(email)).visitor)).toBe(signupCredits);
});

test('who comes back within the 14 days has all of it still, and is marked on', async () => {
  const kim = await again(`${mailbox()}@people.example`);
  await leave(kim);
  const back = await comeBack(await linkBack(kim.email));
  expect(await creditsOf(back.visitor)).toBe(signupCredits);
  expect(await marksOf(kim.user.id)).toEqual([{ kind: 'address', open: true, days: null }]);
});

test('of two spellings that are confirmed at once one gets the credits', async () => {
  const box = mailbox();
  const both = await Promise.all([again(`${box}+a@gmail.com`), again(`${box}+b@gmail.com`)]);
  const credits = await Promise.all(both.map(({ visitor }) => creditsOf(visitor)));
  expect(credits.toSorted((a, b) => a - b)).toEqual([0, signupCredits]);
});

test('a member who is erased takes the blocks along that others are remembered by', async () => {
  const [kim, bob] = [await again(`${mailbox()}@people.example`), await confirmed('Bob', { gender: 'man' })];
  await block(bob, kim.user.profile.id);
  await erased(database, kim);
  const remembered = async () =>
    (await database.query('select 1 from marked_blocks where other = $1', [bob.user.profile.id])).rows.length;
  expect(await remembered()).toBe(1);
  await erased(database, bob);
  expect(await remembered()).toBe(0);
});
