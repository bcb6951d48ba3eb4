import pino, { type LoggerOptions, stdSerializers } from 'pino';
import { logLevel } from '#lib/process/read-env.ts';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { withoutAddresses } from '#lib/process/without-addresses.ts';

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

/** PostgreSQL errors that quote values: class 22, data exceptions. */
const quotesValue = /^22/;
const refusedValue = 'A value was refused';

type Description = { type: string; message: string; stack?: string; [more: string]: unknown };

/**
 * The loggable part of an error: location and reason, without values. Statement values are members' data, and drizzle
 * puts them into the message; the database adds rows and keys, a mail server the address.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error))
    return isErrorCopy(error)
      ? describeError(Object.assign(new Error(error.message), error))
      : withoutAddresses(String(error));
  if (error instanceof DrizzleQueryError)
    return withCause(
      { type: error.name, message: 'Failed query', query: error.query, stack: frames(error) },
      error,
    );
  if (error instanceof pg.DatabaseError) {
    const { code, severity, schema, table, column, constraint, routine } = error;
    const message = quotesValue.test(code ?? '') ? refusedValue : error.message;
    return { type: error.name, message, code, severity, schema, table, column, constraint, routine };
  }
  const { type } = stdSerializers.err(error);
  const { code } = error as NodeJS.ErrnoException;
  const message = quotesValue.test(code ?? '') ? refusedValue : withoutAddresses(error.message);
  return withCause({ type, message, ...(code ? { code } : {}), stack: frames(error) }, error);
}

/** The job queue copies errors into plain objects. */
function isErrorCopy(error: unknown): error is { message: string } {
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  );
}

function withCause(description: Description, { cause }: Error): Description {
  return cause === undefined ? description : { ...description, cause: describeError(cause) };
}

/** The stack without the first lines, which repeat the message. */
function frames({ stack = '' }: Error): string {
  return (stack.match(/^ {4}at .*$/gm) ?? []).join('\n');
}

/** Milliseconds between two log lines about one outage, which many attempts report. */
const quiet = 60_000;

/** A function that logs a warning, at most one in a minute. */
export function createRareWarning(): (details: object, message: string) => void {
  let loggedAt = -Infinity;
  return (details, message) => {
    if (Date.now() - loggedAt < quiet) return;
    loggedAt = Date.now();
    log.warn(details, message);
  };
}
