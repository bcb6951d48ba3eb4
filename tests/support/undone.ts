import { drizzle } from 'drizzle-orm/node-postgres';
import { inTransaction, type Db, type Tx } from '#backend/platform/db/connect.ts';

/** Runs work in a transaction that is rolled back. */
export async function undone(db: Db, work: (tx: Tx) => Promise<void>): Promise<void> {
  const undo = new Error('undo');
  await inTransaction(db, async (tx) => {
    await work(tx);
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
}

const inside: Record<string, string> = {
  BEGIN: 'savepoint inside',
  COMMIT: 'release savepoint inside',
  ROLLBACK: 'rollback to savepoint inside',
};

/** The database seen from inside a transaction: nested transactions become savepoints. */
export function within(tx: Tx): Db {
  const client = new Proxy(tx.$client, {
    get(target, name) {
      if (name === 'release') return () => undefined;
      if (name === 'query')
        return (query: unknown, ...rest: unknown[]) =>
          (target.query as (...args: unknown[]) => unknown)(
            typeof query === 'string' ? (inside[query] ?? query) : query,
            ...rest,
          );
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return Object.assign(drizzle(client), {
    $client: { connect: () => Promise.resolve(client), query: client.query.bind(client) },
  }) as unknown as Db;
}
