// The long form: `ROUNDS=20 npm run test:faults -- canaries`. What is left after an erasure: tests/system/identity/account-erasure-markers.
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { confirmed, herzfunke, send, type Person } from '#tests/support/cast.ts';
import { plantMarkers } from '#tests/support/marked-member.ts';
import { bringBack } from '#tests/support/bring-back.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { Visitor } from '#tests/support/http.ts';
import { killPart, stackAddress, startPart } from '#tests/support/stack.ts';

const rounds = Number(process.env.ROUNDS ?? 1);
const timeoutMs = 240_000 + rounds * 60_000;
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Fields that a profile shows to everyone; all others are only for their author and recipient. */
const isPublic = (marker: string) => /^mk(name|town|about|facts)[a-z]{10}$/.test(marker);

const database = stackDatabase();
let alice: Person | undefined;
let bob: Person | undefined;
let carla: Person | undefined;
let markers: string[] = [];
let pages: string[] = [];

beforeAll(async () => {
  // At production's log level, unlike the other tests.
  await restart('info');
  bob = await confirmed('Bob', { gender: 'man' });
  carla = await confirmed('Carla');
  ({ alice, markers, pages } = await plantMarkers(bob));
  // A value that no profile can have makes her page unreadable.
  await database.query('update profiles set tattoos = $1 where id = $2', ['many', alice.user.profile.id]);
});

afterAll(async () => {
  await database.end();
  await restart();
});

test('no page and no response shows private data to others', async () => {
  expect(new Set(markers).size).toBeGreaterThanOrEqual(50);
  const others = [new Visitor(herzfunke), requirePerson(carla).visitor];
  for (const path of [...pages, '/', '/members', '/chats', '/likes', '/sitemaps/members-1.xml'])
    for (const visitor of others) {
      const { status, text } = await visitor.get(path);
      const leaked = found(text, (marker) => !isPublic(marker));
      expect([path, status < 500, leaked]).toEqual([path, true, []]);
    }
});

test(
  'no error repeats its input, for invalid calls and for faults',
  async () => {
    const { visitor } = requirePerson(alice);
    const to = requirePerson(bob).user.profile.id;
    const canary = `mkerror${randomUUID().replaceAll('-', '')}`;
    markers.push(canary);
    const wrong = [
      () => visitor.call('PUT /api/profile.php', { body: { about_me: canary.repeat(500) } }),
      () => visitor.call('PUT /api/profile.php', { body: { [canary]: canary, gender: canary } }),
      () => visitor.call('POST /api/user.php', { body: { email: `${canary}@x.example`, password: canary } }),
      () => visitor.call('POST /api/user.php', { body: { email: canary, password: { deep: canary } } }),
      () => visitor.call('POST /api/message.php', { body: { profile_id: canary, body: canary } }),
      () => visitor.call('GET /api/member.php', { query: { id: canary } }),
      () => visitor.call('GET /api/discountcode.php', { query: { code: canary } }),
      () => visitor.call('PUT /api/reactivation.php', { body: { token: canary } }),
      () => visitor.call('POST /api/activation.php', { body: { token: canary } }),
      () =>
        visitor.request('/api/message.php', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          body: `{"body":"${canary}`,
        }),
      () => visitor.request(`/api/${canary}.php`, { method: 'POST', body: canary }),
      () => visitor.get(`/members/${canary}`, { headers: { 'user-agent': canary, referer: canary } }),
    ];
    for (const ask of wrong) {
      const { status, text } = await ask();
      expect([String(ask), status < 500]).toEqual([String(ask), true]);
      // A page may contain its own URL; an error response may not repeat it.
      const isRefusal = status >= 400 && !text.startsWith('<!DOCTYPE');
      expect(isRefusal && text.includes(canary)).toBe(false);
    }
    for (let round = 0; round < rounds; round += 1)
      for (const part of ['backend', 'database'] as const) {
        const sending = Array.from({ length: 10 }, () =>
          send(requirePerson(alice), to, canary).then(
            ({ status, text }) => (status >= 400 ? text : ''),
            () => '',
          ),
        );
        await sleep(30);
        await killPart(part);
        const texts = await Promise.all(sending);
        await bringBack(part);
        expect(texts.filter((text) => text.includes(canary))).toEqual([]);
      }
  },
  timeoutMs,
);

test('no log has anything of it, public or not', async () => {
  await sleep(1_000);
  const { logs: folder } = stackAddress();
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
  const files = [
    ...logs.map((name) => join(folder, name)),
    join(stackAddress().dataDir, 'postgres.log'),
  ].filter((file) => existsSync(file));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect([file, found(readFileSync(file, 'latin1'))]).toEqual([file, []]);
});

test('no secret of this installation is in a log, in what browsers load, or in a page', async () => {
  const secrets = listValues(readSecrets());
  expect(secrets.length).toBeGreaterThan(2);
  const folder = stackAddress().logs;
  const places = [join(root, '.next', 'static'), folder, join(root, 'public')].flatMap(filesIn);
  for (const file of places) {
    const content = readFileSync(file, 'latin1');
    const leaked = secrets.filter((secret) => content.includes(secret));
    expect([file, leaked, found(content)]).toEqual([file, [], []]);
  }
  const { text } = await requirePerson(alice).visitor.get('/');
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

async function restart(level?: string): Promise<void> {
  for (const part of ['backend', 'front'] as const) {
    await killPart(part);
    await startPart(part, level ? { LOG_LEVEL: level } : {});
  }
}

function requirePerson(person: Person | undefined): Person {
  if (!person) throw new Error('Nobody has signed up');
  return person;
}

function found(text: string, which: (marker: string) => boolean = () => true): string[] {
  return markers.filter(
    (marker) =>
      which(marker) && (text.includes(marker) || text.includes(Buffer.from(marker).toString('hex'))),
  );
}

const readSecrets = () =>
  JSON.parse(readFileSync(join(stackAddress().dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;

/** Every private value of a secrets file, without values that browsers get anyway, such as the public push key. */
function listValues(secrets: Record<string, string>): string[] {
  return Object.entries(secrets).flatMap(([name, value]) =>
    value.length >= 16 && !/public/i.test(name) ? [value] : [],
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
