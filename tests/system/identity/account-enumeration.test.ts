import { inLongForm } from '#tests/support/form.ts';
import { Visitor } from '#tests/support/http.ts';
import { solveProof } from '#tests/support/proof.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, password, signupForm } from '#tests/support/cast.ts';

/** Neither response nor timing reveals which addresses have an account. */

/** Allowed difference of the medians, in milliseconds. */
const closeness = 5;
const pairs = 24;
/** A busy machine has bad minutes; a difference in the code shows every time. */
const rounds = 4;

const known: string[] = [];
const leftovers: string[] = [];
const stranger = () => `nobody-${crypto.randomUUID()}@people.example`;

beforeAll(async () => {
  for (const name of ['Alice', 'Bob', 'Carla']) {
    known.push((await confirmed(name)).email);
    const leaver = await confirmed(`${name}leaver`);
    await leaver.visitor.call('POST /api/account-deletion.php', { body: { reason: null, password } });
    leftovers.push(leaver.email);
  }
});

type Times = { some: number[]; unknown: number[] };

type Question = {
  call: string;
  status: number;
  /** Addresses with an account. */
  known: () => string[];
  body: (email: string) => object;
  /** Equal in shape but not in value: each signup creates an account. */
  isShape?: boolean;
};

const questions: Question[] = [
  {
    call: 'POST /api/user.php',
    status: 401,
    known: () => known,
    body: (email) => ({ email, password: 'wrong' }),
  },
  { call: 'POST /api/password-reset.php', status: 200, known: () => known, body: (email) => ({ email }) },
  { call: 'POST /api/reactivation.php', status: 200, known: () => leftovers, body: (email) => ({ email }) },
  {
    call: 'POST /api/signup.php',
    status: 200,
    known: () => known,
    body: (email) => signupForm('Stranger', { email }),
    isShape: true,
  },
];

describe.each(questions)('$call', ({ call, status, known: addresses, body, isShape }) => {
  const ask = async (email: string) => {
    const visitor = new Visitor(herzfunke);
    const content = { ...body(email), proof: await visitor.proof() };
    const start = performance.now();
    const answer = await visitor.call(call, { body: content });
    return { ms: performance.now() - start, status: answer.status, body: answer.body };
  };

  test('answers the same for an unknown address', async () => {
    await clearCounts();
    const [some, unknown] = [await ask(addresses()[0] ?? ''), await ask(stranger())];
    expect([some.status, unknown.status]).toEqual([status, status]);
    const seen = isShape ? shape : (value: unknown) => value;
    expect(seen(unknown.body)).toEqual(seen(some.body));
  });

  test('takes the same steps for an unknown address', async () => {
    await clearCounts();
    const [some, unknown] = [
      await countStatements(call, body(addresses()[1] ?? '')),
      await countStatements(call, body(stranger())),
    ];
    expect(unknown).toBe(some);
  });

  inLongForm(
    `takes as long for an unknown address, within ${closeness} ms`,
    async () => {
      let tells = true;
      for (let round = 0; round < rounds && tells; round += 1) {
        const times: Times = { some: [], unknown: [] };
        for (let pair = 0; pair < pairs; pair += 1) {
          // Counters per address would lock it after a few requests.
          if (pair % 3 === 0) await clearCounts();
          const email = addresses()[pair % 3] ?? '';
          // Alternating, so that each comes first equally often.
          const order = pair % 2 ? (['some', 'unknown'] as const) : (['unknown', 'some'] as const);
          for (const who of order) times[who].push((await ask(who === 'some' ? email : stranger())).ms);
        }
        tells = areApart(times) && leansOneWay(times);
      }
      if (tells) throw new Error('The time of an answer tells who has an account');
    },
    180_000,
  );
});

async function clearCounts(): Promise<void> {
  const purposes = ['password_reset', 'reactivation', 'mail_change', 'activation'];
  await database.query('delete from mail_requests where purpose = any($1)', [purposes]);
  for (const table of ['login_attempts', 'login_attempts_by_origin'])
    await database.query(`delete from ${table} where email = any($1)`, [known]);
}

function areApart({ some, unknown }: Times): boolean {
  return Math.abs(median(some) - median(unknown)) >= closeness;
}

/** Whether one of a pair was slower four times out of five: under load, medians differ by chance, pairs do not. */
function leansOneWay({ some, unknown }: Times): boolean {
  const slower = some.filter((ms, pair) => ms > (unknown[pair] ?? 0)).length / pairs;
  return Math.max(slower, 1 - slower) >= 0.8;
}

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

/** Calls the backend as a front, which alone gets the statement count. */
async function countStatements(call: string, content: object): Promise<number> {
  const { backendPort, frontKey } = stackAddress();
  const headers = { 'x-vonk-key': frontKey, 'x-vonk-brand': 'herzfunke', 'x-vonk-locale': 'de' };
  const url = `http://127.0.0.1:${backendPort}`;
  const challenge: unknown = await (await fetch(`${url}/api/challenge.php`, { headers })).json();
  const [method = 'POST', path = ''] = call.split(' ');
  const proof = await solveProof(challenge);
  const response = await fetch(`${url}${path}`, {
    method,
    headers,
    body: JSON.stringify({ ...content, proof }),
  });
  return Number(response.headers.get('x-vonk-statements'));
}

/** The keys of a response at every depth, without its values. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each)]));
}
