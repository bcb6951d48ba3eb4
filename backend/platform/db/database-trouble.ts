import { databaseErrorCode } from './connect.ts';

/** Network errors, then PostgreSQL codes of a server that is stopping, starting, or out of connections. */
const away = new Set(
  'ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN ETIMEDOUT EHOSTUNREACH 57P01 57P02 57P03 53300'.split(' '),
);
const awayInWords = /timeout exceeded when trying to connect|^Connection terminated/;

/** Classes of PostgreSQL codes that refuse a connection: login, database name, privileges. */
const refusals = /^(?:28|3D|42501)/;

/** The operator's message for an outdated or missing schema. */
export const lacksMigrations =
  'The database lacks migrations of this version (node dist/migrate.mjs brings them)';

/** A sentence for the operator on why the database is unusable; null if the error has another cause. */
export function databaseTrouble(error: unknown): string | null {
  const chain = listCauses(error);
  const last = chain.at(-1)?.message;
  const pooler = chain.find(({ message }) => message?.includes('startup parameter'));
  if (pooler)
    return `DATABASE_URL leads to a pooler (${pooler.message}): set DATABASE_DIRECT_URL to the address of the server itself.`;
  if (isServiceAway(error) || last?.startsWith('connect ENOENT'))
    return `The database does not answer: ${last || chain.at(-1)?.code}.`;
  const code = databaseErrorCode(error);
  if (code === '42P01' || code === '42703') return `${lacksMigrations}: ${last}.`;
  // PgBouncer's code for a wrong password.
  if (code === '08P01' && last?.includes('authentication failed')) return `The database refuses: ${last}.`;
  return code && refusals.test(code) ? `The database refuses: ${last}.` : null;
}

/** Whether the database or another service was unavailable, so that a retry may succeed. */
export function isServiceAway(error: unknown): boolean {
  return listCauses(error).some(({ code = '', message = '' }) => away.has(code) || awayInWords.test(message));
}

/** The innermost message of an error, without the failed statement and its values. */
export function innermostWords(error: unknown): string {
  return listCauses(error).at(-1)?.message ?? String(error);
}

type DatabaseError = { code?: string; message?: string; cause?: unknown };

/** An error and its chain of causes, innermost last. */
function listCauses(error: unknown): DatabaseError[] {
  const chain: DatabaseError[] = [];
  for (let each = error; typeof each === 'object' && each !== null; each = (each as DatabaseError).cause)
    chain.push(each);
  return chain;
}
