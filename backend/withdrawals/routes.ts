import { randomUUID } from 'node:crypto';
import * as contract from '../../lib/contract/withdrawals.ts';
import { inTransaction } from '../db/connect.ts';
import { route } from '../http/call.ts';
import { withdraw } from './withdraw.ts';

export const withdrawalRoutes = [
  route(contract.withdraw, async ({ db, brand, locale, key, jobs, limits, client, body, now }) => {
    await limits.take('complaint', client);
    const filing = { brand, locale, key: key ?? randomUUID(), jobs };
    return inTransaction(db, (tx) => withdraw(tx, filing, body, now()));
  }),
];
