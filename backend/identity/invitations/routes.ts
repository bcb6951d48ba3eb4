import { maxOpenInvitations } from '#lib/contract/limits.ts';
import * as contract from '#lib/contract/identity/invitations.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { done, route } from '../../platform/http/call.ts';
import { brandUrl } from '../../outreach/mail/brand-url.ts';
import { invite, withdrawInvitation } from './invite.ts';
import { countOpenInvitations, listInvitations, presentInvitation } from './list-invitations.ts';
import { isOpenInvitation } from './use-invitation.ts';

export const invitationRoutes = [
  route(contract.listInvitations, async ({ db, actor, now }) => {
    const [rows, open] = await Promise.all([
      listInvitations(db, actor.userId),
      countOpenInvitations(db, actor.userId, now()),
    ]);
    return { invitations: rows.map(presentInvitation), left: Math.max(0, maxOpenInvitations - open) };
  }),
  route(contract.invite, async ({ db, env, brand, locale, actor, key, body, now }) => {
    const { token, row } = await inTransaction(db, (tx) =>
      invite(tx, env, actor, { label: body.label, key }, now()),
    );
    return {
      url: brandUrl(env, brand, locale, `/signup?invitation=${token}`),
      invitation: presentInvitation(row),
    };
  }),
  route(contract.withdrawInvitation, async ({ db, actor, body }) => {
    await withdrawInvitation(db, actor.userId, body.id);
    return done;
  }),
  route(contract.checkInvitation, async ({ db, limits, client, brand, body, now }) => {
    await limits.consume('invitation', client);
    return { valid: await isOpenInvitation(db, brand.id, body.token, now()) };
  }),
];
