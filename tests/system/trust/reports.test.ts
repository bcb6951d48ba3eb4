import { randomUUID } from 'node:crypto';
import type { Profile } from '#lib/contract/community/profile.ts';
import { Visitor } from '#tests/support/http.ts';
import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { database } from '#tests/support/test-database.ts';
import {
  confirmed,
  herzfunke,
  someFictional,
  unconfirmed,
  vlinder,
  type Person,
} from '#tests/support/cast.ts';
import { listPhotos, withPhotos } from '#tests/support/own-photos.ts';

type Receipt = { receipt: string; received_at: string; error?: string; fields?: Record<string, string> };
type Report = { id: number; reason: string; text: string; photo?: string };

const report = ({ visitor }: Person, body: Report, key: string = randomUUID()) =>
  visitor.call<Receipt>('POST /api/report.php', { body, key });

const findStored = async (receipt: string) => {
  const { rows } = await database.query<Record<string, unknown>>(
    `select category, text, locale, email, reported_profile_id::int, reported_photo_hash, reporter_user_id::int
     from complaints where reference = $1`,
    [receipt],
  );
  return rows[0];
};

test('a report of a member is stored with who, why and what, and a receipt goes out', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice', {}, vlinder), confirmed('Bob')]);
  // The mail uses the member's language, not the brand's.
  await alice.visitor.call('PUT /api/user.php', { body: { language: 'fi' } });
  const { status, body } = await report(alice, {
    id: bob.user.profile.id,
    reason: 'money',
    text: 'Er wollte 500 Euro.',
  });
  expect({ status, receipt: body.receipt }).toEqual({
    status: 200,
    receipt: expect.stringMatching(/^VLINDER-\d{8}-[2-9A-HJ-NP-Z]{10}$/),
  });
  expect(await findStored(body.receipt)).toEqual({
    category: 'report-money',
    text: 'Er wollte 500 Euro.',
    locale: 'fi',
    email: alice.email,
    reported_profile_id: bob.user.profile.id,
    reported_photo_hash: null,
    reporter_user_id: alice.user.id,
  });
  const mail = await waitForMail(alice.email, { subject: new RegExp(body.receipt) });
  expect(mail.html).toContain('lang="fi"');
  // The text stays with us, and the other member gets nothing.
  expect(mail.html).not.toContain('500 Euro');
  expect((await listMails(bob.email)).map(({ subject }) => subject).join()).not.toContain(body.receipt);
});

test('a photo is reported by its address, and only as one of that member', async () => {
  const [alice, bob, carla] = await Promise.all([
    confirmed('Alice'),
    withPhotos('Bob', 1),
    withPhotos('Carla', 1),
  ]);
  const photo = (await listPhotos(bob.visitor))[0]?.filename ?? '';
  const ofBob = { id: bob.user.profile.id, reason: 'photo', text: '' };
  const { body } = await report(alice, { ...ofBob, photo });
  expect(await findStored(body.receipt)).toMatchObject({
    category: 'report-photo',
    reported_photo_hash: /[0-9a-f]{16}/.exec(photo)?.[0],
  });
  const foreign = (await listPhotos(carla.visitor))[0]?.filename ?? '';
  for (const other of [foreign, 'nonsense', '/photos/../x-large.webp']) {
    const refused = await report(alice, { ...ofBob, photo: other });
    expect({ status: refused.status, fields: refused.body.fields }).toEqual({
      status: 422,
      fields: { photo: 'unknown_value' },
    });
  }
});

test('a repeated report is one, with one receipt and one mail', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const key = randomUUID();
  const body = { id: bob.user.profile.id, reason: 'spam', text: 'Immer dieselbe Nachricht.' };
  const answers = await Promise.all([1, 2, 3].map(() => report(alice, body, key)));
  const receipts = new Set(answers.map((answer) => answer.body.receipt));
  expect(receipts.size).toBe(1);
  const [receipt = ''] = receipts;
  await waitForMail(alice.email, { subject: new RegExp(receipt) });
  expect((await listMails(alice.email)).filter(({ subject }) => subject.includes(receipt))).toHaveLength(1);
  await database.query(`update profiles set name = 'Alicia' where id = $1`, [alice.user.profile.id]);
  expect((await report(alice, body, key)).body.receipt).toBe(receipt);
  // The same key from another member is a new report; with other content it is rejected.
  const carla = await confirmed('Carla');
  expect((await report(carla, body, key)).body.receipt).not.toBe(receipt);
  for (const changed of [{ reason: 'fake' }, { text: 'Etwas anderes.' }, { id: carla.user.profile.id }])
    expect(await report(alice, { ...body, ...changed }, key)).toMatchObject({
      status: 422,
      body: { fields: { idempotency_key: 'invalid' } },
    });
  const { rows } = await database.query('select 1 from complaints where reporter_user_id = $1', [
    alice.user.id,
  ]);
  expect(rows).toHaveLength(1);
});

test('another’s complaint does not block a report’s key', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const key = randomUUID();
  const { status } = await new Visitor(herzfunke).call('POST /api/complaint.php', {
    key: `report:${alice.user.id}:${key}`,
    body: { name: 'Carla', email: 'carla@people.example', category: 'other', text: 'Zuvorgekommen.' },
  });
  expect(status).toBe(200);
  const body = { id: bob.user.profile.id, reason: 'spam', text: 'Immer dieselbe Nachricht.' };
  const first = await report(alice, body, key);
  expect((await report(alice, body, key)).body.receipt).toBe(first.body.receipt);
});

test('unconfirmed members may report too, fictional profiles as well as members', async () => {
  const alice = await unconfirmed('Alice');
  const id = await someFictional(alice.visitor);
  expect((await report(alice, { id, reason: 'fake', text: '' })).status).toBe(200);
});

test('members cannot report themselves, strangers to the pool, or erased members', async () => {
  const alice = await confirmed('Alice');
  const { rows } = await database.query<{ id: number }>(
    `select id from profiles where status = 'deleted' order by id limit 1`,
  );
  const about = async (id: number) => (await report(alice, { id, reason: 'fake', text: '' })).body.error;
  expect(await about(alice.user.profile.id)).toBe('not_found');
  expect(await about(999_999_999)).toBe('not_found');
  expect(await about(Number(rows[0]?.id))).toBe('gone');
});

test('another reason needs a text', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const { status, body } = await report(alice, { id: bob.user.profile.id, reason: 'other', text: '  ' });
  expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { text: 'required' } });
});

test('a report changes nothing that the reported one could see', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  await report(alice, { id: bob.user.profile.id, reason: 'harassment', text: '' });
  const { body } = await bob.visitor.call<{ profile: Profile }>('GET /api/member.php', {
    query: { id: alice.user.profile.id },
  });
  expect(body.profile.name).toBe('Alice');
});
