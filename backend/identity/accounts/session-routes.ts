import * as contract from '#lib/contract/identity/sessions.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { done, route } from '../../platform/http/call.ts';
import { endSession, endSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';

export const sessionRoutes = [
  route(contract.listSessions, ({ db, actor, token, now }) => listSessions(db, actor.userId, token, now())),
  route(contract.endSession, async ({ db, sessions, actor, token, body: { id } }) => {
    await inTransaction(db, async (tx) => {
      if (id === undefined) await endSessions(tx, actor.userId, token);
      else await endSession(tx, actor.userId, { mark: id, except: token });
    });
    sessions.dropUser(actor.userId);
    return done;
  }),
];
