import { z } from 'zod';
import { logLevels } from '../lib/process/log-level.ts';
import { databaseUrlFault } from './platform/db/database-url.ts';
import { mailboxUrl, publicLack } from './public-start.ts';

const storageSchema = z.object({
  DATA_DIR: z.string().default('.data'),
  /** Names the bucket for photos; without it they are kept in DATA_DIR. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** Of a store that speaks the same protocol; absent: the provider's own. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

const databaseUrl = z
  .string()
  .refine((url) => databaseUrlFault(url) === null, { error: ({ input }) => databaseUrlFault(String(input)) });

const databaseSchema = z.object({
  DATABASE_URL: databaseUrl,
  /** The same database past its pooler, for what needs a connection of its own: events, migrations, commands. */
  DATABASE_DIRECT_URL: databaseUrl.optional(),
});

const envSchema = storageSchema.extend({
  ...databaseSchema.shape,
  /** Redis or Valkey, by which several backends tell each other and count requests; absent: PostgreSQL does both. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  BACKEND_PORT: z.coerce.number().int().default(3001),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  /** Shared with the front: only its holder may name the brand, the client address and the session of a call. */
  FRONT_KEY: z.string().min(16),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default(mailboxUrl),
  /** Scheme and port in the links of mails; the host is the brand's own. */
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  PUBLIC_PORT: z.string().regex(/^\d*$/, 'a number').default(''),
  /** Signs push messages; one key without the other reaches nobody. `npx web-push generate-vapid-keys` makes a pair. */
  VAPID_PUBLIC_KEY: z.string().default(''),
  VAPID_PRIVATE_KEY: z.string().default(''),
  /** Of tests: a server of this machine that takes what goes to push services. No site served by TLS starts with it. */
  PUSH_TEST_SERVER: z.url({ protocol: /^https$/, hostname: /^127\.0\.0\.1$/ }).optional(),
  /** Who takes payments: `sandbox` moves no money. */
  PAYMENT_PROVIDER: z.enum(['sandbox', 'mollie']).default('sandbox'),
  /** Of the sandbox: where its process answers, and the key that it shares with us. */
  CHECKOUT_URL: z.url().default('http://localhost:3005'),
  CHECKOUT_KEY: z.string().default(''),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(?:live|test)_./, 'begins with live_ or test_')
    .optional(),
  /** Where Mollie answers; tests have it elsewhere. Its client speaks TLS only. */
  MOLLIE_API_URL: z.url({ protocol: /^https$/ }).optional(),
  /**
   * Of an SMS gateway that takes JSON; without it messages go by mail to `<number>@SMS_MAIL_DOMAIN`. Without either none is
   * sent, and direct debit is not offered.
   */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().default(''),
  /** Codes for direct debits in 24 hours: of the whole site, and of one network. Each costs money, wherever its phone is. */
  SMS_PER_DAY: z.coerce.number().int().min(0).default(500),
  SMS_PER_NETWORK: z.coerce.number().int().min(0).default(15),
  /** Receipts of complaints and withdrawals a day, ordered by one network for addresses that anybody may have typed. */
  RECEIPTS_PER_NETWORK: z.coerce.number().int().min(0).default(20),
  SMS_MAIL_DOMAIN: z.string().optional(),
  /**
   * Keys the fingerprints of IBANs and addresses; without it FRONT_KEY does. A new one forgets accounts that bounced, and
   * knows nobody again who signs up anew.
   */
  PSEUDONYM_KEY: z.string().min(16).optional(),
  /** Most tries that a browser needs for its proof of work; 120 take a cheap phone some 200 milliseconds. */
  PROOF_COST: z.coerce.number().int().min(1).max(100_000).default(120),
  /** What hashing a password costs; `least` is for tests, and no site served by TLS starts with it. */
  PASSWORD_COST: z.enum(['full', 'least']).default('full'),
  /** Shared with the mail provider, who signs bounces and complaints with it; without it none is believed. */
  MAIL_EVENTS_KEY: z.string().min(16).optional(),
  /** Of tests and trials: postbacks may go to http://localhost. No site served by TLS starts with it. */
  POSTBACKS_TO_LOCALHOST: z
    .enum(['0', '1'])
    .default('0')
    .transform((text) => text === '1'),
  /** Multiplies the request limits; load tests from one address raise it. */
  LIMITS_SCALE: z.coerce.number().positive().default(1),
  /** Of `/metrics`, for a monitor and never for visitors; absent: there are none. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Level at which each call is a line of the log. */
  REQUEST_LOG_LEVEL: z.enum(['debug', 'info']).default('debug'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

/** Also what belongs together; messages to members must never end at a server in place of all the others. */
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
  .refine((env) => env.PAYMENT_PROVIDER !== 'mollie' || env.MOLLIE_API_KEY, {
    path: ['MOLLIE_API_KEY'],
    message: 'is needed with PAYMENT_PROVIDER=mollie',
  })
  .refine((env) => !env.POSTBACKS_TO_LOCALHOST || env.PUBLIC_SCHEME === 'http', {
    path: ['POSTBACKS_TO_LOCALHOST'],
    message: 'is for tests only',
  })
  .superRefine((env, context) => {
    const lack = publicLack(env);
    if (lack) context.addIssue({ code: 'custom', path: [lack.variable], message: lack.why });
  });

export type BackendEnv = z.infer<typeof envSchema>;

/** The variables that say where the database is, where files are kept, and all that a backend reads. */
export const databaseNames = Object.keys(databaseSchema.shape);
export const storageNames = Object.keys(storageSchema.shape);
export const backendNames = Object.keys(envSchema.shape);

/** Where files are kept. */
export type StorageEnv = z.infer<typeof storageSchema>;

/** Reads the environment; throws one sentence that names every missing or malformed variable. */
export function parseEnv(source: NodeJS.ProcessEnv = process.env): BackendEnv {
  return read(wholeSchema, source);
}

/** Likewise, for a process that keeps files and does nothing else of the backend. */
export function parseStorageEnv(source: NodeJS.ProcessEnv = process.env): StorageEnv {
  return read(storageSchema, source);
}

function read<S extends z.ZodType>(schema: S, source: NodeJS.ProcessEnv): z.output<S> {
  // A variable that is set to nothing is one that is not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  throw new Error(`The backend's environment is incomplete: ${names.join(', ')}`);
}
