import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoLogins, demoPassword } from '#demo/logins.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { Visitor } from '#tests/support/http.ts';
import { killPart, startPart } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';
import { showOrder, mandateForm } from '#tests/support/buying.ts';
import { confirmed, herzfunke, password, type Person } from '#tests/support/cast.ts';
import { callFrom, newNetwork } from '#tests/support/from-network.ts';

const timeoutMs = 60_000;

const database = stackDatabase();
afterAll(() => database.end());

async function restart(part: 'backend' | 'front', environment: Record<string, string> = {}): Promise<void> {
  await killPart(part);
  await startPart(part, environment);
}

/** Signs up before the limits are lowered. */
let alice: Person;
beforeAll(async () => {
  alice = await confirmed('Alice');
});

describe('of a front', () => {
  afterAll(() => restart('front'));

  test('pages that have to be made come to an end for one network, those in memory never do', async () => {
    await restart('front', { LIMITS_SCALE: '0.05' });
    const visitor = new Visitor(herzfunke);
    await until(async () => (await visitor.get('/')).status === 200);
    // A newly started front clears its cache on the first events.
    await sleep(2_000);
    await until(async () => (await visitor.get('/')).status === 200);
    const answers = [];
    for (let id = 0; id < 31; id += 1) answers.push(await visitor.get(`/members/${999_000_000 + id}`));
    const refused = answers.at(-1);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.headers['cache-control']).toContain('no-store');
    expect(refused?.text).toContain('Herzfunke');
    expect(refused?.text).toContain('<html lang="de"');
    expect((await visitor.get('/members?min_age=41&max_age=47')).status).toBe(429);
    expect((await visitor.get('/')).status).toBe(200);
  });

  test('a flood of searches from one network is refused, and cached pages stay available', async () => {
    await restart('front', { TRUSTED_PROXY_HOPS: '1' });
    const visitor = new Visitor(herzfunke);
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    await until(async () => (await visitor.get('/', from('198.51.100.9'))).status === 200);
    const ages = Array.from({ length: 160 }, (_, nth) => [20 + (nth % 13), 40 + Math.floor(nth / 13)]);
    const flood = Promise.all(
      ages.map(([min, max]) => visitor.get(`/members?min_age=${min}&max_age=${max}`, from('203.0.113.7'))),
    );
    expect((await visitor.get('/', from('198.51.100.9'))).status).toBe(200);
    expect((await visitor.get('/members?min_age=33&max_age=66', from('198.51.100.9'))).status).toBe(200);
    const answers = await flood;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('of a backend', () => {
  afterAll(() => restart('backend'));

  test('a flood gets an explanation, and the pages of others stay whole', async () => {
    await restart('backend', { LIMITS_SCALE: '0.02' });
    const visitor = new Visitor(herzfunke);
    const statuses: number[] = [];
    for (let age = 20; age < 40; age++) {
      const { status } = await visitor.call('GET /api/members.php', { query: { min_age: age } });
      statuses.push(status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    const packages = await visitor.call('GET /api/packages.php', { query: { country: 'SE' } });
    expect(packages.status).toBe(429);
    for (let age = 20; age < 40; age++) {
      expect((await visitor.get(`/members?min_age=${age}`)).status).toBe(200);
    }
  });

  test(
    'sessions that have ended count with their network, and those of one member together',
    async () => {
      await restart('backend');
      const [one, other, third] = [new Visitor(herzfunke), new Visitor(herzfunke), new Visitor(herzfunke)];
      const body = { email: demoLogins[0]?.email, password: demoPassword };
      for (const visitor of [one, other, third]) await visitor.call('POST /api/user.php', { body });
      await restart('backend', { LIMITS_SCALE: '0.02' });
      const ask = async (visitor: Visitor) => (await visitor.call('GET /api/chats.php')).status;
      // 600 a minute divided by fifty: twelve for both sessions of the member.
      const together = [];
      for (let turn = 0; turn < 13; turn += 1) together.push(await ask(turn % 2 ? one : other));
      expect([together[0], together.at(-1)]).toEqual([200, 429]);
      const cookie = third.cookie('__Host-vonk') ?? '';
      await restart('backend', { LIMITS_SCALE: '0.02' });
      for (const visitor of [one, other, third]) await visitor.call('GET /api/logout.php');
      const dead = [];
      for (let turn = 0; turn < 18; turn += 1) {
        const thief = new Visitor(herzfunke);
        thief.setCookie('__Host-vonk', cookie);
        dead.push(await ask(thief));
      }
      expect([dead[0], dead.at(-1)]).toEqual([403, 429]);
    },
    2 * timeoutMs,
  );

  test('who changes between networks of IPv6 comes to an end as well, and a neighbour does not', async () => {
    // Twenty logins a minute divided by twenty: one for a network, twenty for all with the same prefix.
    await restart('backend', { LIMITS_SCALE: '0.05' });
    await database.query('delete from request_counts');
    const attempt = async (client: string) => {
      const email = `${randomUUID()}@people.example`;
      return (await callFrom({ client, proof: false }, 'POST /api/user.php', { email, password })).body.error;
    };
    const errors: (string | undefined)[] = [];
    for (let nth = 0; nth < 21; nth += 1) errors.push(await attempt(`2001:db8:fffe:${nth.toString(16)}::1`));
    expect(errors.slice(0, 20)).not.toContain('too_many_requests');
    expect(errors[20]).toBe('too_many_requests');
    expect(await attempt('2001:db8:fffd::1')).not.toBe('too_many_requests');
  });

  test('answers that are given again count as well', async () => {
    // 240 writes a minute divided by fifty.
    await restart('backend', { LIMITS_SCALE: '0.02' });
    const key = randomUUID();
    const body = { indexable: false, shown_to_visitors: true, advertisable: false };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1)
      statuses.push((await alice.visitor.call('POST /api/consents.php', { body, key })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });

  test('SMS codes come to an end for one network, and for the whole site', async () => {
    await restart('backend', { SMS_PER_NETWORK: '1' });
    const { visitor, email } = alice;
    const { package: pack } = await showOrder(visitor, {});
    const form = {
      ...mandateForm,
      package_id: pack.id,
      country: 'DE',
      code: null,
    };
    const { token = '' } = (
      await callFrom({ client: newNetwork() }, 'POST /api/user.php', { email, password })
    ).body;
    const ask = async (client: string) => {
      const { status, body } = await callFrom({ client, token }, 'POST /api/direct-debit-code.php', form);
      return [status, body.error];
    };
    const client = newNetwork();
    expect(await ask(client)).toEqual([200, undefined]);
    expect(await ask(client)).toEqual([429, 'sms_limit']);
    expect(await ask(newNetwork())).toEqual([200, undefined]);
    await restart('backend', { SMS_PER_DAY: '2' });
    expect(await ask(newNetwork())).toEqual([429, 'sms_limit']);
  });
});
