import { Visitor } from '../support/http.ts';
import { killPart, startPart } from '../support/stack.ts';
import { herzfunke } from '../contract/cast.ts';

const patience = 60_000;

afterAll(async () => {
  await killPart('backend');
  await startPart('backend');
}, patience);

test(
  'who asks too often is told so, and the pages of everybody else stay whole',
  async () => {
    await killPart('backend');
    await startPart('backend', { LIMITS_SCALE: '0.02' });
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
  },
  patience,
);
