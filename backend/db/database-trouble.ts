import { databaseErrorCode } from './connect.ts';

const unreachable = new Set('ECONNREFUSED ENOTFOUND EAI_AGAIN ETIMEDOUT EHOSTUNREACH ENOENT'.split(' '));

/** Classes of PostgreSQL's codes that say no to whoever connects: the login, the database's name, the rights. */
const refusals = /^(?:28|3D|42501)/;

/** Why the database cannot be worked with, in a sentence for the operator; null where it is not the database. */
export function databaseTrouble(error: unknown): string | null {
  const chain = causesOf(error);
  for (const { code = '', message = '' } of chain) {
    if (message.includes('startup parameter'))
      return `DATABASE_URL leads to a pooler (${message}): set DATABASE_DIRECT_URL to the address of the server itself.`;
    if (unreachable.has(code) || message.includes('timeout exceeded when trying to connect'))
      return `The database does not answer: ${message || code}.`;
  }
  const code = databaseErrorCode(error);
  if (code === '42P01' || code === '42703')
    return `The database lacks migrations of this version (node dist/migrate.mjs): ${chain.at(-1)?.message}.`;
  return code && refusals.test(code) ? `The database refuses: ${chain.at(-1)?.message}.` : null;
}

type Said = { code?: string; message?: string; cause?: unknown };

/** An error, and what caused it, down to the innermost one. */
function causesOf(error: unknown): Said[] {
  const chain: Said[] = [];
  for (let each = error; typeof each === 'object' && each !== null; each = (each as Said).cause)
    chain.push(each);
  return chain;
}
