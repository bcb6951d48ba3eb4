import { endpoints } from '#lib/contract/endpoints.ts';
import { endpointName, type EndpointDefinition } from '#lib/contract/endpoint.ts';
import { checks } from '#tests/conformance/checks/all.ts';
import { runChecks } from '#tests/conformance/run-checks.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { database } from '#tests/support/test-database.ts';
import { conformanceAccounts } from './conformance-accounts.ts';

test('our backend passes every check, and the checks make every call that the specification shows', async () => {
  const accounts = await conformanceAccounts(database);
  const asked = jest.spyOn(globalThis, 'fetch');
  const outcomes = await runChecks(`http://127.0.0.1:${stackAddress().backendPort}`, accounts, checks);
  const calls = new Set(asked.mock.calls.map(([url, init]) => findCall(url as URL, init?.method ?? 'GET')));
  asked.mockRestore();
  expect(outcomes.filter(({ problem }) => problem !== null)).toEqual([]);
  const shown = (endpoints as readonly EndpointDefinition[])
    .filter(({ origin }) => origin === 'specification')
    .map(endpointName);
  expect(shown.filter((call) => !calls.has(call))).toEqual([]);
});

/** `POST /api/user.php?push=1`: of a query only the flags are part of a call's name. */
function findCall({ pathname, searchParams }: URL, method: string): string {
  const flag = ['push', 'profile', 'check'].find((each) => searchParams.get(each) === '1');
  return `${method} ${pathname}${flag ? `?${flag}=1` : ''}`;
}
