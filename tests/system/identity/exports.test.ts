import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import type { Export, Privacy } from '#lib/contract/identity/privacy.ts';
import { Visitor } from '#tests/support/http.ts';
import { extractLinks, waitForMail } from '#tests/support/mailbox.ts';
import { enqueueJob } from '#tests/support/enqueue-job.ts';
import { jpeg } from '#tests/support/pictures.ts';
import { until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, password, send, type Person } from '#tests/support/cast.ts';
import { change, small, upload } from '#tests/support/own-photos.ts';

type Refused = { error?: string; fields?: Record<string, string> };

const fetchExport = async ({ visitor }: Person) =>
  (await visitor.call<Export & Refused>('GET /api/export.php')).body;
const requestExport = ({ visitor }: Person, word = password) =>
  visitor.call<Export & Refused>('POST /api/export.php', { body: { password: word } });
const fetchFile = (visitor: Visitor) => visitor.get('/api/export.php?file=1');

/** A member's data, by export file. */
const partsByFile = {
  'account.json':
    'exported_at account consents sessions logins push_subscriptions notification_preferences mails_about_news invitations ' +
    'way_to_the_account told_to_partners complaints decisions_about_me',
  'profile.json': 'profile saved_search likes_sent likes_received swipes blocked notes photos',
  'money.json': 'credits payments reversals mandates withdrawals discount_codes',
};

async function made(person: Person): Promise<Record<string, string>> {
  expect((await requestExport(person)).body.state).toBe('ordered');
  await until(async () => (await fetchExport(person)).state === 'ready');
  const { status, bytes, headers } = await fetchFile(person.visitor);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/zip');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="herzfunke-\d{4}-\d\d-\d\d\.zip"$/);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(bytes).toHaveLength((await fetchExport(person)).size ?? 0);
  const files = unzipSync(bytes);
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      name,
      name.endsWith('.json') ? strFromU8(content) : Buffer.from(content).toString('hex'),
    ]),
  );
}

test('a member gets all their data in one file, only by password, and a mail', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  await upload(alice.visitor, await jpeg(small));
  await change(alice.visitor, 'PUT /api/profile.php', { about_me: 'Sonntags am Rhein.' });
  await send(alice, bob.user.profile.id, 'Hallo Bob.');
  await send(bob, alice.user.profile.id, 'Hallo Alice.');
  await bob.visitor.call('PUT /api/note.php', {
    body: { id: alice.user.profile.id, note: 'Nicht für sie.' },
  });
  await alice.visitor.call('PUT /api/note.php', { body: { id: bob.user.profile.id, note: 'Mag Hunde.' } });

  const wrong = await requestExport(alice, 'Falsch-und-lang-1');
  expect([wrong.status, wrong.body.fields]).toEqual([422, { password: 'wrong_password' }]);
  expect((await fetchExport(alice)).state).toBe('none');

  const files = await made(alice);
  expect(Object.keys(files).sort()).toEqual(
    expect.arrayContaining([
      'account.json',
      'conversations.json',
      'money.json',
      'photos/01.jpg',
      'profile.json',
    ]),
  );
  // As stored: a picture of the same size, without the camera's metadata.
  const picture = await sharp(Buffer.from(files['photos/01.jpg'] ?? '', 'hex')).metadata();
  expect(picture).toMatchObject({ format: 'jpeg', ...small });
  const account = JSON.parse(files['account.json'] ?? '') as {
    account: { email: string };
    consents: { kind: string; granted: boolean }[];
    logins: unknown[];
  };
  expect(account.account.email).toBe(alice.email);
  expect(account.consents.map(({ kind }) => kind)).toEqual(['terms', 'sensitive']);
  expect(files['profile.json']).toContain('Sonntags am Rhein.');
  expect(files['profile.json']).toContain('Mag Hunde.');
  const [chat] = JSON.parse(files['conversations.json'] ?? '') as { id: number; name: string }[];
  expect(chat?.name).toBe('Bob');
  const messages = JSON.parse(files[`conversations/${chat?.id}.json`] ?? '') as {
    sender: string;
    body: string;
  }[];
  expect(messages.map(({ sender, body }) => [sender, body])).toEqual([
    ['me', 'Hallo Bob.'],
    ['other', 'Hallo Alice.'],
  ]);
  // Every part is listed, even if empty.
  for (const [name, parts] of Object.entries(partsByFile))
    expect(Object.keys(JSON.parse(files[name] ?? '{}') as object)).toEqual(parts.split(' '));
  const whole = JSON.stringify(files);
  for (const foreign of [bob.email, 'Nicht für sie.', 'argon2', 'password_hash', 'token_hash'])
    expect(whole).not.toContain(foreign);

  const mail = await waitForMail(alice.email, { subject: /liegen bereit/ });
  expect(extractLinks(mail).some((link) => link.endsWith('/settings#data'))).toBe(true);
});

test('it is private, comes once a day, and is deleted after seven days', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  await made(alice);
  expect((await fetchFile(bob.visitor)).status).toBe(404);
  expect((await fetchFile(new Visitor(herzfunke))).status).toBe(403);
  expect((await requestExport(alice)).body.error).toBe('too_many_exports');

  await database.query(
    `update exports set requested_at = requested_at - interval '7 days', expires_at = expires_at - interval '7 days'
     where user_id = $1`,
    [alice.user.id],
  );
  expect((await fetchExport(alice)).state).toBe('none');
  expect((await fetchFile(alice.visitor)).status).toBe(404);
  const { rows } = await database.query<{ file: string }>('select file from exports where user_id = $1', [
    alice.user.id,
  ]);
  await enqueueJob(database, 'purge-expired-rows');
  await until(async () => {
    const { rowCount } = await database.query(
      `select 1 from jobs.job where name = 'erase-export' and data->>'file' = $1 and state = 'completed'`,
      [rows[0]?.file],
    );
    return rowCount === 1;
  });
  expect((await requestExport(alice)).body.state).toBe('ordered');
});

test('two that order at once order one file', async () => {
  const alice = await confirmed('Alice');
  const answers = await Promise.all([requestExport(alice), requestExport(alice), requestExport(alice)]);
  expect(answers.map(({ body }) => body.state)).toEqual(['ordered', 'ordered', 'ordered']);
  const { rowCount } = await database.query('select 1 from exports where user_id = $1', [alice.user.id]);
  expect(rowCount).toBe(1);
});

test('choices are off until a yes, and each change is in the log', async () => {
  const alice = await confirmed('Alice');
  const privacy = async () => (await alice.visitor.call<Privacy>('GET /api/privacy.php')).body;
  const choose = (body: object) => alice.visitor.call<Privacy>('PUT /api/privacy.php', { body });
  expect((await privacy()).choices).toEqual({ statistics: false, attribution: false, sensitive: true });
  const hide = async () => {
    await alice.visitor.call('POST /api/page-hidden.php', { body: {} });
    const { rows } = await database.query<{ user_id: string | null }>(
      'select user_id from page_hidden_events order by id desc limit 1',
    );
    return rows[0]?.user_id;
  };
  // Refusing a consent that was never given is no change.
  await choose({ statistics: false });
  expect(await hide()).toBeNull();
  expect((await choose({ statistics: true })).body.choices).toEqual({
    statistics: true,
    attribution: false,
    sensitive: true,
  });
  await choose({ statistics: true });
  expect(Number(await hide())).toBe(alice.user.id);
  await choose({ statistics: false });
  expect(await hide()).toBeNull();
  await alice.visitor.call('PUT /api/profile.php', { body: { indexable: true } });
  await alice.visitor.call('PUT /api/visibility.php', { body: { indexable: false } });
  expect((await privacy()).consents.map(({ kind, granted }) => `${kind} ${granted}`)).toEqual([
    'indexing false',
    'indexing true',
    'statistics false',
    'statistics true',
    'sensitive true',
    'terms true',
  ]);
  await expect(database.query('update consent_log set granted = true')).rejects.toThrow('not rewritten');
});
