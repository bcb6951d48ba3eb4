import { z } from 'zod';
import { logLevels, defaultTimeoutMs, readEnv } from './process/read-env.ts';

const hostList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  );

const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback);

const frontEnvSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  /** One backend, or several separated by commas. */
  BACKEND_URL: z
    .string()
    .default('http://127.0.0.1:3001')
    .refine((text) => {
      const urls = text.split(',').map((url) => url.trim());
      return urls.every((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));
    }, 'one http address, or several with commas between them'),
  FRONT_PORT: port(3000),
  FRONT_HOST: z.string().min(1).default('0.0.0.0'),
  /** Proves to the backend that this front's identity headers are genuine. */
  FRONT_KEY: z.string().min(16, 'at least 16 characters'),
  /** Seals the session cookie. */
  SESSION_SECRET: z.string().min(32, 'at least 32 characters'),
  /** Hosts on which `?domain=` may select a brand; localhost always is one. */
  PREVIEW_HOSTS: hostList,
  /** Number of our proxies before this process; 0 ignores X-Forwarded-For. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** Multiplies the rate limit of uncached responses per network; load tests from one address raise it. */
  LIMITS_SCALE: z.coerce.number().positive().default(1),
  /** Port of `/metrics`, for monitoring and never for visitors; absent: no metrics. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  /** Level at which requests are logged. */
  REQUEST_LOG_LEVEL: z.enum(['debug', 'info']).default('debug'),
  /** Page timeout in milliseconds; calls to the backend get a quarter. */
  PAGE_TIMEOUT_MS: z.coerce.number().int().min(1_000).max(600_000).default(defaultTimeoutMs),
  /** Memory of the page cache in MiB. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(128),
  /** Addresses per sitemap part. Each lists all languages, so that 50 MB are reached before 50,000. */
  SITEMAP_URLS: z.coerce.number().int().min(1).max(10_000).default(2_500),
});

/** Names of the front's variables. */
export const frontNames = Object.keys(frontEnvSchema.shape);

export type FrontEnv = z.infer<typeof frontEnvSchema>;

/** Reads the environment of the front. @throws {Error} one sentence that names every invalid variable */
export function parseFrontEnv(source: Record<string, string | undefined>): FrontEnv {
  return readEnv(frontEnvSchema, source, 'front');
}

let known: FrontEnv | undefined;

/** The environment of this process, parsed once. */
export function frontEnv(): FrontEnv {
  known ??= parseFrontEnv(process.env);
  return known;
}
