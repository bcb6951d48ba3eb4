import { randomUUID } from 'node:crypto';
import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import { extractLinks, listMails } from '#tests/support/mailbox.ts';
import { runJob } from '#tests/support/enqueue-job.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { tokenFor } from '#tests/support/account-links.ts';
import { bought, getCredits } from '#tests/support/buying.ts';
import {
  confirmed,
  password,
  requireUser,
  send,
  someFictional,
  unconfirmed,
  vlinder,
  type Person,
} from '#tests/support/cast.ts';
import { comeBack, erased, leave, linkBack, longAgo, runErasure } from '#tests/support/account-deletion.ts';
import { listen } from '#tests/support/listen.ts';

const day = 24 * 60 * 60 * 1000;
const signupCredits = 5;

const mailbox = () => `kim${randomUUID().replaceAll('-', '').slice(0, 12)}`;

/** The tokens of activation mails to an address, newest first. */
async function tokensTo(email: string): Promise<string[]> {
  const links = (await listMails(email)).flatMap((mail) => extractLinks(mail));
  return links
    .filter((link) => link.includes('/activate/done'))
    .flatMap((link) => new URL(link).searchParams.get('token') ?? []);
}

/** A new signup with an address that may have had an account before. */
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

const fetchBonus = async ({ visitor }: Person) =>
  (await visitor.call<{ isVisible: boolean }>('GET /api/timebonus.php')).body.isVisible;
const block = (from: Person, id: number) => from.visitor.call('POST /api/block.php', { body: { id } });
const fetchMember = (from: Person, id: number) =>
  from.visitor.call<{ error?: string }>('GET /api/member.php', { query: { id } });

/** For a profile that the member may not see. */
async function expectNobody(member: Person, id: number): Promise<void> {
  const { visitor } = member;
  const body = { id };
  const answers = [
    await fetchMember(member, id),
    await visitor.call<{ error?: string }>('GET /api/relation.php', { query: { id } }),
    await visitor.call<{ error?: string }>('POST /api/like.php', { body }),
    await visitor.call<{ error?: string }>('POST /api/block.php', { body }),
    await send(member, id),
  ];
  expect(answers.map(({ body: { error } }) => error)).toEqual(answers.map(() => 'not_found'));
  const { hidden } = (await visitor.call<{ hidden: number[] }>('GET /api/blocks.php')).body;
  expect(hidden).not.toContain(id);
  expect(await blockedBy(member)).not.toContain(id);
}

const blockedBy = async ({ visitor }: Person) =>
  (await visitor.call<{ profiles: { id: number }[] }>('GET /api/blocks.php')).body.profiles.map(
    ({ id }) => id,
  );

async function buy(person: Person, code: string | null = null) {
  return bought(person.visitor, { code });
}

/** Remembered block entries of a profile's address: days until they expire. */
const loadRemainingDays = async (profileId: number) =>
  (
    await database.query<{ days: number }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from returning_members
       where $1 = any (blocked_profile_ids || blocked_by_profile_ids) order by 1`,
      [profileId],
    )
  ).rows.map(({ days }) => days);

/** Whether an account is known by its address. */
const isKnown = async ({ user }: Person) =>
  (await database.query('select 1 from users where id = $1 and address_hash is not null', [user.id]))
    .rowCount === 1;

describe.each([
  ['at once', leave],
  ['after the erasure', (person: Person) => erased(person)],
])('who signs up again %s', (_name, end) => {
  test('gets no second credits, no further conversations and no second bonus', async () => {
    const email = `${mailbox()}@people.example`;
    const kim = await again(email);
    expect(await getCredits(kim.visitor)).toBe(signupCredits);
    expect(await fetchBonus(kim)).toBe(true);
    expect((await send(kim, await someFictional(kim.visitor))).status).toBe(200);
    await end(kim);

    const second = await again(email);
    expect(await getCredits(second.visitor)).toBe(0);
    expect(await fetchBonus(second)).toBe(false);
    expect((await requireUser(second.visitor)).conversations_left).toBe(1);
    await end(second);
    const third = await again(email);
    expect(await getCredits(third.visitor)).toBe(0);
    expect((await requireUser(third.visitor)).conversations_left).toBe(1);
  });

  test('stays blocked, and has blocked', async () => {
    const email = `${mailbox()}@people.example`;
    const [kim, bob, carl] = await Promise.all([
      again(email),
      confirmed('Bob', { gender: 'man' }),
      confirmed('Carl', { gender: 'man' }),
    ]);
    await block(bob, kim.user.profile.id);
    await block(kim, carl.user.profile.id);
    await end(kim);

    const second = await again(email);
    expect((await send(second, bob.user.profile.id)).body.error).toBe('not_found');
    expect((await send(second, carl.user.profile.id)).body.error).toBe('blocked');
    expect(await blockedBy(second)).toEqual([carl.user.profile.id]);
  });

  test('is not found by those who blocked and were blocked, before the return and after', async () => {
    const email = `${mailbox()}@people.example`;
    const carlsEmail = `${mailbox()}@people.example`;
    const [kim, bob, carl] = await Promise.all([
      again(email),
      confirmed('Bob', { gender: 'man' }),
      again(carlsEmail, undefined, { name: 'Carl', gender: 'man' }),
    ]);
    await block(bob, kim.user.profile.id);
    await block(kim, carl.user.profile.id);
    await end(kim);
    const streams = await Promise.all([bob, carl].map(listen));

    const second = await again(email);
    const id = second.user.profile.id;
    for (const other of [bob, carl]) {
      await expectNobody(other, id);
      await other.visitor.call('DELETE /api/block.php', { body: { id } });
    }
    // Each stream gets only its own call.
    for (const stream of streams) expect(await stream(`"type":"block","id":${id}`, 1)).toBe(1);
    await end(carl);
    const carlAgain = await again(carlsEmail, undefined, { name: 'Carl', gender: 'man' });
    await expectNobody(bob, id);
    await expectNobody(carlAgain, id);
    await expectNobody(second, carlAgain.user.profile.id);
  });
});

test('another spelling is the same mailbox', async () => {
  const box = mailbox();
  await again(`k${box}@gmail.com`);
  expect(await getCredits((await again(`k.${box}+neu@googlemail.com`)).visitor)).toBe(0);
});

test('nothing is revealed or restored before the address is confirmed', async () => {
  const email = `${mailbox()}@people.example`;
  const [kim, bob] = await Promise.all([again(email), confirmed('Bob', { gender: 'man' })]);
  await block(bob, kim.user.profile.id);
  await leave(kim);
  const stranger = await unconfirmed('Mallory', { email });
  expect(await fetchBonus(stranger)).toBe(true);
  expect((await requireUser(stranger.visitor)).conversations_left).toBe(2);
  const { rows } = await database.query(
    'select 1 from blocks where $1 in (blocker_profile_id, blocked_profile_id)',
    [stranger.user.profile.id],
  );
  expect(rows).toEqual([]);
});

test('another brand gives its own credits, and blocks hold in the whole pool', async () => {
  const email = `${mailbox()}@people.example`;
  const [kim, bob] = await Promise.all([again(email), confirmed('Bob', { gender: 'man' })]);
  await block(bob, kim.user.profile.id);
  await leave(kim);
  const second = await again(email, vlinder, { country: 'NL', region: 'NL-NH', city: 'Amsterdam' });
  const { rows } = await database.query<{ pool: string }>(
    'select distinct pool from profiles where id = any($1)',
    [[second.user.profile.id, bob.user.profile.id]],
  );
  const { rows: blocked } = await database.query('select 1 from blocks where blocked_profile_id = $1', [
    second.user.profile.id,
  ]);
  expect(blocked).toHaveLength(rows.length === 1 ? 1 : 0);
  expect(await getCredits(second.visitor)).toBeGreaterThan(0);
});

test('after a change of address both are known: the new one, and the old one still', async () => {
  const [first, next] = [`${mailbox()}@people.example`, `${mailbox()}@people.example`];
  const [kim, bob] = await Promise.all([again(first), confirmed('Bob', { gender: 'man' })]);
  await block(bob, kim.user.profile.id);
  const answer = await kim.visitor.call('POST /api/mail-change.php', { body: { email: next, password } });
  expect(answer.status).toBe(200);
  const token = await tokenFor(next, '/mail-change/do');
  expect((await kim.visitor.call('PUT /api/mail-change.php', { body: { token } })).status).toBe(200);
  expect(await loadRemainingDays(bob.user.profile.id)).toEqual([180]);
  const second = await again(first);
  expect(await getCredits(second.visitor)).toBe(0);
  expect((await send(second, bob.user.profile.id)).body.error).toBe('not_found');
  await leave({ ...kim, email: next });
  expect(await getCredits((await again(next)).visitor)).toBe(0);
});

test('a member with the address of an earlier account is gone from the conversations of those it blocked', async () => {
  const email = `${mailbox()}@people.example`;
  const [kim, bob, lena] = await Promise.all([
    again(email),
    confirmed('Bob', { gender: 'man' }),
    confirmed('Lena'),
  ]);
  await block(kim, bob.user.profile.id);
  await leave(kim);
  const { message } = (await send(bob, lena.user.profile.id)).body;
  const stream = await listen(bob);
  await lena.visitor.call('POST /api/mail-change.php', { body: { email, password } });
  const token = await tokenFor(email, '/mail-change/do');
  expect((await lena.visitor.call('PUT /api/mail-change.php', { body: { token } })).status).toBe(200);
  const { conversation } = message;
  const answers = await Promise.all([
    bob.visitor.call('GET /api/chat.php', { query: { conversation } }),
    bob.visitor.call('POST /api/typing.php', { body: { conversation } }),
    bob.visitor.call('DELETE /api/message.php', { body: { id: message.id } }),
  ]);
  expect(answers.map(({ body }) => body.error)).toEqual(answers.map(() => 'not_found'));
  await expectNobody(bob, lena.user.profile.id);
  await bob.visitor.call('DELETE /api/block.php', { body: { id: lena.user.profile.id } });
  expect(await stream('"type":"block"', 1)).toBe(1);
});

test('a used discount stays used, and the goodbye offer is made once', async () => {
  const code = `EINMAL-${randomUUID().slice(0, 8).toUpperCase()}`;
  await database.query(
    `insert into discount_codes (brand_id, code, kind, value_percentage, status, paymentmethods)
     values ('herzfunke', $1, 'code', 30, 'active', '{}')`,
    [code],
  );
  const fetchRefusal = async ({ visitor }: Person) =>
    (await visitor.call<{ error?: string }>('GET /api/discountcode.php', { query: { code } })).body.error;
  const email = `${mailbox()}@people.example`;
  const kim = await again(email);
  const goodbye = async ({ visitor }: Person) => {
    await visitor.call('PUT /api/account-deletion.php');
    return (await visitor.call<{ discountcode: DiscountCode | null }>('POST /api/discountcode.php')).body
      .discountcode;
  };
  expect(await goodbye(kim)).not.toBeNull();
  await buy(kim, code);
  await erased(kim);
  const second = await again(email);
  expect(await goodbye(second)).toBeNull();
  expect(await fetchRefusal(second)).toBe('discount_already_used');
  const welcome = await second.visitor.call<{ error?: string }>('GET /api/discountcode.php', {
    query: { welcome: 'true' },
  });
  expect(welcome.body.error).toBe('discount_already_used');
});

test('what is stored ends 180 days after the account, by the nightly job', async () => {
  const email = `${mailbox()}@people.example`;
  const [kim, bob] = await Promise.all([again(email), confirmed('Bob', { gender: 'man' })]);
  await block(bob, kim.user.profile.id);
  await leave(kim);
  await longAgo(kim, 14 * day);
  expect(await loadRemainingDays(bob.user.profile.id)).toEqual([]);
  await runErasure();
  expect(await loadRemainingDays(bob.user.profile.id)).toEqual([166]);
  expect(await isKnown(kim)).toBe(false);

  await database.query(
    `update returning_members set expires_at = now() - interval '1 second' where $1 = any (blocked_by_profile_ids)`,
    [bob.user.profile.id],
  );
  await runJob(database, 'purge-expired-rows');
  expect(await loadRemainingDays(bob.user.profile.id)).toEqual([]);
  expect(await getCredits((await again(email)).visitor)).toBe(signupCredits);
});

test('a return within the 14 days keeps everything, and is still recognised', async () => {
  const kim = await again(`${mailbox()}@people.example`);
  await leave(kim);
  const back = await comeBack(await linkBack(kim.email));
  expect(await getCredits(back.visitor)).toBe(signupCredits);
  expect(await isKnown(kim)).toBe(true);
});

test('a disposable address opens an account without credits', async () => {
  const kim = await again(`${mailbox()}@mailinator.com`);
  expect(await getCredits(kim.visitor)).toBe(0);
});

/** The response to a link of a new account with this address. */
async function tryAgain(email: string): Promise<{ status: number; error: string | undefined }> {
  const before = await tokensTo(email);
  const { visitor } = await unconfirmed('Kim', { email });
  const newest = async () => (await tokensTo(email)).find((token) => !before.includes(token));
  await until(async () => (await newest()) !== undefined);
  const { status, body } = await visitor.call<{ error?: string }>('POST /api/activation.php', {
    body: { token: await newest() },
  });
  return { status, error: body.error };
}

const shut = ({ user }: Person) =>
  database.query('update users set locked_at = now() where id = $1', [user.id]);

test('an account that the operator has shut is not opened again under another spelling', async () => {
  const box = mailbox();
  const kim = await again(`${box}@gmail.com`);
  await shut(kim);
  expect((await tryAgain(`${box}+neu@gmail.com`)).error).toBe('activation_failed');
  await database.query('update users set locked_at = null where id = $1', [kim.user.id]);
  expect((await tryAgain(`${box}+auch@gmail.com`)).status).toBe(200);
});

test('nor for 180 days after it was erased', async () => {
  const email = `${mailbox()}@people.example`;
  const kim = await again(email);
  await leave(kim);
  await shut(kim);
  expect((await tryAgain(email)).error).toBe('activation_failed');
  await longAgo(kim, 14 * day);
  await runErasure();
  expect((await tryAgain(email)).error).toBe('activation_failed');
  await database.query(`update returning_members set expires_at = now() where banned`);
  expect((await tryAgain(email)).status).toBe(200);
});

test('of two spellings that are confirmed at once one gets the credits', async () => {
  const box = mailbox();
  const both = await Promise.all([again(`${box}+a@gmail.com`), again(`${box}+b@gmail.com`)]);
  const credits = await Promise.all(both.map(({ visitor }) => getCredits(visitor)));
  expect(credits.toSorted((a, b) => a - b)).toEqual([0, signupCredits]);
});

test('erasing a member erases the blocks stored for others', async () => {
  const [kim, bob] = await Promise.all([
    again(`${mailbox()}@people.example`),
    confirmed('Bob', { gender: 'man' }),
  ]);
  await block(bob, kim.user.profile.id);
  await erased(kim);
  expect(await loadRemainingDays(bob.user.profile.id)).toHaveLength(1);
  await erased(bob);
  expect(await loadRemainingDays(bob.user.profile.id)).toEqual([]);
});
