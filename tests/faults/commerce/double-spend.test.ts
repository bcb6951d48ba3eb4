// The long form: `REPEATS=50 npm run test:faults -- double-spend`. Credits, conversations and codes: chat-spending, discount-once.
import { randomUUID } from 'node:crypto';
import { ordered, webhook } from '#tests/support/buying.ts';
import { confirmed } from '#tests/support/cast.ts';
import { addPhotos, listPhotos, small, upload } from '#tests/support/own-photos.ts';
import { queryBooks, findBookFaults } from '#tests/support/books.ts';
import { parseCheckoutRef, applySteps } from '#tests/support/checkout.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { jpeg } from '#tests/support/pictures.ts';
import { until } from '#tests/support/until.ts';

const repeats = Number(process.env.REPEATS ?? 1);
const timeoutMs = 120_000 + repeats * 40_000;
/** Concurrent swipes and uploads; resizing is slow, so fewer of these suffice. */
const [swipes, uploads] = [200, 40];
/** A free member's limits: likes a day in the game, and photos. */
const [likesADay, photos] = [4, 3];

const database = stackDatabase();
afterAll(() => database.end());

const times = async (work: () => Promise<void>) => {
  for (let repeat = 0; repeat < repeats; repeat += 1) await work();
};

test(
  `${swipes} likes of the swipe game at once are exactly ${likesADay}`,
  () =>
    times(async () => {
      const alice = await confirmed('Alice');
      const { rows } = await database.query<{ id: number }>(
        `select id::int from profiles where pool = 'demo' and fictional and gender = 'man' order by id limit $1`,
        [swipes],
      );
      const answers = await Promise.all(
        Array.from({ length: swipes }, (_, at) =>
          alice.visitor.call('POST /api/swipe.php', {
            body: { id: rows[at % rows.length]?.id, verdict: 'like' },
            key: randomUUID(),
          }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
      const { body } = await alice.visitor.call<{ profiles: unknown[] }>('GET /api/likes.php');
      expect(body.profiles).toHaveLength(likesADay);
    }),
  timeoutMs,
);

test(
  `${uploads} photos at once where one place is left are one`,
  () =>
    times(async () => {
      const alice = await confirmed('Alice');
      await addPhotos(alice, photos - 1);
      const files = await Promise.all(Array.from({ length: uploads }, () => jpeg(small)));
      const answers = await Promise.all(files.map((file) => upload(alice.visitor, file)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.flatMap(({ body }) => body.error ?? []);
      expect(refused).toHaveLength(uploads - 1);
      // Uploads beyond the queue's limit are rejected too.
      for (const error of refused) expect(['photo_limit', 'too_many_requests']).toContain(error);
      expect(await listPhotos(alice.visitor)).toHaveLength(photos);
    }),
  timeoutMs,
);

test(
  'one payment with two hundred webhooks at once is booked once',
  () =>
    times(async () => {
      const alice = await confirmed('Alice');
      const before = (await queryBooks(database, alice)).credits;
      const payment = await ordered(alice.visitor);
      await applySteps(parseCheckoutRef(payment.checkout_url), [
        { settle: { status: 'paid', failure: null }, webhooks: 0 },
      ]);
      const ref = parseCheckoutRef(payment.checkout_url);
      const calls = Array.from({ length: 200 }, () => webhook(alice.visitor, ref));
      expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
      const credits = async () => (await queryBooks(database, alice)).credits;
      await until(async () => (await credits()) > before);
      const books = await queryBooks(database, alice);
      expect({ credits: books.credits, faults: findBookFaults(books) }).toEqual({
        credits: before + payment.credits,
        faults: [],
      });
    }),
  timeoutMs,
);
