import { randomUUID } from 'node:crypto';
import * as contract from '../../lib/contract/withdrawals.ts';
import { inTransaction } from '../db/connect.ts';
import { route } from '../http/call.ts';
import { withdraw } from './withdraw.ts';

export const withdrawalRoutes = [
  route(contract.withdraw, async (call) => {
    const { db, env, brand, locale, key, jobs, limits, client, now } = call;
    await limits.take('complaint', client);
    const { proof: _proof, website: _website, ...declared } = call.body;
    const filing = { env, brand, locale, key: key ?? randomUUID(), jobs, client };
    return inTransaction(db, (tx) => withdraw(tx, filing, declared, now()));
  }),
];
