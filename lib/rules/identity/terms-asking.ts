import type { RouteName } from '../platform/routes.ts';

/**
 * Screens that do not ask for consent to new terms: the terms, account deletion and security, unsubscribing, help, and
 * what was begun before. Screens without a route do not ask either.
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

/** Whether this screen asks a member with outdated terms for consent. */
export function asksForTerms(route: RouteName | null): boolean {
  return route !== null && !exemptRoutes.has(route);
}
