import * as contract from '../../lib/contract/members.ts';
import {
  changeProfile as changeProfileCall,
  getOwnProfile as getOwnProfileCall,
} from '../../lib/contract/profile.ts';
import { getSignupMatches } from '../../lib/contract/signup.ts';
import { inTransaction } from '../db/connect.ts';
import { done, route } from '../http/call.ts';
import { blockMember, listBlocked, unblockMember } from './blocks.ts';
import { getMember } from './get-member.ts';
import { getRelation } from './get-relation.ts';
import { changeProfile, getOwnProfile } from './own-profile.ts';
import { presentTile } from './present.ts';
import { searchMembers } from './search-members.ts';
import { listSignupMatches } from './signup-matches.ts';

export const memberRoutes = [
  route(contract.searchMembers, ({ db, query, brand, actor, now }) =>
    searchMembers(db, query, { pool: brand.pool, self: actor?.profileId ?? null, now: now() }),
  ),
  route(contract.getMember, ({ db, query, brand, actor, locale, now }) =>
    getMember(db, query.id, { pool: brand.pool, self: actor?.profileId ?? null, locale, now: now() }),
  ),
  route(contract.getRelation, ({ db, query, actor }) => getRelation(db, actor, query.id)),
  route(contract.blockMember, async ({ db, body, actor, now }) => {
    await inTransaction(db, (tx) => blockMember(tx, actor, body.id, now()));
    return done;
  }),
  route(contract.unblockMember, async ({ db, body, actor }) => {
    await inTransaction(db, (tx) => unblockMember(tx, actor, body.id));
    return done;
  }),
  route(contract.listBlocked, async ({ db, actor, now }) => {
    const rows = await listBlocked(db, actor);
    return { profiles: rows.map((row) => presentTile(row, now())) };
  }),
  route(getOwnProfileCall, ({ db, actor, locale, now }) => getOwnProfile(db, actor, locale, now())),
  route(changeProfileCall, async ({ db, body, actor, locale, now }) => {
    await inTransaction(db, (tx) => changeProfile(tx, actor, body));
    return getOwnProfile(db, actor, locale, now());
  }),
  route(getSignupMatches, async ({ db, actor, now }) => {
    const rows = await listSignupMatches(db, actor);
    return { profiles: rows.map((row) => presentTile(row, now())) };
  }),
];
