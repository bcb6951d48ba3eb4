import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '#lib/contract/endpoints.ts';
import { endpointName, type EndpointDefinition } from '#lib/contract/endpoint.ts';
import { Visitor } from '#tests/support/http.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { confirmed, herzfunke, premium, vlinder, type Person } from '#tests/support/cast.ts';
import { operateIn, vonk } from '#tests/support/operating.ts';
import { roleMatrix } from './role-matrix.ts';

/** The other access rules: operator commands, the fronts' own calls, members of other brands, response contents. */

const calls: EndpointDefinition[] = [...endpoints];
const folder = mkdtempSync(join(tmpdir(), 'vonk-none-'));
const news = join(folder, 'news.json');
writeFileSync(news, JSON.stringify({ de: { subject: 'Neu', paragraphs: ['Neu.'] } }));

/** The operator's commands, each with words that let it run. */
const commands: [name: string, ...words: string[]][] = [
  ['photos', 'list'],
  ['complaints', 'list'],
  ['ledger'],
  ['mails', 'list'],
  ['brand', 'list'],
  ['invite', 'make', '--brand', 'gnista'],
  ['news', 'send', '--brand', 'gnista', '--kind', 'news', '--file', news, '--dry'],
  ['postbacks', 'list'],
  ['report'],
  ['demo', 'seed'],
  ['migrate'],
];

/** Exit code of a command, or of the other program, with no database or a wrong password. */
async function run(databaseUrl: string, ...words: string[]): Promise<number> {
  const environment = { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: '', DATA_DIR: folder };
  if (words[0] !== 'migrate') return (await operateIn(environment, ...words)).code;
  const env = { ...process.env, ...environment };
  return spawnSync(process.execPath, [vonk.replace('vonk', 'migrate')], { env }).status ?? 0;
}

describe.each(commands)('the command %s', (name, ...words) => {
  test('does nothing without the database', async () => {
    expect(await run('', name, ...words)).toBe(1);
  });

  test('does nothing with a wrong password', async () => {
    const url = new URL(stackAddress().databaseUrl);
    url.password = 'guessed';
    expect(await run(url.href, name, ...words)).toBe(1);
  });

  test('is not reachable from outside', async () => {
    const visitor = await premium();
    for (const path of [
      `/api/${name}.php`,
      `/api/admin/${name}.php`,
      `/admin/${name}`,
      `/dist/${name}.mjs`,
      `/${name}.mjs`,
    ]) {
      // A call of members may share a command's name; it responds as the matrix says.
      if (calls.some((each) => each.path.split('?')[0] === path)) continue;
      expect({ path, status: (await visitor.visitor.get(path)).status }).toEqual({ path, status: 404 });
    }
  });
});

describe.each(calls.map((endpoint) => ({ name: endpointName(endpoint), endpoint })))(
  'the backend refuses $name',
  ({ endpoint }) => {
    test.each([
      ['without a key', {}],
      ['with a wrong key', { 'x-vonk-key': 'k'.repeat(32) }],
      ['with an empty key', { 'x-vonk-key': '' }],
    ])('%s', async (_how, headers) => {
      const visitor = new Visitor(herzfunke, stackAddress().backendPort);
      const { status, text } = await visitor.request(endpoint.path, {
        method: endpoint.method,
        headers: { 'x-vonk-brand': 'herzfunke', 'content-type': 'application/json', ...headers },
        ...(endpoint.method === 'GET' ? {} : { body: '{}' }),
      });
      expect({ status, text }).toEqual({ status: 403, text: '{"error":"front_only"}' });
    });
  },
);

test('the calls of a front are closed to browsers, with any headers', async () => {
  const { visitor } = await premium();
  for (const { method, path, audience } of calls) {
    if (audience !== 'front') continue;
    const { status } = await visitor.call(`${method} ${path}`, {
      headers: { 'x-vonk-key': stackAddress().frontKey, 'x-vonk-brand': 'herzfunke' },
    });
    expect({ path, refused: [403, 404].includes(status) }).toEqual({ path, refused: true });
  }
});

describe('a member of one brand on another', () => {
  let olga: Person;
  const elsewhere = new Visitor(herzfunke);
  beforeAll(async () => {
    olga = await confirmed('Olga', {}, vlinder);
    elsewhere.setCookie('__Host-vonk', olga.visitor.cookie('__Host-vonk') ?? '');
  });

  test('is not logged in, for every call that needs a session', async () => {
    for (const row of roleMatrix) {
      const endpoint = calls.find((each) => endpointName(each) === row.call);
      if (endpoint?.audience !== 'member' && endpoint?.audience !== 'confirmed') continue;
      if (endpoint.stream || endpoint.binary) continue;
      const { status, body } = await elsewhere.call(
        row.call,
        row.body ? { body: row.body(olga.user.profile.id) } : {},
      );
      expect({ call: row.call, status, error: body?.error }).toEqual({
        call: row.call,
        status: 403,
        error: 'authentication_required',
      });
    }
  });

  test('and its session does not say whose it is', async () => {
    const { body, text } = await elsewhere.call<{ user: unknown }>('GET /api/user.php');
    expect(body.user).toBeNull();
    expect(text).not.toContain(olga.email);
    expect((await olga.visitor.call('GET /api/chats.php')).status).toBe(200);
  });
});

describe('answers hold the keys of the contract and no others', () => {
  const people = {} as Record<'visitor' | 'free' | 'premium', Visitor>;
  let other: Person;
  beforeAll(async () => {
    other = await confirmed('Other');
    people.visitor = new Visitor(herzfunke);
    people.free = (await confirmed('Frida')).visitor;
    people.premium = (await premium()).visitor;
  });

  const reads = roleMatrix.filter(({ call }) => {
    const endpoint = calls.find((each) => endpointName(each) === call);
    return endpoint?.method === 'GET' && !endpoint.stream && !endpoint.file && !endpoint.session;
  });

  test.each(reads.map((row) => [row.call, row] as const))('%s', async (name, row) => {
    const endpoint = calls.find((each) => endpointName(each) === name);
    const query = Object.fromEntries(
      Object.entries(row.query ?? {}).map(([key, value]) => [
        key,
        value === 'target' ? String(other.user.profile.id) : value,
      ]),
    );
    for (const visitor of Object.values(people)) {
      const { status, body, text } = await visitor.call(name, { query });
      expect(text).not.toMatch(/"(?:password|password_hash|token_hash|hash|secret|iban|ip|session_id)"/);
      expect(text).not.toContain(other.email);
      if (status !== 200) continue;
      const allowed = new Set(listKeys(endpoint?.response.parse(body)));
      expect(listKeys(body).filter((key) => !allowed.has(key))).toEqual([]);
    }
  });
});

/** Every key with its parents; all positions in a list count as one. */
function listKeys(value: unknown, under = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => listKeys(each, `${under}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    `${under}.${key}`,
    ...listKeys(each, `${under}.${key}`),
  ]);
}
