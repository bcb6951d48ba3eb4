import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { momentSchema } from './scalars.ts';

export const infoPageTokens = [
  'terms',
  'privacy',
  'cookies',
  'ban',
  'return-policy',
  'faq',
  'service',
  'imprint',
  'withdrawal',
  'accessibility',
] as const;

export const infoPageSchema = z.object({
  token: z.string(),
  title: z.string(),
  description: z.string(),
  /** Terms carry the date of their version. */
  version: momentSchema.nullable(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});

export type InfoPage = z.infer<typeof infoPageSchema>;

export const getInfoPage = defineEndpoint({
  method: 'GET',
  path: '/api/page.php',
  summary: 'The text of an information page with the company’s data filled in, in the language of the call.',
  audience: 'anyone',
  origin: 'ours',
  query: z.object({ token: z.string().max(60) }),
  response: infoPageSchema,
  errors: ['not_found'],
  shared: true,
});
