import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { listRefusedRefunds } from '#backend/commerce/payments/list-refused-refunds.ts';
import { connect } from '#backend/platform/db/connect.ts';
import { releaseReporterLease, acquireReporterLease } from '#backend/platform/metrics/reporter-lease.ts';
import { defaultTimeoutMs } from '#lib/process/read-env.ts';
import { findFreePort } from '#scripts/supervisor/free-port.ts';
import { confirmed, herzfunke } from '#tests/support/cast.ts';
import { buy } from '#tests/support/buying.ts';
import { startFaultProxy, type FaultProxy } from '#tests/support/fault-proxy.ts';
import { Visitor } from '#tests/support/http.ts';
import { killPart, stackAddress, startPart } from '#tests/support/stack.ts';
import { timed, until } from '#tests/support/until.ts';
import { queueWaitingJob } from '#tests/support/waiting-job.ts';

/** Milliseconds: far less than the ten seconds that a call without a circuit breaker waits for a hanging backend. */
const atOnce = 5_000;

let proxy: FaultProxy;
let ports: { front: number; backend: number };

beforeAll(async () => {
  proxy = await startFaultProxy(stackAddress().backendPort);
  ports = { front: await findFreePort(), backend: await findFreePort() };
  const watched = { REQUEST_LOG_LEVEL: 'info', LOG_LEVEL: 'info' };
  await killPart('front');
  await killPart('backend');
  await startPart('backend', { ...watched, METRICS_PORT: String(ports.backend) });
  await startPart('front', {
    ...watched,
    METRICS_PORT: String(ports.front),
    BACKEND_URL: `http://127.0.0.1:${proxy.port}`,
    // As in production, or ten calls do not time out within the ten seconds that open a circuit.
    PAGE_TIMEOUT_MS: String(defaultTimeoutMs),
    TRUSTED_PROXY_HOPS: '1',
  });
});

afterAll(async () => {
  await killPart('front');
  await killPart('backend');
  await startPart('backend');
  await startPart('front');
  await proxy.close();
});

test('both tiers serve metrics on a port that visitors cannot reach', async () => {
  const visitor = new Visitor(herzfunke);
  const before = [await figure('front', callsAnswered), await figure('backend', settingsCalls)];
  await visitor.call('GET /api/settings.php');
  await visitor.get('/members');
  await visitor.get('/members');
  expect((await figure('front', callsAnswered)) - (before[0] ?? 0)).toBe(1);
  expect((await figure('backend', settingsCalls)) - (before[1] ?? 0)).toBeGreaterThan(0);
  expect(await figure('front', 'vonk_front_pages_total{result="hit"}')).toBeGreaterThan(0);
  expect(await figure('front', 'vonk_front_breakers_open')).toBe(0);
  expect(await figure('backend', 'vonk_backend_pool_connections{state="waiting"}')).toBe(0);

  expect((await visitor.get('/metrics')).text).not.toContain('vonk_front');
  const direct = await fetch(`http://127.0.0.1:${stackAddress().backendPort}/metrics`);
  expect(await direct.text()).not.toContain('vonk_backend');
});

test('signups and payments are counted by brand', async () => {
  const count = (name: string, state: string) =>
    figure('backend', `vonk_backend_${name}_total{brand="herzfunke",state="${state}"}`);
  const read = async () => [await count('signups', 'opened'), await count('signups', 'confirmed')];
  const [opened = 0, active = 0] = await read();
  const completed = await count('payments', 'completed');
  const member = await confirmed('Figures');
  expect(await read()).toEqual([opened + 1, active + 1]);
  await buy(member.visitor);
  await until(async () => (await count('payments', 'completed')) === completed + 1);
});

test('one process reports the jobs, and another takes over when its metrics are no longer scraped', async () => {
  const jobs = async () => (await figures('backend')).filter((line) => line.startsWith('vonk_backend_jobs{'));
  const db = connect(stackAddress().databaseUrl, 1);
  const endWaiting = await queueWaitingJob(db);
  try {
    expect((await jobs()).length).toBeGreaterThan(0);
    const refundsOwed = (await listRefusedRefunds(db)).length;
    expect(await figures('backend')).toContain(`vonk_backend_refunds_owed ${refundsOwed}`);
    expect(await acquireReporterLease(db, 'jobs')).toBe(false);
    await db.execute(sql`update metric_reporters set expires_at = now() - interval '1 second'`);
    expect(await acquireReporterLease(db, 'jobs')).toBe(true);
    expect(await jobs()).toEqual([]);
    await releaseReporterLease(db);
    expect((await jobs()).length).toBeGreaterThan(0);
  } finally {
    await releaseReporterLease(db);
    await endWaiting();
    await db.$client.end();
  }
});

test('a call and a page have one name in the logs of both tiers', async () => {
  const visitor = new Visitor(herzfunke);
  const name = `drill-${crypto.randomUUID()}`;
  await visitor.call('GET /api/user.php', { headers: { 'x-request-id': name } });
  const ofCall = (tier: Tier) => readLines(tier).filter(({ request }) => request === name);
  await until(async () => ofCall('front').length > 0 && ofCall('backend').length > 0);
  expect(ofCall('front')).toMatchObject([{ kind: 'call', path: '/api/user.php', status: 200 }]);
  expect(ofCall('backend')).toMatchObject([{ call: 'GET /api/user.php', status: 200 }]);

  const { body } = await visitor.call<{ results: { id: number }[] }>('GET /api/members.php');
  await visitor.get(`/members/${body.results[0]?.id ?? 0}`);
  await until(async () => readLines('backend').some(({ request }) => request?.startsWith('page-')));
});

test('a hanging backend times out: cached pages stay, calls are refused at once, and it is retried', async () => {
  const visitor = new Visitor(herzfunke);
  expect((await visitor.get('/members')).status).toBe(200);
  const { body } = await visitor.call<{ results: { id: number }[] }>('GET /api/members.php');
  await proxy.set('hang');
  try {
    // Each of these pages waits for the backend until it times out, until there are enough failures.
    await Promise.all(body.results.slice(0, 16).map(({ id }) => visitor.get(`/members/${id}?hang=${id}`)));
    await until(async () => (await figure('front', 'vonk_front_breakers_open')) === 1);

    const page = await timed(() => visitor.get('/members'));
    expect([page.answer.status, page.milliseconds < atOnce]).toEqual([200, true]);
    const calls = await Promise.all(
      Array.from({ length: 10 }, () => timed(() => visitor.call('GET /api/user.php'))),
    );
    expect(calls.every(({ answer }) => answer.status === 503)).toBe(true);
    // One of them may have been the circuit's probe.
    expect(calls.filter(({ milliseconds }) => milliseconds < atOnce).length).toBeGreaterThanOrEqual(9);
    expect(await figure('front', 'vonk_front_upstream_calls_total{result="refused"}')).toBeGreaterThanOrEqual(
      9,
    );
  } finally {
    await proxy.set('pass');
  }
  await until(async () => (await visitor.call('GET /api/user.php')).status === 200);
  expect(await figure('front', 'vonk_front_breakers_open')).toBe(0);
});

type Tier = 'front' | 'backend';
type Line = { request?: string; kind?: string; path?: string; call?: string; status?: number };

const callsAnswered = 'vonk_front_requests_total{kind="call",status="200"}';
const settingsCalls = 'vonk_backend_calls_total{call="GET /api/settings.php",status="200"}';

/** A tier's value of a metric; 0 before its first count. */
async function figure(tier: Tier, name: string): Promise<number> {
  const line = (await figures(tier)).find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

async function figures(tier: Tier): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${ports[tier]}/metrics`);
  expect(response.status).toBe(200);
  return (await response.text()).split('\n');
}

/** The log of a tier, without an incomplete last line. */
function readLines(tier: Tier): Line[] {
  const text = readFileSync(join(stackAddress().logs, `${tier}.log`), 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n')).split('\n');
  return whole.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line);
}
