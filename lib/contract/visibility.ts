import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const visibilitySchema = z.object({
  show_age: z.boolean(),
  show_town: z.boolean(),
  show_online: z.boolean(),
  read_receipts: z.boolean(),
  /** Whether search engines may list the profile. */
  indexable: z.boolean(),
  /** Every brand on which members of the caller's brand are shown. */
  brands: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      url: z.string(),
      visible: z.boolean(),
      /** The brand of the account, which cannot be left out. */
      own: z.boolean(),
    }),
  ),
});

export type Visibility = z.infer<typeof visibilitySchema>;

export const getVisibility = defineEndpoint({
  method: 'GET',
  path: '/api/visibility.php',
  summary: 'What others see of the member, and on which brands.',
  audience: 'member',
  origin: 'ours',
  response: visibilitySchema,
});

export const changeVisibility = defineEndpoint({
  method: 'PUT',
  path: '/api/visibility.php',
  idempotent: true,
  summary: 'Changes what is named and leaves the rest.',
  audience: 'member',
  origin: 'ours',
  body: z
    .object({
      show_age: z.boolean(),
      show_town: z.boolean(),
      show_online: z.boolean(),
      read_receipts: z.boolean(),
      indexable: z.boolean(),
      /** Brands of the list on which the member wants not to be shown. */
      hidden_brands: z.array(z.string().max(60)).max(100),
    })
    .partial(),
  response: visibilitySchema,
});
