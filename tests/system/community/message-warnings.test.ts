import { listMails, waitForMail } from '#tests/support/mailbox.ts';
import { database } from '#tests/support/test-database.ts';
import { copyBrand } from '#tests/support/brand-copy.ts';
import { confirmed, type Person } from '#tests/support/cast.ts';
import { eraseNow, listFiles } from '#tests/support/stored-files.ts';
import {
  chatWith,
  edit,
  getProfileId,
  messageFor,
  read,
  sendMessage,
  show,
} from '#tests/support/chatting.ts';

const contactData = 'Schreib mir an alice@example.org';

test('where the brand wants no contact data, the receiver is warned and the sender is not', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const message = await sendMessage(alice, bob, contactData);
  expect(message.warning).toBeNull();
  expect((await messageFor(alice, message))?.warning).toBeNull();
  expect((await messageFor(bob, message))?.warning).toBe('contact_data');
  expect((await chatWith(bob, alice)).last_message?.warning).toBe('contact_data');
  await edit(alice, message.id, 'Schreib mir hier.');
  expect((await messageFor(bob, message))?.warning).toBeNull();
});

test('where the brand allows them, there is no warning', async () => {
  const { host } = await copyBrand(database, 'vlinder', { contact_data: 'allow' });
  const [alice, bob] = await Promise.all([confirmed('Alice', {}, host), confirmed('Bob')]);
  const message = await sendMessage(alice, bob, contactData);
  expect((await messageFor(bob, message))?.warning).toBeNull();
});

test('asking for money is delivered with a warning, everyday words without', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const asking = await sendMessage(alice, bob, 'Kannst du mir bitte 200 Euro leihen?');
  const plain = await sendMessage(alice, bob, 'Das Essen hat 40 Euro gekostet.');
  expect((await messageFor(bob, asking))?.warning).toBe('money');
  expect((await messageFor(bob, plain))?.warning).toBeNull();
});

const report = ({ visitor }: Person, message: number, key: string = crypto.randomUUID(), text = '') =>
  visitor.call<{ receipt: string; error?: string }>('POST /api/report.php?message=1', {
    body: { message, reason: 'money', text },
    key,
  });

test('a reported message is stored with the ten around it, and a receipt goes out', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const { conversation } = await sendMessage(bob, alice, 'Hallo 0');
  await database.query(
    `insert into messages (conversation_id, sender_profile_id, client_message_id, body, automatic, created_at)
     select $1, $2, gen_random_uuid(), 'Hallo ' || at, false, now() from generate_series(1, 20) at order by at`,
    [conversation, getProfileId(bob)],
  );
  const all = await database.query<{ id: string }>(
    'select id from messages where conversation_id = $1 order by id',
    [conversation],
  );
  const ids = all.rows.map(({ id }) => Number(id));
  const key = crypto.randomUUID();
  const { status, body } = await report(alice, ids[10] ?? 0, key, 'Er will Geld.');
  expect(status).toBe(200);
  expect((await report(alice, ids[10] ?? 0, key, 'Er will Geld.')).body).toEqual(body);
  const { rows } = await database.query<{ evidence: { id: number; body: string }[] }>(
    `select category, reported_profile_id::int, reported_message_id::int, reporter_user_id::int, evidence
     from complaints where reference = $1`,
    [body.receipt],
  );
  expect(rows[0]).toMatchObject({
    category: 'report-message-money',
    reported_profile_id: getProfileId(bob),
    reported_message_id: ids[10],
    reporter_user_id: alice.user.id,
  });
  expect(rows[0]?.evidence.map((entry) => entry.id)).toEqual(ids.slice(5, 16));
  expect(rows[0]?.evidence[5]).toMatchObject({
    sender: getProfileId(bob),
    body: 'Hallo 10',
    deleted_at: null,
  });
  const mail = await waitForMail(alice.email, { subject: new RegExp(body.receipt) });
  expect(mail.html).not.toContain('Hallo 10');
  expect((await listMails(bob.email)).map(({ subject }) => subject).join()).not.toContain(body.receipt);
});

test('an image in a report is stored, even when its sender takes it back', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const { message } = (await show(alice, getProfileId(bob))).body;
  const { body } = await report(bob, message.id);
  await alice.visitor.call('DELETE /api/message.php', { body: { id: message.id } });
  const { rows } = await database.query<{ image: string }>(
    `select evidence->0->>'image' as image from complaints where reference = $1`,
    [body.receipt],
  );
  const path = message.image?.filename ?? '';
  expect(path).toContain(rows[0]?.image);
  await eraseNow(path);
  expect(listFiles(path)).toBeGreaterThan(2);
  expect((await alice.visitor.get(path)).status).toBe(404);
});

test('only what someone else wrote to the caller is reported', async () => {
  const [alice, bob, carla] = await Promise.all([confirmed('Alice'), confirmed('Bob'), confirmed('Carla')]);
  const message = await sendMessage(alice, bob);
  expect((await report(alice, message.id)).body.error).toBe('not_found');
  expect((await report(carla, message.id)).body.error).toBe('not_found');
  await read(bob, message);
  await bob.visitor.call('DELETE /api/chat.php', { body: { conversation: message.conversation } });
  expect((await report(bob, message.id)).status).toBe(200);
});
