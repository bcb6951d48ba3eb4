import type { Page } from '@playwright/test';
import type { RouteName } from '../../lib/rules/platform/routes.ts';
import type { Known } from './known.ts';

/** A screen to open and check. */
export type Visit = {
  screen: string;
  /** Its route; null for the page for missing ones. */
  route: RouteName | null;
  /** Path without locale. */
  path: string | ((known: Known) => string);
  /** Browser storage set beforehand, by key. */
  stored?: (known: Known) => Record<string, string>;
  /** Actions on the screen before it is checked. */
  act?: (page: Page, known: Known) => Promise<void>;
  /** It ends elsewhere: on another route or an external site. */
  leads?: RouteName | 'away';
};

/** Users that open screens; `newcomer` has just signed up, the others are demo logins. */
export const walkers = ['visitor', 'newcomer', 'free', 'premium'] as const;

export type Walker = (typeof walkers)[number];
