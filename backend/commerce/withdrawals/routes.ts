import { randomUUID } from 'node:crypto';
import * as contract from '#lib/contract/commerce/withdrawals.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { route } from '../../platform/http/call.ts';
import { CallError } from '../../platform/http/errors.ts';
import { findOwnWithdrawable } from './find-withdrawable.ts';
import { computeRefund } from './withdrawal-refund.ts';
import { withdraw } from './withdraw.ts';

export const withdrawalRoutes = [
  route(contract.previewWithdrawal, async ({ db, actor, brand, query, now }) => {
    const { userId } = actor;
    const payment = await findOwnWithdrawable(db, brand, { order: query.order, userId }, now());
    if (!payment) throw new CallError('not_found');
    const { amount, spent } = computeRefund(payment);
    const { currency, amount: paid, returned } = payment;
    return { paid, returned: returned.amount, amount, currency, spent };
  }),
  route(contract.withdraw, async (call) => {
    const { db, env, brand, locale, key, jobs, limits, client, now } = call;
    await limits.consume('complaint', client);
    const { proof: _proof, website: _website, ...declared } = call.body;
    const filing = { env, brand, locale, key: key ?? randomUUID(), jobs, client };
    return inTransaction(db, (tx) => withdraw(tx, filing, declared, now()));
  }),
];
