import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { logLevels, readEnv } from '../lib/process/read-env.ts';
import { databaseUrlFault } from './platform/db/database-url.ts';
import { mailboxUrl, publicLack } from './public-start.ts';

const storageSchema = z.object({
  DATA_DIR: z.string().default('.data'),
  /** Bucket for photos; without it they are stored in DATA_DIR. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** Endpoint of an S3-compatible store; absent: the provider's own. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

const databaseUrl = z
  .string()
  .refine((url) => databaseUrlFault(url) === null, { error: ({ input }) => databaseUrlFault(String(input)) });

const databaseSchema = z.object({
  DATABASE_URL: databaseUrl,
  /** The same database bypassing its pooler, for dedicated connections: events, migrations, commands. */
  DATABASE_DIRECT_URL: databaseUrl.optional(),
});

const envSchema = storageSchema.extend({
  ...databaseSchema.shape,
  /** Redis or Valkey, used by several backends for events and rate limits; absent: PostgreSQL does both. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  BACKEND_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  /** Shared with the front: required to set the brand, client address and session of a call. */
  FRONT_KEY: z.string().min(16),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default(mailboxUrl),
  /** Scheme and port of links in mails; the host is the brand's own. */
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  PUBLIC_PORT: z
    .string()
    .refine((port) => /^\d*$/.test(port) && Number(port) < 65_536, 'a port number')
    .default(''),
  /** Sign push messages; both keys are required. `npx web-push generate-vapid-keys` creates a pair. */
  VAPID_PUBLIC_KEY: z.string().default(''),
  VAPID_PRIVATE_KEY: z.string().default(''),
  /** For tests: a local server that replaces all push services. A site served over TLS refuses to start with it. */
  PUSH_TEST_SERVER: z.url({ protocol: /^https$/, hostname: /^127\.0\.0\.1$/ }).optional(),
  /** Payment provider; `sandbox` moves no money. */
  PAYMENT_PROVIDER: z.enum(['sandbox', 'mollie']).default('sandbox'),
  /** For the sandbox: the URL of its process and the shared key. */
  CHECKOUT_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3005'),
  CHECKOUT_KEY: z.string().default(''),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(?:live|test)_./, 'begins with live_ or test_')
    .optional(),
  /** Mollie's API URL, overridden in tests. Its client supports TLS only. */
  MOLLIE_API_URL: z.url({ protocol: /^https$/ }).optional(),
  /**
   * An SMS gateway that accepts JSON; without it messages go by mail to `<number>@SMS_MAIL_DOMAIN`. Without either,
   * no SMS is sent and direct debit is not offered.
   */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().default(''),
  /** Codes for direct debits in 24 hours, for the whole site and for one network. Each costs money. */
  SMS_PER_DAY: z.coerce.number().int().min(0).default(500),
  SMS_PER_NETWORK: z.coerce.number().int().min(0).default(15),
  /** Receipts of complaints and withdrawals a day that one network may send to unconfirmed addresses. */
  RECEIPTS_PER_NETWORK: z.coerce.number().int().min(0).default(20),
  SMS_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i, 'a host name')
    .optional(),
  /**
   * Keys the fingerprints of IBANs and addresses; defaults to FRONT_KEY. Changing it loses bounced accounts and
   * earlier accounts of members who sign up again.
   */
  PSEUDONYM_KEY: z.string().min(16).optional(),
  /** Maximum attempts of a browser's proof of work; 120 take a cheap phone some 200 milliseconds. */
  PROOF_COST: z.coerce.number().int().min(1).max(100_000).default(120),
  /** Cost of password hashing; `least` is for tests, and a site served over TLS refuses to start with it. */
  PASSWORD_COST: z.enum(['full', 'least']).default('full'),
  /** Shared with the mail provider, which signs bounces and complaints with it; without it all are rejected. */
  MAIL_EVENTS_KEY: z.string().min(16).optional(),
  /** For tests and trials: postbacks may go to http://localhost. A site served over TLS refuses to start with it. */
  POSTBACKS_TO_LOCALHOST: z
    .enum(['0', '1'])
    .default('0')
    .transform((text) => text === '1'),
  /** Multiplies the request limits; load tests from one address raise it. */
  LIMITS_SCALE: z.coerce.number().positive().default(1),
  /** Port of `/metrics`, for monitoring only; absent: no metrics. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Log level of the line for each call. */
  REQUEST_LOG_LEVEL: z.enum(['debug', 'info']).default('debug'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

/** Also validates variables that depend on each other; messages to members must never all go to one test server. */
const wholeSchema = envSchema
  .refine((env) => !env.PUSH_TEST_SERVER || env.PUBLIC_SCHEME === 'http', {
    path: ['PUSH_TEST_SERVER'],
    message: 'is for tests only',
  })
  .refine((env) => env.PASSWORD_COST === 'full' || env.PUBLIC_SCHEME === 'http', {
    path: ['PASSWORD_COST'],
    message: 'is for tests only',
  })
  .refine((env) => !env.VAPID_PUBLIC_KEY === !env.VAPID_PRIVATE_KEY, {
    path: ['VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY'],
    message: 'are a pair: set both or neither',
  })
  .refine((env) => !env.VAPID_PUBLIC_KEY || !env.VAPID_PRIVATE_KEY || isKeyPair(env), {
    path: ['VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY'],
    message: 'are no pair of keys: `npx web-push generate-vapid-keys` creates one',
  })
  .refine((env) => !env.S3_ACCESS_KEY_ID === !env.S3_SECRET_ACCESS_KEY, {
    path: ['S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
    message: 'are a pair: set both or neither',
  })
  .refine((env) => env.PAYMENT_PROVIDER !== 'mollie' || env.MOLLIE_API_KEY, {
    path: ['MOLLIE_API_KEY'],
    message: 'is needed with PAYMENT_PROVIDER=mollie',
  })
  .refine((env) => !env.POSTBACKS_TO_LOCALHOST || env.PUBLIC_SCHEME === 'http', {
    path: ['POSTBACKS_TO_LOCALHOST'],
    message: 'is for tests only',
  })
  .superRefine((env, context) => {
    const missing = publicLack(env);
    if (missing) context.addIssue({ code: 'custom', path: [missing.variable], message: missing.reason });
  });

function isKeyPair(keys: { VAPID_PUBLIC_KEY: string; VAPID_PRIVATE_KEY: string }): boolean {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(keys.VAPID_PRIVATE_KEY, 'base64url');
    return curve.getPublicKey('base64url') === keys.VAPID_PUBLIC_KEY;
  } catch {
    return false;
  }
}

export type BackendEnv = z.infer<typeof envSchema>;

/** Names of the variables for the database, for file storage, and for the whole backend. */
export const databaseNames = Object.keys(databaseSchema.shape);
export const storageNames = Object.keys(storageSchema.shape);
export const backendNames = Object.keys(envSchema.shape);

/** The variables for file storage. */
export type StorageEnv = z.infer<typeof storageSchema>;

/** Parses the environment. @throws {Error} one sentence that names every missing or malformed variable */
export function parseEnv(source: NodeJS.ProcessEnv = process.env): BackendEnv {
  return readEnv(wholeSchema, source, 'backend');
}

/** Parses only the variables for file storage. */
export function parseStorageEnv(source: NodeJS.ProcessEnv = process.env): StorageEnv {
  return readEnv(storageSchema, source, 'backend');
}
