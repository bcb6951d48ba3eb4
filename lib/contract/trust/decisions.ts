import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { doneSchema, emailSchema, momentSchema, visibleText } from '../scalars.ts';

export const decisionActions = [
  'none',
  'warning',
  'photo_removed',
  'message_removed',
  'profile_hidden',
  'account_locked',
] as const;

/** The rule behind a measure: the report reasons and two more. */
export const ruleGrounds = [
  'fake',
  'minor',
  'harassment',
  'money',
  'photo',
  'contact_data',
  'spam',
  'illegal',
  'other_rule',
] as const;

/** Why no measure was taken. */
export const noGrounds = ['no_violation', 'not_proven', 'not_ours', 'answered'] as const;

export const decisionGrounds = [...ruleGrounds, ...noGrounds] as const;

const appealSchema = z.object({
  created_at: momentSchema,
  outcome: z.enum(['upheld', 'reversed']).nullable(),
  reason: z.string().nullable(),
});

export const decisionSchema = z.object({
  reference: z.string(),
  action: z.enum(decisionActions),
  ground: z.enum(decisionGrounds),
  reason: z.string(),
  decided_at: momentSchema,
  reversed_at: momentSchema.nullable(),
  /** The caller's own appeal; null for none. */
  appeal: appealSchema.nullable(),
  /** The caller's deadline for an appeal: six months after the decision. */
  appeal_until: momentSchema,
});

export type DecisionAction = (typeof decisionActions)[number];

export type DecisionGround = (typeof decisionGrounds)[number];

export type Decision = z.infer<typeof decisionSchema>;

export const listDecisions = defineEndpoint({
  method: 'GET',
  path: '/api/decisions.php',
  summary: 'Measures taken against the member’s own account, with their reasons.',
  audience: 'member',
  origin: 'ours',
  response: z.object({ decisions: z.array(decisionSchema) }),
});

export const appeal = defineEndpoint({
  method: 'POST',
  path: '/api/appeal.php',
  summary:
    'Appeals against a decision, without login, by its reference and the mail address of the complaint or of the account. Once for each side.',
  audience: 'anyone',
  origin: 'ours',
  body: z.object({
    reference: z.string().trim().max(60),
    email: emailSchema,
    text: visibleText(5000, 10),
    /** Honeypot: empty unless filled by a robot. */
    website: z.string().max(200).optional(),
  }),
  response: doneSchema,
  errors: ['not_found', 'appeal_over'],
  bodyLimit: 32 * 1024,
});
