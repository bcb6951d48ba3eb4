import { databaseErrorCode } from './connect.ts';

/** Of the network; then PostgreSQL's own of a server that ends, starts, or has no connection left. */
const away = new Set(
  'ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN ETIMEDOUT EHOSTUNREACH 57P01 57P02 57P03 53300'.split(' '),
);
const awayInWords = /timeout exceeded when trying to connect|^Connection terminated/;

/** Classes of PostgreSQL's codes that say no to whoever connects: the login, the database's name, the rights. */
const refusals = /^(?:28|3D|42501)/;

/** What an operator is told where this version finds an older schema, or none. */
export const lacksMigrations =
  'The database lacks migrations of this version (node dist/migrate.mjs brings them)';

/** Why the database cannot be worked with, in a sentence for the operator; null where it is not the database. */
export function databaseTrouble(error: unknown): string | null {
  const chain = causesOf(error);
  const last = chain.at(-1)?.message;
  const pooler = chain.find(({ message }) => message?.includes('startup parameter'));
  if (pooler)
    return `DATABASE_URL leads to a pooler (${pooler.message}): set DATABASE_DIRECT_URL to the address of the server itself.`;
  if (isServiceAway(error) || last?.startsWith('connect ENOENT'))
    return `The database does not answer: ${last || chain.at(-1)?.code}.`;
  const code = databaseErrorCode(error);
  if (code === '42P01' || code === '42703') return `${lacksMigrations}: ${last}.`;
  // PgBouncer says so of a wrong password.
  if (code === '08P01' && last?.includes('authentication failed')) return `The database refuses: ${last}.`;
  return code && refusals.test(code) ? `The database refuses: ${last}.` : null;
}

/** Whether what a call needs, the database or another service, was not there or went away: it may work in a moment. */
export function isServiceAway(error: unknown): boolean {
  return causesOf(error).some(({ code = '', message = '' }) => away.has(code) || awayInWords.test(message));
}

/** What lies under an error, in its own words: not the statement that failed, with what was written in it. */
export function innermostWords(error: unknown): string {
  return causesOf(error).at(-1)?.message ?? String(error);
}

type DatabaseError = { code?: string; message?: string; cause?: unknown };

/** An error, and what caused it, down to the innermost one. */
function causesOf(error: unknown): DatabaseError[] {
  const chain: DatabaseError[] = [];
  for (let each = error; typeof each === 'object' && each !== null; each = (each as DatabaseError).cause)
    chain.push(each);
  return chain;
}
