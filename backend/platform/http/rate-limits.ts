import { createHash } from 'node:crypto';
import pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { closeRedis, connectRedis } from '../realtime/redis.ts';
import { tooManyRequests } from './errors.ts';
import { ipv6Prefix48, getRateLimitNetwork, networksPerPrefix48 } from '#lib/process/networks.ts';
import { log } from './log.ts';

/** Points for one key by kind of call, a minute unless in `durationSeconds`; a request costs one point by default. */
const rateLimits = {
  read: 600,
  /** Every write but webhooks, such as messages, likes and gifts; some have a limit of their own as well. */
  write: 240,
  login: 20,
  signup: 10,
  challenge: 60,
  /** Mails to any address, for a new password or a deleted account. */
  reset: 6,
  /** Checks for disposable mail addresses. */
  email_check: 40,
  invitation: 20,
  mail: 6,
  complaint: 6,
  /** Status of a complaint. */
  status: 20,
  /** One point for each half second of processing: 25 images of 25 megapixels in a minute, or 100 small ones. */
  upload: 100,
  /** More than a single account has. */
  upload_network: 200,
  /** Visits and bounces of one address; mobile networks share addresses among many users. */
  arrival: 120,
  /** Hidden pages; further ones are silently ignored. */
  hidden: 12,
  /** A provider uses few addresses for all payers. */
  webhook: 3_000,
  /** Signup bonuses: beyond the limit, accounts are opened without them. */
  bonus_network: 10,
  bonus_domain: 5,
} as const;

export type RateLimitKind = keyof typeof rateLimits;

const day = 24 * 60 * 60;
/** In seconds. */
const durationSeconds: Partial<Record<RateLimitKind, number>> = {
  bonus_network: day,
  bonus_domain: 30 * day,
};

/**
 * Limits against guessing, flooding and spam, rare enough for a statement each. The others protect a process from
 * load: without Redis each process counts its own.
 */
const countedInDatabase: ReadonlySet<RateLimitKind> = new Set([
  'login',
  'signup',
  'reset',
  'invitation',
  'mail',
  'complaint',
  'status',
  'upload',
  'upload_network',
  'bonus_network',
  'bonus_domain',
]);

export type RateLimits = {
  consume: (kind: RateLimitKind, key: string, points?: number) => Promise<void>;
  close: () => Promise<void>;
};

type RateLimitsEnv = {
  DATABASE_URL?: string;
  DATABASE_DIRECT_URL?: string | undefined;
  REDIS_URL?: string | undefined;
};
type Options = { points: number; duration: number; keyPrefix: string; insuranceLimiter: RateLimiterAbstract };
type Statement = { text: string; values: unknown[] };
type Store = {
  open: (kind: RateLimitKind, options: Options) => RateLimiterAbstract;
  close: () => Promise<void>;
};

/**
 * Counts requests or points by kind and key: in Redis if available, else in the database or in memory. `take` throws
 * `too_many_requests` with the seconds to wait. If the store fails, this process counts alone, so no caller is locked
 * out.
 */
export function createRateLimits(
  scale = 1,
  { DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL }: RateLimitsEnv = {},
): RateLimits {
  const isPooled = DATABASE_DIRECT_URL !== undefined;
  const store = REDIS_URL ? inRedis(REDIS_URL) : DATABASE_URL ? inDatabase(DATABASE_URL, isPooled) : inMemory;
  const open = (kind: RateLimitKind, times: number) => {
    const own = {
      points: rateLimits[kind] * scale * times,
      duration: durationSeconds[kind] ?? 60,
      keyPrefix: times === 1 ? kind : `${kind}s`,
    };
    return store.open(kind, { ...own, insuranceLimiter: new RateLimiterMemory(own) });
  };
  const limiters = new Map(
    (Object.keys(rateLimits) as RateLimitKind[]).map((kind) => [
      kind,
      { one: open(kind, 1), many: open(kind, networksPerPrefix48) },
    ]),
  );
  return {
    async consume(kind, key, points = 1) {
      const prefix48 = ipv6Prefix48(key);
      const limiter = limiters.get(kind);
      try {
        await limiter?.one.consume(hashKey(getRateLimitNetwork(key)), points);
        // Last, so that a single network uses up only its own share.
        if (prefix48) await limiter?.many.consume(hashKey(prefix48), points);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    close: store.close,
  };
}

/** Hashed, so that tokens and addresses are not stored in plain text and have a fixed length. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 32);

const inMemory: Store = {
  open: (_kind, { insuranceLimiter: _none, ...options }) => new RateLimiterMemory(options),
  close: () => Promise.resolve(),
};

function inDatabase(url: string, isPooled: boolean): Store {
  // A separate pool, so that refused requests do not wait behind accepted ones.
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 1_000,
    ...(isPooled ? { query_timeout: 2_000 } : { statement_timeout: 2_000 }),
    application_name: 'vonk-limits',
  });
  pool.on('error', () => undefined);
  // Named statements belong to one server connection, but a pooler switches connections.
  const unnamed = { query: ({ text, values }: Statement) => pool.query(text, values) };
  return {
    open: (kind, options) =>
      countedInDatabase.has(kind)
        ? new RateLimiterPostgres({
            ...options,
            storeClient: isPooled ? unnamed : pool,
            storeType: 'pool',
            tableName: 'request_counts',
            tableCreated: true,
            // One limiter deletes the expired rows of all.
            clearExpiredByTimeout: options.keyPrefix === 'login',
          })
        : inMemory.open(kind, options),
    close: () => pool.end(),
  };
}

function inRedis(url: string): Store {
  const client = connectRedis(url);
  client.connect().catch((error: unknown) => log.warn({ err: error }, 'Redis cannot be used'));
  return {
    open: (_kind, options) =>
      new RateLimiterRedis({
        ...options,
        keyPrefix: `vonk:limit:${options.keyPrefix}`,
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
      }),
    close: () => Promise.resolve(closeRedis(client)),
  };
}
