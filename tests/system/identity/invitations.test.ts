import { randomUUID } from 'node:crypto';
import type { Settings } from '#lib/contract/brands/brands.ts';
import { Visitor } from '#tests/support/http.ts';
import { operated } from '#tests/support/operating.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { eventually, until } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { copyBrand, type BrandCopy } from '#tests/support/brand-copy.ts';
import { confirmed, password, requireUser, signupForm, type Person } from '#tests/support/cast.ts';

let brand: BrandCopy;
let host: string;

beforeAll(async () => {
  brand = await copyBrand(database, 'gnista', { signups: 'all' });
  ({ host } = brand);
});

type Made = {
  url: string;
  invitation: { id: string; label: string; used_at: string | null };
  error?: string;
};
type Listed = { invitations: Made['invitation'][]; left: number };

const make = ({ visitor }: Person, label = 'Dora', key: string = randomUUID()) =>
  visitor.call<Made>('POST /api/invitations.php', { body: { label }, key });
const list = async ({ visitor }: Person) => (await visitor.call<Listed>('GET /api/invitations.php')).body;
const getToken = (url: string) => new URL(url).searchParams.get('invitation') ?? '';

async function tokenFrom(person: Person, label?: string): Promise<string> {
  const { body } = await make(person, label);
  return getToken(body.url);
}

const isValid = async (token: string, at = host) =>
  (await new Visitor(at).call<{ valid: boolean }>('POST /api/invitation.php', { body: { token } })).body
    .valid;

const signUp = (changes: Record<string, unknown>, visitor = new Visitor(host), key?: string) =>
  visitor.call<{ error?: string }>('POST /api/signup.php', {
    body: signupForm('Dora', { country: 'SE', region: null, city: 'Lund', ...changes }),
    ...(key ? { key } : {}),
  });

/** Resolves when the backend knows the change. */
async function openSignups(signups: Settings['signups']): Promise<void> {
  await brand.set({ signups });
  const asked = async () => (await new Visitor(host).call<Settings>('GET /api/settings.php')).body.signups;
  await until(async () => (await asked()) === signups);
}

const closed = { status: 403, error: 'signups_closed' };
const outcome = ({ status, body }: { status: number; body: { error?: string } }) => ({
  status,
  error: body.error,
});

describe('a member’s invitations', () => {
  test('are shown once, listed without their tokens, and stored only as hashes', async () => {
    const alice = await confirmed('Alice', {}, host);
    const { status, body } = await make(alice, 'Für Dora');
    expect(status).toBe(200);
    expect(new URL(body.url).pathname).toBe('/signup');
    expect(body.invitation).toMatchObject({ label: 'Für Dora', used_at: null });
    const { visitor } = alice;
    const { text, body: listed } = await visitor.call<Listed>('GET /api/invitations.php');
    expect(listed.left).toBe(4);
    expect(listed.invitations).toEqual([body.invitation]);
    expect(text).not.toContain(getToken(body.url));
    const { rows } = await database.query<{ row: string }>(
      `select invitations::text as row from invitations`,
    );
    expect(rows.some(({ row }) => row.includes(getToken(body.url)))).toBe(false);
  });

  test('are five at most; a withdrawn one makes room and opens nothing', async () => {
    const alice = await confirmed('Alice', {}, host);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, nth) => make(alice, `Gast ${nth}`)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('invitation_limit');
    const first = answers.find(({ status }) => status === 200)?.body;
    const token = getToken(first?.url ?? '');
    expect(await isValid(token)).toBe(true);
    const withdraw = (visitor: Visitor) =>
      visitor.call('DELETE /api/invitations.php', { body: { id: first?.invitation.id } });
    const bob = await confirmed('Bob', {}, host);
    expect((await withdraw(bob.visitor)).status).toBe(404);
    expect((await withdraw(alice.visitor)).status).toBe(200);
    expect((await withdraw(alice.visitor)).status).toBe(404);
    expect(await isValid(token)).toBe(false);
    expect((await list(alice)).left).toBe(1);
    expect((await list(bob)).invitations).toEqual([]);
  });

  test('a retry under the same key is the same invitation, only for the same member', async () => {
    const [alice, bob] = await Promise.all([confirmed('Alice', {}, host), confirmed('Bob', {}, host)]);
    const key = randomUUID();
    const answers = await Promise.all([make(alice, 'Dora', key), make(alice, 'Dora', key)]);
    expect(answers[0].body.url).toBe(answers[1].body.url);
    expect((await list(alice)).left).toBe(4);
    expect(await make(alice, 'Emil', key)).toMatchObject({
      status: 422,
      body: { fields: { idempotency_key: 'invalid' } },
    });
    expect((await list(alice)).left).toBe(4);
    expect((await make(bob, 'Dora', key)).body.url).not.toBe(answers[0].body.url);
  });

  test('a key does not restore a withdrawn one', async () => {
    const alice = await confirmed('Alice', {}, host);
    const key = randomUUID();
    const { body } = await make(alice, 'Dora', key);
    await alice.visitor.call('DELETE /api/invitations.php', { body: { id: body.invitation.id } });
    expect((await make(alice, 'Dora', key)).status).toBe(422);
    expect(await isValid(getToken(body.url))).toBe(false);
    expect(await list(alice)).toEqual({ invitations: [], left: 5 });
  });
});

describe('an invitation', () => {
  test('is for its brand, for 30 days, and ends with the account of its maker', async () => {
    const alice = await confirmed('Alice', {}, host);
    const [token, old] = [await tokenFrom(alice), await tokenFrom(alice, 'Alt')];
    expect(await isValid(token)).toBe(true);
    expect(await isValid(token, 'vlinder.localhost')).toBe(false);
    expect(await isValid('unknown')).toBe(false);
    await database.query(
      `update invitations set expires_at = now() - interval '1 second' where label = 'Alt' and created_by = $1`,
      [alice.user.id],
    );
    expect(await isValid(old)).toBe(false);
    await alice.visitor.call('POST /api/account-deletion.php', { body: { reason: null, password } });
    expect(await isValid(token)).toBe(false);
  });
});

describe('a brand for invited guests', () => {
  let alice: Person;
  beforeAll(async () => {
    await openSignups('all');
    alice = await confirmed('Alice', {}, host);
    await openSignups('invited');
  });

  test('is closed without an invitation, wherever a visitor comes from', async () => {
    expect(outcome(await signUp({}))).toEqual(closed);
    expect(outcome(await signUp({ tracking: { network: 'adnet' } }))).toEqual(closed);
    expect(outcome(await signUp({ invitation: 'unknown' }))).toEqual(closed);
  });

  test('is not advertised as a free signup', async () => {
    for (const path of ['/', '/members', '/login', '/pricing', '/members/1', '/signup'])
      expect(
        await eventually(async () => {
          const { text } = await new Visitor(host).get(path);
          // The guests' page includes the signup's own words; links to it must not promise signup to all.
          const readable = text.replace(/<script\b[\s\S]*?<\/script>/g, ' ');
          return !/Gå med gratis|Registrera dig gratis/.test(readable);
        }),
      ).toBe(true);
  });

  test('opens to one guest for one invitation', async () => {
    const invitation = await tokenFrom(alice, 'Einmal');
    const dora = new Visitor(host);
    expect((await signUp({ invitation }, dora)).status).toBe(200);
    expect((await requireUser(dora)).status).toBe('not_confirmed');
    expect(outcome(await signUp({ invitation }))).toEqual(closed);
    expect(await isValid(invitation)).toBe(false);
    const used = (await list(alice)).invitations.find(({ label }) => label === 'Einmal');
    expect(used?.used_at).toEqual(expect.any(String));
  });

  test('a signup that is refused for its form leaves the invitation as it was', async () => {
    const invitation = await tokenFrom(alice, 'Noch einmal');
    expect((await signUp({ invitation, name: '@dora' })).status).toBe(422);
    expect((await signUp({ invitation })).status).toBe(200);
  });

  test('a retry under the same key is the same account', async () => {
    const invitation = await tokenFrom(alice, 'Mit Schlüssel');
    const key = randomUUID();
    const body = signupForm('Dora', { country: 'SE', region: null, city: 'Lund', invitation });
    const visitors = Array.from({ length: 4 }, () => new Visitor(host));
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.call('POST /api/signup.php', { body, key })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ids = await Promise.all(visitors.map(async (visitor) => (await requireUser(visitor)).id));
    expect(new Set(ids).size).toBe(1);
  });

  test('of fifty guests at once with one link one gets in', async () => {
    const [invitation] = (await operatorLinks('--brand', brand.id)).map(getToken);
    const before = await countAccounts();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => signUp({ invitation }, new Visitor(host), randomUUID())),
    );
    const letIn = answers.filter(({ status }) => status === 200);
    expect(letIn).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200).map(outcome);
    expect(others).toEqual(Array(49).fill(closed));
    expect((await countAccounts()) - before).toBe(1);
  });
});

async function countAccounts(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::int as count from users where brand_id = $1`,
    [brand.id],
  );
  return rows[0]?.count ?? 0;
}

const operatorLinks = async (...options: string[]) =>
  (await operated('invite', 'make', ...options)).trim().split('\n');

describe('the operator’s links', () => {
  test('open the signup without belonging to any member', async () => {
    const links = await operatorLinks('--brand', brand.id, '--count', '3', '--label', 'Presse');
    expect(links).toHaveLength(3);
    expect(new URL(links[0] ?? '').host).toBe(`${host}:${stackAddress().frontPort}`);
    for (const link of links) expect(await isValid(getToken(link))).toBe(true);
  });

  test('of a brand that does not exist are refused in words', async () => {
    await expect(operatorLinks('--brand', 'nowhere')).rejects.toThrow(/There is no brand "nowhere"/);
    await expect(operatorLinks('--brand', brand.id, '--count', '0')).rejects.toThrow(
      /It is a number from 1 to 500\./,
    );
  });
});

describe('a brand for traffic sources', () => {
  beforeAll(() => openSignups('with_trafficsource'));

  test('admits visitors from a source, and invited ones', async () => {
    expect(outcome(await signUp({}))).toEqual(closed);
    expect((await signUp({ tracking: { ref: 'partner-7' } })).status).toBe(200);
    const [invitation] = (await operatorLinks('--brand', brand.id)).map(getToken);
    expect((await signUp({ invitation })).status).toBe(200);
    expect(outcome(await signUp({ invitation }))).toEqual(closed);
  });
});

describe('a brand for everyone', () => {
  beforeAll(() => openSignups('all'));

  test('uses an invitation up, and requires none', async () => {
    const [invitation] = (await operatorLinks('--brand', brand.id)).map(getToken);
    expect((await signUp({ invitation })).status).toBe(200);
    expect(await isValid(invitation ?? '')).toBe(false);
    expect((await signUp({ invitation })).status).toBe(200);
  });
});
