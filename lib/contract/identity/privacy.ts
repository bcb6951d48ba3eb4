import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { momentSchema, typedPasswordSchema } from '../scalars.ts';
import { sexualities } from '../vocabulary.ts';

export const consentKinds = [
  'terms',
  'sensitive',
  'statistics',
  'attribution',
  'indexing',
  'visitors',
  'advertising',
  'news',
  'promotions',
] as const;

export const privacySchema = z.object({
  /** Revocable choices; off without consent. */
  choices: z.object({
    /** Anonymous statistics on which pages are left and when. */
    statistics: z.boolean(),
    /** Reporting to an affiliate that their visitor became a member. */
    attribution: z.boolean(),
    /** Processing what the member says about their sexuality (GDPR article 9). */
    sensitive: z.boolean(),
  }),
  /** Given and withdrawn consents, newest first. */
  consents: z.array(
    z.object({
      kind: z.enum(consentKinds),
      granted: z.boolean(),
      version: momentSchema.nullable(),
      at: momentSchema,
    }),
  ),
});

export type Privacy = z.infer<typeof privacySchema>;

export const getPrivacy = defineEndpoint({
  method: 'GET',
  path: '/api/privacy.php',
  summary: 'The member’s choices about data, and the log of consents.',
  audience: 'member',
  origin: 'ours',
  response: privacySchema,
});

export const changePrivacy = defineEndpoint({
  method: 'PUT',
  path: '/api/privacy.php',
  idempotent: true,
  summary: 'Changes the choices that are named; every change is logged.',
  audience: 'member',
  origin: 'ours',
  body: z
    .object({
      statistics: z.boolean(),
      attribution: z.boolean(),
      /** Consents to processing, or withdraws the consent and deletes the data (null). */
      sexuality: z.enum(sexualities).nullable(),
    })
    .partial(),
  response: privacySchema,
});

export const exportSchema = z.object({
  state: z.enum(['none', 'ordered', 'ready', 'failed']),
  ordered_at: momentSchema.nullable(),
  ready_at: momentSchema.nullable(),
  expires_at: momentSchema.nullable(),
  /** Bytes. */
  size: z.number().int().nullable(),
});

export type Export = z.infer<typeof exportSchema>;

export const getExport = defineEndpoint({
  method: 'GET',
  path: '/api/export.php',
  summary: 'How far the file with everything about the member is.',
  audience: 'member',
  origin: 'ours',
  response: exportSchema,
});

export const requestExport = defineEndpoint({
  method: 'POST',
  path: '/api/export.php',
  summary: 'Orders the file; a mail is sent when it is ready. One a day.',
  audience: 'confirmed',
  origin: 'ours',
  body: z.object({ password: typedPasswordSchema }),
  response: exportSchema,
  errors: ['account_locked', 'too_many_exports'],
});

export const fetchExport = defineEndpoint({
  method: 'GET',
  path: '/api/export.php?file=1',
  summary: 'The file: a ZIP with JSON and photos, for seven days.',
  audience: 'confirmed',
  origin: 'ours',
  query: z.object({ file: z.literal('1') }),
  response: z.never(),
  file: 'application/zip',
  errors: ['not_found', 'gone'],
  timeoutMs: 60_000,
});
