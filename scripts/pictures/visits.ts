import { routes, type RouteName } from '../../lib/rules/platform/routes.ts';
import { freeVisits, newcomerVisits, premiumVisits } from './member-visits.ts';
import { publicVisits } from './public-visits.ts';
import type { Visit, Walker } from './visit.ts';

/** All visits by walker. */
export const visitsByWalker: Record<Walker, readonly Visit[]> = {
  visitor: publicVisits,
  newcomer: newcomerVisits,
  free: freeVisits,
  premium: premiumVisits,
};

/** Routes without a visit; empty unless a route is new. */
export function unvisitedRoutes(): RouteName[] {
  const visited = new Set(
    Object.values(visitsByWalker).flatMap((visits) => visits.map(({ route }) => route)),
  );
  return (Object.keys(routes) as RouteName[]).filter((route) => !visited.has(route));
}
