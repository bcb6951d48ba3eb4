import pino, { type LoggerOptions } from 'pino';
import { logLevel } from '#lib/process/log-level.ts';
import { describeError } from './describe-error.ts';

/** Names of fields with personal or secret data, also one level down. */
const secretNames =
  'body text email mail_address iban password token cookie cookies authorization headers phone'.split(' ');

/** The backend's log options: no user content, payment data or credentials. */
export const logOptions: LoggerOptions = {
  base: { tier: 'backend' },
  serializers: { err: describeError },
  redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '(secret)' },
};

/** Structured log without bodies, addresses, cookies or tokens. */
export const log = pino({ ...logOptions, level: logLevel() });
