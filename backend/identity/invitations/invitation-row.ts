import type { z } from 'zod';
import type { invitationSchema } from '#lib/contract/identity/invitations.ts';

export type InvitationRow = {
  token_hash: Buffer;
  label: string;
  created_at: Date | string;
  expires_at: Date | string;
  used_at: Date | string | null;
};

/** An invitation for its creator, identified by the token's hash, which cannot be used as a link. */
export function presentInvitation(row: InvitationRow): z.input<typeof invitationSchema> {
  const moment = (at: Date | string) => new Date(at).toISOString();
  return {
    id: row.token_hash.toString('hex'),
    label: row.label,
    created_at: moment(row.created_at),
    expires_at: moment(row.expires_at),
    used_at: row.used_at && moment(row.used_at),
  };
}
