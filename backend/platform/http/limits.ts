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
import { ipv6Prefix48, getRateLimitNetwork, networksInOne } from '#lib/process/networks.ts';
import { log } from './log.ts';

/** Points for one key, by kind of call, a minute unless `durations` says otherwise; a request is one unless its work says more. */
const allowances = {
  read: 600,
  write: 240,
  login: 20,
  signup: 10,
  challenge: 60,
  /** Mails that anybody can have sent to any address: for a new password, for a deleted account. */
  reset: 6,
  address: 40,
  invitation: 20,
  mail: 6,
  complaint: 6,
  /** What became of a complaint. */
  status: 20,
  /** One for each half second that a picture takes: 25 of 25 megapixels in a minute, or as many small ones as 100. */
  upload: 100,
  /** More than one account has. */
  upload_network: 200,
  /** Visits and bounces that one address has counted; behind one of a mobile network there are many people. */
  arrival: 120,
  /** Hidden pages that are counted; whoever hides more of them is told nothing. */
  hidden: 12,
  /** A provider speaks from a few addresses for all payers. */
  webhook: 3_000,
  /** Gifts of a signup: whoever has used them up opens an account without. */
  gift_network: 10,
  gift_domain: 5,
} as const;

export type LimitKind = keyof typeof allowances;

const day = 24 * 60 * 60;
/** In seconds. */
const durations: Partial<Record<LimitKind, number>> = { gift_network: day, gift_domain: 30 * day };

/**
 * Those that keep somebody from guessing, flooding or filling up, few enough for a statement each. The others shield a
 * process from too much work: without Redis each process counts them for itself.
 */
const countedInDatabase: ReadonlySet<LimitKind> = new Set([
  'login',
  'signup',
  'reset',
  'invitation',
  'mail',
  'complaint',
  'status',
  'upload',
  'upload_network',
  'gift_network',
  'gift_domain',
]);

export type Limits = {
  take: (kind: LimitKind, key: string, points?: number) => Promise<void>;
  close: () => Promise<void>;
};

type LimitsEnv = {
  DATABASE_URL?: string;
  DATABASE_DIRECT_URL?: string | undefined;
  REDIS_URL?: string | undefined;
};
type Options = { points: number; duration: number; keyPrefix: string; insuranceLimiter: RateLimiterAbstract };
type Statement = { text: string; values: unknown[] };
type Store = { open: (kind: LimitKind, options: Options) => RateLimiterAbstract; close: () => Promise<void> };

/**
 * Counts requests, or the points of their work, by kind and key: in Redis where there is one, else in the database or in memory. `take` throws
 * `too_many_requests` with the seconds to wait. A store that is away never shuts anybody out: this process counts alone then.
 */
export function createLimits(
  scale = 1,
  { DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL }: LimitsEnv = {},
): Limits {
  const isPooled = DATABASE_DIRECT_URL !== undefined;
  const store = REDIS_URL ? inRedis(REDIS_URL) : DATABASE_URL ? inDatabase(DATABASE_URL, isPooled) : inMemory;
  const open = (kind: LimitKind, times: number) => {
    const own = {
      points: allowances[kind] * scale * times,
      duration: durations[kind] ?? 60,
      keyPrefix: times === 1 ? kind : `${kind}s`,
    };
    return store.open(kind, { ...own, insuranceLimiter: new RateLimiterMemory(own) });
  };
  const limiters = new Map(
    (Object.keys(allowances) as LimitKind[]).map((kind) => [
      kind,
      { one: open(kind, 1), many: open(kind, networksInOne) },
    ]),
  );
  return {
    async take(kind, key, points = 1) {
      const gifted = ipv6Prefix48(key);
      const limiter = limiters.get(kind);
      try {
        await limiter?.one.consume(nameOf(getRateLimitNetwork(key)), points);
        // Afterwards, so that a single network uses up its own share of it and no more.
        if (gifted) await limiter?.many.consume(nameOf(gifted), points);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    close: store.close,
  };
}

/** Tokens and addresses do not lie about in a store, and none is too long for it. */
const nameOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 32);

const inMemory: Store = {
  open: (_kind, { insuranceLimiter: _none, ...options }) => new RateLimiterMemory(options),
  close: () => Promise.resolve(),
};

function inDatabase(url: string, isPooled: boolean): Store {
  // Of its own, so that who is refused never waits behind those who were let in.
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 1_000,
    ...(isPooled ? { query_timeout: 2_000 } : { statement_timeout: 2_000 }),
    application_name: 'vonk-limits',
  });
  pool.on('error', () => undefined);
  // A statement with a name lives on one connection of the server, and a pooler gives out another one each time.
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
            // One of them erases the old rows of all.
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
