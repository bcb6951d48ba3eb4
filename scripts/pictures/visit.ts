import type { Page } from '@playwright/test';
import type { RouteName } from '../../lib/rules/platform/routes.ts';
import type { Known } from './known.ts';

/** One screen that is opened and looked at. */
export type Visit = {
  /** Name of its files. */
  screen: string;
  /** The route it is of; null for the page that says that there is none. */
  route: RouteName | null;
  /** Path without locale. */
  path: string | ((known: Known) => string);
  /** What is left in the storage of the browser before, by key. */
  stored?: (known: Known) => Record<string, string>;
  /** What is done on the screen before it is looked at. */
  act?: (page: Page, known: Known) => Promise<void>;
  /** It ends elsewhere than it began: on another route, or on a site of somebody else. */
  leads?: RouteName | 'away';
};

/** Who opens screens; `newcomer` has just signed up, the others are logins of the demo. */
export const walkers = ['visitor', 'newcomer', 'free', 'premium'] as const;

export type Walker = (typeof walkers)[number];
