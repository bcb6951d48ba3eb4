import pino, { type LoggerOptions } from 'pino';
import { logLevel } from '#lib/process/log-level.ts';
import { describeError } from './describe-error.ts';

/** Names under which something personal or secret could come along; one level down as well. */
const secretNames =
  'body text email mail_address iban password token cookie cookies authorization headers phone'.split(' ');

/** How the backend logs: never with what somebody wrote, paid with or logs in with. */
export const logOptions: LoggerOptions = {
  base: { tier: 'backend' },
  serializers: { err: describeError },
  redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '(secret)' },
};

/** Structured log; never bodies, addresses, cookies or tokens. */
export const log = pino({ ...logOptions, level: logLevel() });
