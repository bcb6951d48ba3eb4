import { randomUUID } from 'node:crypto';
import { Visitor } from '#tests/support/http.ts';
import { jpeg } from '#tests/support/pictures.ts';
import { eventually } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, premium, requireUser, unconfirmed, type Person } from '#tests/support/cast.ts';
import {
  chatWith,
  edit,
  getProfileId,
  messageFor,
  sendMessage,
  show,
  deleteMessage,
} from '#tests/support/chatting.ts';
import { eraseNow, listFiles } from '#tests/support/stored-files.ts';
import { small } from '#tests/support/own-photos.ts';

/** The demo's price of an image, and everyone's initial credits. */
const price = 2;
const beginning = 5;

const fetchCredits = async (person: Person) => (await requireUser(person.visitor)).credits;

test('an image is cut, paid and delivered as a separate message', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const before = await sendMessage(bob, alice, 'Zeig mal.');
  const { status, body } = await show(alice, getProfileId(bob), { reply: before.id });
  expect({ status, credits: body.credits }).toEqual({ status: 200, credits: beginning - price });
  expect(body.message).toMatchObject({
    body: '',
    gift: null,
    reply_to: { id: before.id, excerpt: 'Zeig mal.' },
    image: {
      width: small.width,
      height: small.height,
      filename: expect.stringMatching(/^\/photos\/\w{16}-large\.webp$/),
    },
  });
  expect((await chatWith(bob, alice)).last_message?.image).toEqual(body.message.image);
  expect((await chatWith(bob, alice)).num_unread_messages).toBe(1);
  const { rows } = await database.query(
    `select reason, delta, reference from credit_ledger where user_id = $1 and reason = 'image'`,
    [alice.user.id],
  );
  expect(rows).toEqual([{ reason: 'image', delta: -price, reference: `image:${body.message.id}` }]);
});

test('only the two members get the files, uncached', async () => {
  const [alice, bob, carla, robin] = await Promise.all([
    confirmed('Alice'),
    confirmed('Bob'),
    confirmed('Carla'),
    premium(),
  ]);
  const { body } = await show(alice, getProfileId(bob));
  const { filename = '', match = '' } = body.message.image ?? {};
  for (const path of [filename, match]) {
    for (const { visitor } of [alice, bob]) {
      const { status, headers, bytes } = await visitor.get(path);
      expect({ status, caching: headers['cache-control'] }).toEqual({
        status: 200,
        caching: 'private, max-age=300',
      });
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    }
    const strangers = [carla.visitor, robin.visitor, new Visitor(herzfunke)];
    for (const visitor of strangers) expect((await visitor.get(path)).status).toBe(404);
  }
  for (const variant of ['locked', 'uncut', 'original'])
    expect((await alice.visitor.get(filename.replace('large', variant))).status).toBe(404);
  await bob.visitor.call('POST /api/block.php', { body: { id: getProfileId(alice) } });
  for (const { visitor } of [alice, bob]) expect((await visitor.get(filename)).status).toBe(404);
});

test('an image that is taken back is gone at once, its files are erased, and its price stays paid', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const { message } = (await show(alice, getProfileId(bob))).body;
  const path = message.image?.filename ?? '';
  expect((await edit(alice, message.id, 'Kein Bild')).status).toBe(422);
  expect((await deleteMessage(alice, message.id)).body.message).toMatchObject({ deleted: true, image: null });
  for (const { visitor } of [alice, bob]) expect((await visitor.get(path)).status).toBe(404);
  expect(await messageFor(bob, message)).toMatchObject({ deleted: true, image: null });
  expect(await fetchCredits(alice)).toBe(beginning - price);
  expect(listFiles(path)).toBeGreaterThan(2);
  await eraseNow(path);
  await eventually(() => listFiles(path) === 0);
});

test('a retry with the same client id is one image and one debit', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const [file, key] = [await jpeg(small), randomUUID()];
  const answers = await Promise.all([1, 2, 3].map(() => show(alice, getProfileId(bob), { file, key })));
  answers.push(await show(alice, getProfileId(bob), { file, key }));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message.image?.filename}`)).size).toBe(
    1,
  );
  const other = await show(alice, getProfileId(bob), {
    file: await jpeg({ ...small, width: small.width + 40 }),
    key,
  });
  expect([other.status, other.body.error]).toEqual([422, 'invalid_input']);
  expect(await fetchCredits(alice)).toBe(beginning - price);
});

test.each([
  ['no picture', async () => Buffer.from('no picture'), 'photo_unreadable'],
  ['a picture that is too small', () => jpeg({ width: 100, height: 100 }), 'photo_too_small'],
])('%s costs nothing', async (_what, makeFile, error) => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  expect((await show(alice, getProfileId(bob), { file: await makeFile() })).body.error).toBe(error);
  expect(await fetchCredits(alice)).toBe(beginning);
});

test('without a confirmed address there are no images, in either direction', async () => {
  const [ulla, bob] = await Promise.all([unconfirmed('Ulla'), confirmed('Bob')]);
  expect((await show(ulla, getProfileId(bob))).body.error).toBe('not_confirmed');
  expect((await show(bob, getProfileId(ulla))).body.error).toBe('recipient_unreachable');
  expect(await fetchCredits(bob)).toBe(beginning);
});
