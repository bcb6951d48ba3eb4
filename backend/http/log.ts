import pino from 'pino';

/** Structured log; never bodies, addresses, cookies or tokens. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: { tier: 'backend' },
  redact: ['email', 'token', '*.email', '*.token', '*.password', 'headers.authorization', 'headers.cookie'],
});
