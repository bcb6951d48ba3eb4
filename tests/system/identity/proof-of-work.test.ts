import { randomUUID } from 'node:crypto';
import { makeChallenge } from '#backend/identity/proof-of-work/challenge.ts';
import { Visitor } from '#tests/support/http.ts';
import { solveProof } from '#tests/support/proof.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, password, signupForm, vlinder } from '#tests/support/cast.ts';

type Answer = { error?: string; fields?: Record<string, string> };
type Body = Record<string, unknown>;

const complaint = () => ({
  name: 'Alice',
  email: `${randomUUID()}@people.example`,
  category: 'other',
  text: 'Zehn Zeichen und mehr.',
});

/** The six calls that robots abuse without a login, each with a body valid except for its proof. */
const calls: [string, () => Body, number][] = [
  ['POST /api/user.php', () => ({ email: `${randomUUID()}@people.example`, password }), 401],
  ['POST /api/signup.php', () => signupForm('Alice'), 200],
  ['POST /api/complaint.php', complaint, 200],
  ['POST /api/password-reset.php', () => ({ email: `${randomUUID()}@people.example` }), 200],
  [
    'POST /api/withdrawal.php',
    () => ({ name: 'Alice', order: 'V26-22222-22', email: `${randomUUID()}@people.example` }),
    200,
  ],
  ['POST /api/reactivation.php', () => ({ email: `${randomUUID()}@people.example` }), 200],
];

const send = (call: string, body: Body, key?: string, host = herzfunke) =>
  new Visitor(host).call<Answer>(call, { body, bare: true, ...(key ? { key } : {}) });

const refused = { status: 422, error: 'proof_missing' };
const outcome = ({ status, body }: { status: number; body: Answer }) => ({ status, error: body.error });

/** A genuine proof of another brand or time. */
async function createProof(brand: string, minutesAgo: number): Promise<string> {
  const env = { FRONT_KEY: stackAddress().frontKey, PROOF_COST: 1 };
  return solveProof(await makeChallenge(env, brand, new Date(Date.now() - minutesAgo * 60_000)));
}

/** The same proof with one change. */
function forge(proof: string, change: (parsed: { challenge: { parameters: Body } }) => void): string {
  const parsed = JSON.parse(Buffer.from(proof, 'base64').toString()) as { challenge: { parameters: Body } };
  change(parsed);
  return Buffer.from(JSON.stringify(parsed)).toString('base64');
}

// The login requires one only after a failure: all test visitors share one network.
beforeAll(async () => {
  await new Visitor(herzfunke).call('POST /api/user.php', { body: { email: 'x@people.example', password } });
});

test('a challenge is for one visitor and stored nowhere', async () => {
  const visitor = new Visitor(herzfunke);
  const [first, second] = await Promise.all([
    visitor.call<{ challenge: { signature: string } }>('GET /api/challenge.php'),
    visitor.call<{ challenge: { signature: string } }>('GET /api/challenge.php'),
  ]);
  expect(first.headers['cache-control']).toContain('no-store');
  expect(first.body.challenge.signature).not.toBe(second.body.challenge.signature);
});

describe.each(calls)('%s', (call, body, accepted) => {
  test('goes through with a proof, once', async () => {
    const proof = await new Visitor(herzfunke).proof();
    expect((await send(call, { ...body(), proof })).status).toBe(accepted);
    expect(outcome(await send(call, { ...body(), proof }))).toEqual(refused);
  });

  test('is refused without one, and with an invalid one', async () => {
    const valid = await new Visitor(herzfunke).proof();
    const proofs = [
      undefined,
      '',
      'x',
      'x'.repeat(5000),
      7,
      await createProof('herzfunke', 11),
      await new Visitor(vlinder).proof(),
      forge(valid, ({ challenge }) => (challenge.parameters.expiresAt = 9_999_999_999)),
      forge(valid, ({ challenge }) => (challenge.parameters.keyPrefix = '00')),
    ];
    for (const proof of proofs) expect(outcome(await send(call, { ...body(), proof }))).toEqual(refused);
    // Forgeries have not spent it.
    expect((await send(call, { ...body(), proof: valid })).status).toBe(accepted);
  });

  test('is refused to who fills the trap', async () => {
    const proof = await new Visitor(herzfunke).proof();
    const { status, body: answer } = await send(call, { ...body(), proof, website: 'https://spam.example' });
    expect({ status, fields: answer.fields }).toEqual({ status: 422, fields: { website: 'invalid' } });
  });

  test('of twenty at once with one proof lets one through', async () => {
    const proof = await new Visitor(herzfunke).proof();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(call, { ...body(), proof })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === accepted)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(19);
  });
});

test('a proof serves one call, whichever comes first', async () => {
  const proof = await new Visitor(herzfunke).proof();
  const reset = await send('POST /api/password-reset.php', { email: 'a@people.example', proof });
  expect(reset.status).toBe(200);
  expect(outcome(await send('POST /api/complaint.php', { ...complaint(), proof }))).toEqual(refused);
});

describe('the retry of a call under its key', () => {
  test('may bring the proof again, and is the same signup', async () => {
    const [proof, key, form] = [await new Visitor(herzfunke).proof(), randomUUID(), signupForm('Alice')];
    const statuses = [];
    for (let time = 0; time < 3; time += 1)
      statuses.push((await send('POST /api/signup.php', { ...form, proof }, key)).status);
    expect(statuses).toEqual([200, 200, 200]);
    const { rows } = await database.query('select 1 from users where email = $1', [form.email]);
    expect(rows).toHaveLength(1);
  });

  test('ends after five', async () => {
    const [proof, key, body] = [await new Visitor(herzfunke).proof(), randomUUID(), complaint()];
    const statuses = [];
    for (let time = 0; time < 8; time += 1)
      statuses.push((await send('POST /api/complaint.php', { ...body, proof }, key)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 422, 422]);
  });

  test.each([
    ['other content', (form: Body) => ({ ...form, email: `${randomUUID()}@people.example` }), false],
    ['another key', (form: Body) => form, true],
  ])('does not stretch to %s', async (_what, change, otherKey) => {
    const [proof, key, form] = [await new Visitor(herzfunke).proof(), randomUUID(), signupForm('Alice')];
    expect((await send('POST /api/signup.php', { ...form, proof }, key)).status).toBe(200);
    const again = await send(
      'POST /api/signup.php',
      { ...change(form), proof },
      otherKey ? randomUUID() : key,
    );
    expect(outcome(again)).toEqual(refused);
  });
});

test('guesses without a proof are not even counted', async () => {
  const { email } = await confirmed('Alice');
  const body = { email, password: 'wrong' };
  expect((await new Visitor(herzfunke).call('POST /api/user.php', { body })).status).toBe(401);
  for (let guess = 0; guess < 7; guess += 1)
    expect(outcome(await send('POST /api/user.php', body))).toEqual(refused);
  const proof = await new Visitor(herzfunke).proof();
  expect((await send('POST /api/user.php', { email, password, proof })).status).toBe(200);
});

test('a spent proof stores nothing of its call', async () => {
  const [proof, key, form] = [await new Visitor(herzfunke).proof(), randomUUID(), signupForm('Alice')];
  await send('POST /api/signup.php', { ...form, proof }, key);
  const { rows } = await database.query<{ fingerprint: string | null; hash: string }>(
    `select request_fingerprint as fingerprint, encode(hash, 'hex') as hash from redeemed_challenges order by expires_at desc limit 50`,
  );
  const text = JSON.stringify(rows);
  for (const secret of [key, form.email, password, proof]) expect(text).not.toContain(secret);
});
