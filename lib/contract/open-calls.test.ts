import type { EndpointDefinition } from './endpoint.ts';
import { endpointName } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const all: readonly EndpointDefinition[] = endpoints;

/** Only calls whose response has no session data (docs/security.md, V11). */
test('only these calls may be answered compressed', () => {
  const open = all.filter((each) => each.open || each.shared).map(endpointName);
  expect(open.toSorted()).toEqual([
    'GET /api/companyinfo.php',
    'GET /api/hubs.php',
    'GET /api/interests.php',
    'GET /api/map-towns.php',
    'GET /api/member.php',
    'GET /api/members.php',
    'GET /api/page.php',
    'GET /api/regions.php',
    'GET /api/settings.php',
    'GET /api/towns.php',
  ]);
});

test('none of them is only for members, or part of a session', () => {
  for (const each of all.filter(({ open, shared }) => open || shared))
    expect([each.path, each.audience === 'anyone' || each.audience === 'front', each.session]).toEqual([
      each.path,
      true,
      undefined,
    ]);
});
