import * as contract from '#lib/contract/identity/privacy.ts';
import { inTransaction } from '#backend/platform/db/connect.ts';
import { done, route } from '#backend/platform/http/call.ts';
import { enqueuePostbacks } from '#backend/growth/postbacks/enqueue-postbacks.ts';
import { acceptTerms } from './accept-terms.ts';
import { changePrivacy, getPrivacy } from './privacy.ts';

export const privacyRoutes = [
  route(contract.getPrivacy, ({ db, actor }) => getPrivacy(db, actor)),
  route(contract.changePrivacy, async ({ db, jobs, actor, body, now }) => {
    await inTransaction(db, async (tx) => {
      await changePrivacy(tx, actor, body, now());
      if (body.attribution) await enqueuePostbacks(tx, jobs, actor.userId, now());
    });
    return getPrivacy(db, actor);
  }),
  route(contract.acceptTerms, async ({ db, actor, brand, body, now }) => {
    await inTransaction(db, (tx) => acceptTerms(tx, actor, brand, new Date(body.version), now()));
    return done;
  }),
];
