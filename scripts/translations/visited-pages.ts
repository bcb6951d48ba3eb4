import { dirname } from 'node:path/posix';
import { matchRoute } from '../../lib/rules/platform/routes.ts';
import { visitsByWalker } from '../pictures/visits.ts';

/** A page's source file, and the name of its picture by `npm run pictures`. */
export type VisitedPage = { page: string; screen: string };

const visits = Object.values(visitsByWalker).flat();

/** The pages among these files with a picture, in the order of the pictures. */
export function findVisitedPages(files: Iterable<string>): VisitedPage[] {
  return [...files]
    .flatMap((page) => {
      const path = findPath(page);
      const at = path === null ? -1 : findVisit(path);
      const screen = visits[at]?.screen;
      return screen === undefined ? [] : [{ page, screen, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ page, screen }) => ({ page, screen }));
}

/** The path of a page without optional segments; dynamic segments keep their folder's name. */
function findPath(page: string): string | null {
  if (!/^app\/\[brand\]\/\[locale\]\/(?:.*\/)?page\.tsx$/.test(page)) return null;
  const segments = dirname(page)
    .split('/')
    .slice(3)
    .filter((segment) => !/^\(.*\)$|^\[\[.*\]\]$/.test(segment));
  return `/${segments.join('/')}`;
}

/** The visit with the path's name, else its exact path, else its route; a trailing country is optional. */
function findVisit(path: string): number {
  const bare = path.replaceAll(/[[\]]/g, '');
  const [name, route] = [bare.slice(1).replaceAll('/', '-'), matchRoute(bare)];
  const tries = [
    visits.findIndex((visit) => visit.screen === name),
    visits.findIndex((visit) => visit.path === path),
    visits.findIndex((visit) => route !== null && visit.route === route),
    visits.findIndex((visit) => visit.path === path.replace(/\/\[country\]$/, '')),
  ];
  return tries.find((at) => at >= 0) ?? -1;
}
