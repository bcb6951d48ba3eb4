import { solveProof } from '#tests/support/proof.ts';
import { checkProof, fingerprint, makeChallenge } from './challenge.ts';

const env = { FRONT_KEY: 'a key of sixteen letters', PROOF_COST: 3 };
const now = new Date();
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const solved = async (change: (parsed: Parsed) => void = () => undefined) => {
  const proof = await solveProof(await makeChallenge(env, 'vonk', now));
  const parsed = JSON.parse(Buffer.from(proof, 'base64').toString()) as Parsed;
  change(parsed);
  return Buffer.from(JSON.stringify(parsed)).toString('base64');
};

type Parsed = {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: { counter: number; derivedKey: string };
};

describe('a proof of work', () => {
  it('holds for its brand until its challenge expires', async () => {
    const proof = await solved();
    expect(await checkProof(env, 'vonk', proof, now)).toMatchObject({ hash: expect.any(Buffer) });
    expect(await checkProof(env, 'vonk', proof, later(9.9))).not.toBeNull();
    expect(await checkProof(env, 'vonk', proof, later(10.1))).toBeNull();
    expect(await checkProof(env, 'gnista', proof, now)).toBeNull();
  });

  it('is one and the same, however it is written', async () => {
    const proof = await solved();
    const again = Buffer.from(`${Buffer.from(proof, 'base64').toString()}  `).toString('base64');
    const [first, second] = await Promise.all(
      [proof, again].map((each) => checkProof(env, 'vonk', each, now)),
    );
    expect(first?.hash).toEqual(second?.hash);
  });

  it.each<[string, (parsed: Parsed) => void]>([
    ['another key', ({ solution }) => (solution.derivedKey = 'ab'.repeat(32))],
    ['an easier search', ({ challenge }) => (challenge.parameters.keyPrefix = '00')],
    ['a later end', ({ challenge }) => (challenge.parameters.expiresAt = 99_999_999_999)],
    ['another brand', ({ challenge }) => (challenge.parameters.data = { brand: 'gnista' })],
    ['another signature', ({ challenge }) => (challenge.signature = 'ab'.repeat(32))],
    ['no end', ({ challenge }) => delete challenge.parameters.expiresAt],
  ])('fails with %s', async (_what, change) => {
    const proof = await solved(change);
    expect(await checkProof(env, 'vonk', proof, now)).toBeNull();
    expect(await checkProof(env, 'gnista', proof, now)).toBeNull();
  });

  it('is null for another provider', async () => {
    const proof = await solved();
    expect(await checkProof({ FRONT_KEY: 'another key of letters' }, 'vonk', proof, now)).toBeNull();
  });

  it.each(['', 'x', 'bm8=', Buffer.from('{"challenge":null}').toString('base64')])(
    'is null in %j',
    async (text) => {
      expect(await checkProof(env, 'vonk', text, now)).toBeNull();
    },
  );

  it('tries at least half and at most all of them', async () => {
    const counters = new Set<number>();
    for (let time = 0; time < 40; time += 1) {
      const proof = await solveProof(await makeChallenge({ ...env, PROOF_COST: 8 }, 'vonk', now));
      counters.add((JSON.parse(Buffer.from(proof, 'base64').toString()) as Parsed).solution.counter);
    }
    expect(Math.min(...counters)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...counters)).toBeLessThanOrEqual(8);
    expect(counters.size).toBeGreaterThan(1);
  });
});

test('a fingerprint differs by contents and provider', () => {
  expect(fingerprint(env, ['a', 1])).toBe(fingerprint(env, ['a', 1]));
  expect(fingerprint(env, ['a', 1])).not.toBe(fingerprint(env, ['a', 2]));
  expect(fingerprint(env, ['a', 1])).not.toBe(fingerprint({ FRONT_KEY: 'another' }, ['a', 1]));
});
