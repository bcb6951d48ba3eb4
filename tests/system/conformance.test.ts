import { endpoints } from '../../lib/contract/endpoints.ts';
import { endpointName, type EndpointDefinition } from '../../lib/contract/endpoint.ts';
import type { Accounts } from '../conformance/accounts.ts';
import { checks } from '../conformance/checks/all.ts';
import { runChecks } from '../conformance/run-checks.ts';
import {
  startLyingProxy,
  touches,
  type Exchange,
  type Tampering,
  type LyingProxy,
} from '../support/tampering-proxy.ts';
import { stackAddress } from '../support/stack.ts';
import { database } from './database.ts';
import { conformanceAccounts } from './conformance-accounts.ts';
import { tamperings } from './tampered-answers.ts';

let proxy: LyingProxy;
let accounts: Accounts;
/** Real requests and responses of each check, by its name. */
const exchanges = new Map<string, Exchange[]>();

beforeAll(async () => {
  proxy = await startLyingProxy(`http://127.0.0.1:${stackAddress().backendPort}`);
  accounts = await conformanceAccounts(database);
});

afterAll(() => proxy.close());

test('our backend passes the suite’s checks', async () => {
  const problems: unknown[] = [];
  await runChecks(proxy.url, accounts, checks, ({ name, problem }) => {
    exchanges.set(name, proxy.exchanges());
    if (problem !== null) problems.push({ name, problem });
  });
  expect(problems).toEqual([]);
});

test('every specified call is checked', () => {
  const shown = (endpoints as readonly EndpointDefinition[])
    .filter(({ origin }) => origin === 'specification')
    .map(endpointName);
  const calls = new Set([...exchanges.values()].flat().map((each) => each.received.call));
  expect(shown.filter((call) => !calls.has(call))).toEqual([]);
});

test.each(tamperings)('finds $name', async (lie) => {
  expect(await isFound(lie)).toBe(true);
});

/** Whether a check affected by the lie detects it. */
async function isFound(lie: Tampering): Promise<boolean> {
  const touched = checks.filter(({ name }) => exchanges.get(name)?.some((each) => touches(lie, each)));
  proxy.lie(lie);
  try {
    for (const check of touched) {
      const [outcome] = await runChecks(proxy.url, accounts, [check]);
      if (outcome?.problem) return true;
    }
    return false;
  } finally {
    proxy.lie(null);
  }
}
