import { stdSerializers, type LoggerOptions } from 'pino';
import { withoutAddresses } from '../../lib/process/without-addresses.ts';

/** Names of fields with personal or secret data, also one level down. */
const secretNames =
  'body text message_text email mail iban password token session cookie cookies authorization headers ["set-cookie"]'.split(
    ' ',
  );

const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g;
const bearer = /\b(Bearer|token=|key=)\s*[\w.~+/=-]+/gi;

/** Removes mail addresses, account numbers and tokens from a text. */
export const withoutPersons = (text: string): string =>
  withoutAddresses(text).replace(iban, '(iban)').replace(bearer, '$1(secret)');

function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutPersons(String(error));
  const { type, message, stack } = stdSerializers.err(error);
  const { code } = error as NodeJS.ErrnoException;
  return {
    type,
    message: withoutPersons(message),
    ...(code ? { code } : {}),
    stack: withoutPersons(stack),
  };
}

const below = (name: string) => (name.startsWith('[') ? `*${name}` : `*.${name}`);

/** The front's log options: no user content, payment data or credentials. */
export const logOptions: LoggerOptions = {
  name: 'front',
  serializers: { err: describe },
  redact: { paths: secretNames.flatMap((name) => [name, below(name)]), censor: '(secret)' },
};
