// The long form: FUZZ_REQUESTS=100000 npm run test:faults -- http-fuzz; FUZZ_SEED repeats another run.
import http from 'node:http';
import { confirmed, herzfunke, premium, vlinder } from '#tests/support/cast.ts';
import { dice } from '#tests/support/dice.ts';
import { fuzz, type Fuzzed } from '#tests/support/fuzz.ts';
import { sendFuzzed } from '#tests/support/send-fuzzed.ts';
import { Visitor } from '#tests/support/http.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { stackAddress } from '#tests/support/stack.ts';

const requests = Number(process.env.FUZZ_REQUESTS ?? 5_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const atOnce = 8;
const maxMs = 3_000;

/** A response that reports a broken product; "retry later" does not. */
const isFault = (status: number | 'cut' | 'late') =>
  status === 'late' || (typeof status === 'number' && status >= 500);

const shown = ({ method, path, headers, body }: Fuzzed, status: number | string) =>
  `${status} ${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${String(body ?? '').slice(0, 200)}`;

test(
  `${requests} requests of every kind (seed ${seed}): none fails, none takes more than three seconds`,
  async () => {
    const people = await Promise.all([confirmed('Alice'), premium(), confirmed('Olga', {}, vlinder)]);
    const browsers = people.map(({ visitor }, at) => ({
      host: at === 2 ? vlinder : herzfunke,
      cookie: `__Host-vonk=${visitor.cookie('__Host-vonk') ?? ''}; vonk_in=1`,
    }));
    const { frontPort } = stackAddress();
    const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
    const source = fuzz(seed, browsers);
    const faults: string[] = [];
    const statuses = new Map<number | string, number>();
    let remaining = requests;
    const work = async () => {
      while (remaining-- > 0) {
        const fuzzed = source.next().value as Fuzzed;
        const { status } = await sendFuzzed(fuzzed, frontPort, agent, maxMs);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (isFault(status) && faults.length < 20) faults.push(shown(fuzzed, status));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    agent.destroy();
    process.stdout.write(`fuzz: ${JSON.stringify(Object.fromEntries(statuses))}\n`);
    expect(faults).toEqual([]);
    // Fuzz that is always rejected tests nothing.
    expect((statuses.get(200) ?? 0) / requests).toBeGreaterThan(0.15);
    expect((await new Visitor(herzfunke).get('/members')).status).toBe(200);
  },
  120_000 + requests * 60,
);

test(
  'bytes that are hardly a request end in a refusal or in silence',
  async () => {
    const by = dice(seed);
    const whole = Buffer.from(
      `POST /api/user.php HTTP/1.1\r\nHost: ${herzfunke}\r\nContent-Length: 2\r\n\r\n{}`,
    );
    for (let round = 0; round < Math.min(requests / 20, 1_000); round++) {
      const bytes = Buffer.from(whole);
      for (let change = 0; change <= by.below(6); change++) bytes[by.below(bytes.length)] = by.below(256);
      const { status } = await rawRequest(bytes.subarray(0, 1 + by.below(bytes.length)), { timeoutMs: 60 });
      expect(status).toBeLessThan(500);
    }
    expect((await new Visitor(herzfunke).get('/pages/faq')).status).toBe(200);
  },
  60_000 + requests * 10,
);
