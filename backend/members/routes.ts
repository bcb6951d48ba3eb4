import * as contract from '../../lib/contract/members.ts';
import {
  changeProfile as changeProfileCall,
  getOwnProfile as getOwnProfileCall,
} from '../../lib/contract/profile.ts';
import { getSignupMatches } from '../../lib/contract/signup.ts';
import { inTransaction } from '../db/connect.ts';
import { done, route } from '../http/call.ts';
import { blockMember, listBlocked, listHidden, unblockMember } from './blocks.ts';
import { getMember } from './get-member.ts';
import { getRelation } from './get-relation.ts';
import { noteMember } from './note-member.ts';
import { changeProfile, getOwnProfile } from './own-profile.ts';
import { presentTile } from './present.ts';
import { requireMaySearch } from './search/may-search.ts';
import { getSavedSearch, saveSearch } from './search/saved-search.ts';
import { searchMembers } from './search-members.ts';
import { listSignupMatches } from './signup-matches.ts';

export const memberRoutes = [
  route(contract.searchMembers, ({ db, query, brand, actor, now }) => {
    const { network, ref, ...search } = query;
    requireMaySearch({ isMember: actor !== null, network, ref }, brand.settings);
    const searchFields = brand.settings.search_fields;
    const scope = { pool: brand.pool, self: actor?.profileId ?? null, now: now(), searchFields };
    return searchMembers(db, search, scope);
  }),
  route(contract.getSavedSearch, async ({ db, actor }) => ({ search: await getSavedSearch(db, actor) })),
  route(contract.saveSearch, async ({ db, body, actor, now }) => {
    await saveSearch(db, actor, body.search, now());
    return done;
  }),
  route(contract.getMember, ({ db, query, brand, actor, locale, now }) =>
    getMember(db, query.id, {
      pool: brand.pool,
      self: actor?.profileId ?? null,
      premium: actor?.paidUser ?? false,
      locale,
      now: now(),
    }),
  ),
  route(contract.getRelation, ({ db, query, brand, actor }) =>
    getRelation(db, actor, query.id, brand.settings.visible_profile_notes),
  ),
  route(contract.blockMember, async ({ db, body, actor, now }) => {
    await inTransaction(db, (tx) => blockMember(tx, actor, body.id, now()));
    return done;
  }),
  route(contract.unblockMember, async ({ db, body, actor }) => {
    await inTransaction(db, (tx) => unblockMember(tx, actor, body.id));
    return done;
  }),
  route(contract.listBlocked, async ({ db, actor, now }) => {
    const [rows, hidden] = await Promise.all([listBlocked(db, actor), listHidden(db, actor)]);
    return { profiles: rows.map((row) => presentTile(row, now())), hidden };
  }),
  route(contract.noteMember, async ({ db, brand, actor, body, now }) => {
    await inTransaction(db, (tx) => noteMember(tx, brand, actor, body, now()));
    return done;
  }),
  route(getOwnProfileCall, ({ db, actor, locale, now }) => getOwnProfile(db, actor, locale, now())),
  route(changeProfileCall, async ({ db, brand, body, actor, locale, now }) => {
    await inTransaction(db, (tx) => changeProfile(tx, actor, body, brand.settings));
    return getOwnProfile(db, actor, locale, now());
  }),
  route(getSignupMatches, async ({ db, actor, now }) => {
    const rows = await listSignupMatches(db, actor, now());
    return { profiles: rows.map((row) => presentTile(row, now())) };
  }),
];
