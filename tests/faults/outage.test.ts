import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '../support/http.ts';
import { killPart, startPart } from '../support/stack.ts';
import { confirmed, herzfunke, requireUser, send } from '../contract/cast.ts';

const patience = 120_000;

test(
  'while the backend is away kept pages stay, others say so, and all recovers by itself',
  async () => {
    const visitor = new Visitor(herzfunke);
    await visitor.get('/members');
    await killPart('backend');

    const kept = await visitor.get('/members');
    expect([kept.status, kept.text.includes('<html lang="de"')]).toEqual([200, true]);

    const missing = await timed(() => visitor.get('/members/7'));
    expect(missing.answer.status).toBe(503);
    expect(missing.answer.headers['retry-after']).toBeDefined();
    const { text } = missing.answer;
    expect([text.includes('<html lang="de"'), text.includes('Herzfunke')]).toEqual([true, true]);
    expect(missing.milliseconds).toBeLessThan(3000);

    const call = await visitor.call<{ error: string }>('GET /api/user.php');
    expect([call.status, call.body.error]).toEqual([503, 'backend_unavailable']);

    await startPart('backend');
    const recovered = await within(5000, async () => (await visitor.get('/members/7')).status === 200);
    expect(recovered).toBe(true);
  },
  patience,
);

test(
  'a kill in the middle of sends loses and doubles nothing that was acknowledged',
  async () => {
    const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
    const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
    const sending = Promise.allSettled(
      ids.map((id) => send(alice, bob.user.profile.id, `Nachricht ${id}`, id)),
    );
    await killPart('backend');
    await sending;
    await startPart('backend');
    // Each is tried again with its own client id, as the browser does.
    for (const id of ids) {
      expect((await send(alice, bob.user.profile.id, `Nachricht ${id}`, id)).status).toBe(200);
    }
    expect((await requireUser(alice.visitor)).credits).toBe(0);
    const { body } = await bob.visitor.call<{ chats: { num_unread_messages: number }[] }>(
      'GET /api/chats.php',
    );
    expect(body.chats[0]?.num_unread_messages).toBe(5);
  },
  patience,
);

test(
  'an event stream is told to fetch again after the feed was away',
  async () => {
    const alice = await confirmed('Alice');
    const stream = await alice.visitor.stream('/api/events.php');
    let heard = '';
    stream.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    stream.on('error', () => undefined);
    await killPart('backend');
    await startPart('backend');
    expect(await within(10_000, async () => heard.includes('resync'))).toBe(true);
    stream.destroy();
  },
  patience,
);

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const started = performance.now();
  return { answer: await work(), milliseconds: performance.now() - started };
}

/** Whether the question is answered with yes before the time (milliseconds) is over. */
async function within(time: number, ask: () => Promise<boolean>): Promise<boolean> {
  for (const start = Date.now(); Date.now() - start < time; await sleep(100)) {
    if (await ask().catch(() => false)) return true;
  }
  return false;
}
