import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../db/connect.ts';
import { profiles } from '../db/schema/members.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { bytea, text, timestamptz, statement } from '../db/statement.ts';
import { OwnedCache } from './owned-cache.ts';

export type Actor = {
  userId: number;
  profileId: number;
  brandId: string;
  pool: string;
  confirmed: boolean;
  paidUser: boolean;
  language: string;
  /** Country of the profile, ISO 3166-1 alpha-2. */
  country: string;
};

/** A new random token and the hash stored in the database. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

type Found = { actor: Actor; expiresAt: number };

const selectSessions = statement({
  params: { hash: bytea, now: timestamptz, brandId: text },
  row: {
    user_id: users.id,
    profile_id: profiles.id,
    pool: profiles.pool,
    status: users.status,
    paid_user: users.paidUser,
    language: users.language,
    country: profiles.country,
    expires_at: sessions.expiresAt,
  },
  text: `
    select users.id as user_id, profiles.id as profile_id, profiles.pool, users.status, users.paid_user, users.language,
      profiles.country, sessions.expires_at
    from sessions
    join users on users.id = sessions.user_id
    join profiles on profiles.user_id = users.id
    where sessions.token_hash = :hash and sessions.expires_at > :now::timestamptz
      and users.brand_id = :brandId and users.status <> 'deleted' and users.locked_at is null`,
});

async function findActor(db: Queries, token: string, brandId: string, now: Date): Promise<Found | null> {
  const { rows } = await selectSessions(db, { hash: hashToken(token), now, brandId });
  const row = rows[0];
  if (!row) return null;
  const actor = {
    userId: row.user_id,
    profileId: row.profile_id,
    brandId,
    pool: row.pool,
    confirmed: row.status === 'active',
    paidUser: row.paid_user,
    language: row.language,
    country: row.country,
  };
  return { actor, expiresAt: new Date(row.expires_at).getTime() };
}

export type SessionCache = {
  find: (db: Queries, token: string, brandId: string, now: Date) => Promise<Actor | null>;
  dropUser: (userId: number) => void;
  clear: () => void;
};

const cacheLife = 30_000;
const cacheSize = 20_000;
/** Tokens of ended sessions, which stay ended; each is looked up once in half a minute. */
const endedSize = 5_000;

/**
 * Caches the actors of live sessions for half a minute, so that a poll costs one statement. Changes of an actor are
 * announced on the notification channel, which invalidates the entry in every process.
 */
export function createSessionCache(): SessionCache {
  const actors = new OwnedCache<{ actor: Actor; until: number }>(cacheSize, ({ actor }) => actor.userId);
  const ended = new LRUCache<string, number>({ max: endedSize });
  let generation = 0;

  return {
    async find(db, token, brandId, now) {
      const key = `${brandId}:${token}`;
      const known = actors.get(key);
      if (known && known.until > now.getTime()) return known.actor;
      if ((ended.get(key) ?? 0) > now.getTime()) return null;
      const before = generation;
      const found = await findActor(db, token, brandId, now);
      // An announcement during the read may be newer than the result.
      if (found && before === generation)
        actors.set(key, {
          actor: found.actor,
          until: Math.min(now.getTime() + cacheLife, found.expiresAt),
        });
      if (!found) ended.set(key, now.getTime() + cacheLife);
      return found?.actor ?? null;
    },
    dropUser(userId) {
      generation += 1;
      actors.deleteByOwner(userId);
    },
    clear() {
      generation += 1;
      actors.clear();
    },
  };
}
