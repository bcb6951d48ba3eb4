import { complain as complainCall } from '#lib/contract/trust/complaints.ts';
import * as decisionCalls from '#lib/contract/trust/decisions.ts';
import * as complaintCalls from '#lib/contract/trust/complaints.ts';
import {
  reportMember as reportCall,
  reportMessage as reportMessageCall,
} from '#lib/contract/trust/reports.ts';
import { inTransaction, type Tx } from '../../platform/db/connect.ts';
import { done, route } from '../../platform/http/call.ts';
import { appeal } from './appeal.ts';
import { findStatus, listDecisions } from './decision-rows.ts';
import { reportMember, reportMessage } from './report.ts';
import type { z } from 'zod';
import { fileComplaint, type Filing, type Acknowledgement } from './file-complaint.ts';

/** Works with and without an account. */
async function complain(
  tx: Tx,
  filing: Filing,
  complaint: Omit<z.output<typeof complainCall.body>, 'proof' | 'website'>,
  now: Date,
): Promise<Acknowledgement> {
  const key = filing.key && `${filing.brand.id}:complaint:${filing.key}`;
  return fileComplaint(tx, { ...filing, key }, complaint, now);
}

export const complaintRoutes = [
  route(complainCall, async ({ db, env, jobs, limits, client, brand, locale, key, body, now }) => {
    await limits.consume('complaint', client);
    return inTransaction(db, (tx) => complain(tx, { env, brand, locale, key, jobs, client }, body, now()));
  }),
  route(reportCall, async ({ db, env, jobs, limits, actor, brand, key, body, now }) => {
    await limits.consume('complaint', `user:${actor.userId}`);
    return inTransaction(db, (tx) => reportMember(tx, { env, brand, key, jobs }, actor, body, now()));
  }),
  route(reportMessageCall, async ({ db, env, jobs, limits, actor, brand, key, body, now }) => {
    await limits.consume('complaint', `user:${actor.userId}`);
    return inTransaction(db, (tx) => reportMessage(tx, { env, brand, key, jobs }, actor, body, now()));
  }),
  route(complaintCalls.findComplaint, async ({ db, limits, client, brand, body }) => {
    await limits.consume('status', client);
    return findStatus(db, brand.id, body);
  }),
  route(decisionCalls.listDecisions, async ({ db, actor }) => ({
    decisions: await listDecisions(db, actor),
  })),
  route(decisionCalls.appeal, async ({ db, jobs, limits, client, brand, body, now }) => {
    await limits.consume('complaint', client);
    await inTransaction(db, (tx) => appeal(tx, { brandId: brand.id, jobs }, body, now()));
    return done;
  }),
];
