import { complain as complainCall } from '../../lib/contract/complaints.ts';
import { inTransaction } from '../db/connect.ts';
import { route } from '../http/call.ts';
import { complain } from './complain.ts';

export const complaintRoutes = [
  route(complainCall, async ({ db, jobs, limits, client, brand, locale, key, body, now }) => {
    await limits.take('complaint', client);
    return inTransaction(db, (tx) => complain(tx, { brand, locale, key, jobs }, body, now()));
  }),
];
