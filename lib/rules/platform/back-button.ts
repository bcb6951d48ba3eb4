import { backButtonShown, type RouteName } from './routes.ts';

/** `docs/specification.md` §2: a back button only in installed-app mode, with a previous page, on the named routes. */
export function showsBackButton(page: {
  installed: boolean;
  historyLength: number;
  route: RouteName | null;
}): boolean {
  return page.installed && page.historyLength > 1 && page.route !== null && backButtonShown.has(page.route);
}
