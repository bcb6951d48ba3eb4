import type { RouteName } from '../platform/routes.ts';

/**
 * Screens on which nobody is asked to agree to new terms: where they are read, where a member ends or secures the account,
 * where mails are stopped, where help is found, and what was begun before. A screen without a route is left alone too.
 */
const exemptRoutes = new Set<RouteName>([
  'login',
  'signup',
  'complete-signup',
  'reset-password',
  'reset-password-do',
  'account-deleted',
  'activate-done',
  'activate-error',
  'mail-change-do',
  'notifications',
  'transactions-id',
  'complaints',
  'lang-config',
  'pages-ban',
  'pages-cookies',
  'pages-faq',
  'pages-privacy',
  'pages-return-policy',
  'pages-service',
  'pages-terms',
  'settings',
  'token',
]);

/** Whether a member who has not agreed to the terms in force is asked on this screen. */
export function asksForTerms(route: RouteName | null): boolean {
  return route !== null && !exemptRoutes.has(route);
}
