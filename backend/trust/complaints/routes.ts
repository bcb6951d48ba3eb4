import { complain as complainCall } from '#lib/contract/trust/complaints.ts';
import * as decisionCalls from '#lib/contract/trust/decisions.ts';
import {
  reportMember as reportCall,
  reportMessage as reportMessageCall,
} from '#lib/contract/trust/reports.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { done, route } from '../../platform/http/call.ts';
import { appeal } from './appeals/appeal.ts';
import { complain } from './complain.ts';
import { findStatus } from './find-status.ts';
import { listDecisions } from './list-decisions.ts';
import { reportMember, reportMessage } from './report.ts';

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
  route(decisionCalls.findComplaint, async ({ db, limits, client, brand, body }) => {
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
