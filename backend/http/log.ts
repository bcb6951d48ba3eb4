import pino from 'pino';
import { describeError } from './describe-error.ts';

/** Structured log; never bodies, addresses, cookies or tokens. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: { tier: 'backend' },
  serializers: { err: describeError },
  redact: ['email', 'token', '*.email', '*.token', '*.password', 'headers.authorization', 'headers.cookie'],
});
