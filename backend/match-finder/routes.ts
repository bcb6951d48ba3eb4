import { findMatches as findMatchesCall } from '../../lib/contract/match-finder.ts';
import { route } from '../http/call.ts';
import { findMatches } from './find-matches.ts';

export const matchFinderRoutes = [
  route(findMatchesCall, ({ db, actor, query, locale, now }) => findMatches(db, actor, query, locale, now())),
];
