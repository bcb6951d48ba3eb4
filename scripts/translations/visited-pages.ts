import { dirname } from 'node:path/posix';
import { matchRoute } from '../../lib/rules/platform/routes.ts';
import { visitsByWalker } from '../pictures/visits.ts';

/** A page's source file, and the name of the picture that `npm run pictures` takes of it. */
export type VisitedPage = { page: string; screen: string };

const visits = Object.values(visitsByWalker).flat();

/** Of these files the pages that have a picture, in the order in which the pictures are taken. */
export function findVisitedPages(files: Iterable<string>): VisitedPage[] {
  return [...files]
    .flatMap((page) => {
      const path = pathOf(page);
      const at = path === null ? -1 : visitOf(path);
      const screen = visits[at]?.screen;
      return screen === undefined ? [] : [{ page, screen, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ page, screen }) => ({ page, screen }));
}

/** The path of a page without what may be left out of it; a segment that varies is called as its folder is. */
function pathOf(page: string): string | null {
  if (!/^app\/\[brand\]\/\[locale\]\/(?:.*\/)?page\.tsx$/.test(page)) return null;
  const segments = dirname(page)
    .split('/')
    .slice(3)
    .filter((segment) => !/^\(.*\)$|^\[\[.*\]\]$/.test(segment));
  return `/${segments.join('/')}`;
}

/** The visit that is called like the path, else one of the very path, else of its route; a country at the end may be missing. */
function visitOf(path: string): number {
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
