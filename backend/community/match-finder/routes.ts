import { findMatches as findMatchesCall } from '#lib/contract/community/match-finder.ts';
import { route } from '../../platform/http/call.ts';
import { findMatches } from './find-matches.ts';

export const matchFinderRoutes = [
  route(findMatchesCall, ({ db, actor, query, locale, now }) => findMatches(db, actor, query, locale, now())),
];
