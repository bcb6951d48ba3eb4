import * as members from '#lib/contract/community/members.ts';
import * as searchCalls from '#lib/contract/community/search.ts';
import * as visibilityCalls from '#lib/contract/community/visibility.ts';
import {
  changeProfile as changeProfileCall,
  getOwnProfile as getOwnProfileCall,
} from '#lib/contract/community/profile.ts';
import { getSignupMatches } from '#lib/contract/identity/signup.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { done, route } from '../../platform/http/call.ts';
import { blockMember, listBlocked, listHidden, unblockMember } from './blocks.ts';
import { getAudience } from './consents.ts';
import { getMember } from './get-member.ts';
import { getRelation, saveMemberNote } from './get-relation.ts';
import { changeProfile, getOwnProfile } from './own-profile.ts';
import { presentTile } from './present.ts';
import { getSearchPreferences } from './get-search-preferences.ts';
import { searchFieldsFor } from './search/offered.ts';
import { getSavedSearch, saveSearch } from './search/saved-search.ts';
import { answerConsents, changeVisibility, getVisibility } from './visibility.ts';
import { searchMembers } from './search-members.ts';
import { listSignupMatches } from './signup-matches.ts';
import { authenticationRequired } from '#backend/platform/http/errors.ts';
import type { BrandSettings } from '#backend/brands/brand-settings.ts';

export const memberRoutes = [
  route(searchCalls.searchMembers, async ({ db, env, query, brand, actor, locale, now }) => {
    const { network, ref, with_photo, surface, ...search } = query;
    requireMaySearch({ isMember: actor !== null, network, ref }, brand.settings);
    return searchMembers(db, search, {
      brandId: brand.id,
      pool: brand.pool,
      self: actor?.profileId ?? null,
      audience: getAudience(actor, surface),
      now: now(),
      preferences: await getSearchPreferences(db, { actor, brand, locale, now: now() }),
      withPhoto: with_photo === '1',
      searchFields: searchFieldsFor(actor, brand.settings.search_fields),
      locale,
      keys: env,
    });
  }),
  route(searchCalls.getSavedSearch, async ({ db, actor }) => ({ search: await getSavedSearch(db, actor) })),
  route(searchCalls.saveSearch, async ({ db, body, actor, now }) => {
    await saveSearch(db, actor, body.search, now());
    return done;
  }),
  route(members.getMember, ({ db, env, query, brand, actor, locale, now }) =>
    getMember(db, query.id, {
      env,
      brand,
      actor,
      brandId: brand.id,
      pool: brand.pool,
      self: actor?.profileId ?? null,
      audience: getAudience(actor, query.surface),
      premium: actor?.paidUser ?? false,
      locale,
      now: now(),
    }),
  ),
  route(members.getRelation, ({ db, query, brand, actor, now }) =>
    getRelation(db, actor, query.id, brand.settings.visible_profile_notes, now()),
  ),
  route(members.blockMember, async ({ db, body, actor, now }) => {
    await inTransaction(db, (tx) => blockMember(tx, actor, body.id, now()));
    return done;
  }),
  route(members.unblockMember, async ({ db, body, actor }) => {
    await inTransaction(db, (tx) => unblockMember(tx, actor, body.id));
    return done;
  }),
  route(members.listBlocked, async ({ db, actor, locale, now }) => {
    const [rows, hidden] = await Promise.all([listBlocked(db, actor), listHidden(db, actor)]);
    return { profiles: rows.map((row) => presentTile(row, locale, now())), hidden };
  }),
  route(members.saveMemberNote, async ({ db, brand, actor, body, now }) => {
    await inTransaction(db, (tx) => saveMemberNote(tx, brand, actor, body, now()));
    return done;
  }),
  route(getOwnProfileCall, ({ db, actor, locale, now }) => getOwnProfile(db, actor, locale, now())),
  route(changeProfileCall, async ({ db, brand, body, actor, locale, now }) => {
    await inTransaction(db, (tx) => changeProfile(tx, actor, body, brand.settings, now()));
    return getOwnProfile(db, actor, locale, now());
  }),
  route(visibilityCalls.getVisibility, ({ db, env, actor, locale }) => getVisibility(db, env, actor, locale)),
  route(visibilityCalls.changeVisibility, async ({ db, env, actor, body, locale, now }) => {
    await inTransaction(db, (tx) => changeVisibility(tx, actor, body, now()));
    return getVisibility(db, env, actor, locale);
  }),
  route(visibilityCalls.answerConsents, async ({ db, env, actor, body, locale, now }) => {
    await inTransaction(db, (tx) => answerConsents(tx, actor, body, now()));
    return getVisibility(db, env, actor, locale);
  }),
  route(getSignupMatches, ({ db, actor, locale, now }) => listSignupMatches(db, actor, locale, now())),
];

type Visit = { isMember: boolean; network?: string | undefined; ref?: string | undefined };
type Rules = Pick<BrandSettings, 'logged_out_search' | 'logged_out_search_trafficsource'>;

/** @throws authentication_required for visitors, by the setting with or without a traffic source */
function requireMaySearch({ isMember, network, ref }: Visit, settings: Rules): void {
  if (isMember) return;
  const rule = network || ref ? settings.logged_out_search_trafficsource : settings.logged_out_search;
  if (rule === 'no') throw authenticationRequired();
}
