import { z } from 'zod';

const envSchema = z.object({
  DATABASE_URL: z.string().min(1),
  BACKEND_PORT: z.coerce.number().int().default(3001),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  /** Shared with the front: only its holder may name the brand, the client address and the session of a call. */
  FRONT_KEY: z.string().min(16),
  DATA_DIR: z.string().default('.data'),
  SMTP_URL: z.string().default('smtp://127.0.0.1:3003'),
  /** Scheme and port in the links of mails; the host is the brand's own. */
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  PUBLIC_PORT: z.string().default(''),
  VAPID_PUBLIC_KEY: z.string().default(''),
  VAPID_PRIVATE_KEY: z.string().default(''),
  /** Multiplies the request limits; load tests from one address raise it. */
  LIMITS_SCALE: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type BackendEnv = z.infer<typeof envSchema>;

/** Reads the environment; throws one sentence that names every missing or malformed variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): BackendEnv {
  const parsed = envSchema.safeParse(source);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  throw new Error(`The backend's environment is incomplete: ${names.join(', ')}`);
}
