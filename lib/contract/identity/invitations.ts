import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { doneSchema, momentSchema, visibleTextOrNone } from '../scalars.ts';

export const invitationSchema = z.object({
  /** Mark of the invitation, not its token. */
  id: z.string(),
  label: z.string(),
  created_at: momentSchema,
  expires_at: momentSchema,
  used_at: momentSchema.nullable(),
});

export type Invitation = z.infer<typeof invitationSchema>;

export const listInvitations = defineEndpoint({
  method: 'GET',
  path: '/api/invitations.php',
  summary: 'The member’s invitations, and how many may still be made; whom a guest became stays unsaid.',
  audience: 'confirmed',
  origin: 'ours',
  response: z.object({ invitations: z.array(invitationSchema), left: z.number().int() }),
});

export const invite = defineEndpoint({
  method: 'POST',
  path: '/api/invitations.php',
  summary:
    'Makes a link for one guest, valid for 30 days; its address is shown only this once. Five may be open.',
  audience: 'confirmed',
  origin: 'ours',
  body: z.object({ label: visibleTextOrNone(60) }),
  response: z.object({ url: z.string(), invitation: invitationSchema }),
  errors: ['invitation_limit'],
  keyed: true,
});

export const withdrawInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/api/invitations.php',
  summary: 'Ends an invitation that is not used yet.',
  audience: 'confirmed',
  origin: 'ours',
  body: z.object({ id: z.string().max(64) }),
  response: doneSchema,
  errors: ['not_found'],
});

export const checkInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/invitation.php',
  idempotent: true,
  summary: 'Whether an invitation still opens the signup.',
  audience: 'anyone',
  origin: 'ours',
  body: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ valid: z.boolean() }),
});
