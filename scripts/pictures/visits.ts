import { routes, type RouteName } from '../../lib/rules/platform/routes.ts';
import { freeVisits, newcomerVisits, premiumVisits } from './member-visits.ts';
import { publicVisits } from './public-visits.ts';
import type { Visit, Walker } from './visit.ts';

/** All that is walked, by whoever walks it. */
export const visitsByWalker: Record<Walker, readonly Visit[]> = {
  visitor: publicVisits,
  newcomer: newcomerVisits,
  free: freeVisits,
  premium: premiumVisits,
};

/** Routes of the product that nobody visits; none, unless there is a new one. */
export function unvisitedRoutes(): RouteName[] {
  const visited = new Set(
    Object.values(visitsByWalker).flatMap((visits) => visits.map(({ route }) => route)),
  );
  return (Object.keys(routes) as RouteName[]).filter((route) => !visited.has(route));
}
