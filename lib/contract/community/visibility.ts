import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Where a member consents to be shown besides to other members. */
export const consentsSchema = z.object({
  /** Search engines may list the profile and the lists of members; requires `shown_to_visitors`. */
  indexable: z.boolean(),
  /** Visitors find the profile in the search and can open it. */
  shown_to_visitors: z.boolean(),
  /** The profile may be used on landers and in advertisements. */
  advertisable: z.boolean(),
});

export type Consents = z.infer<typeof consentsSchema>;

export const visibilitySchema = z.object({
  show_age: z.boolean(),
  show_town: z.boolean(),
  show_online: z.boolean(),
  read_receipts: z.boolean(),
  ...consentsSchema.shape,
  /** Whether the member has answered the question asked once after the address was confirmed. */
  consents_answered: z.boolean(),
  /** Brands that show members of the caller's brand. */
  brands: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      url: z.string(),
      visible: z.boolean(),
      /** The account's brand, which cannot be hidden. */
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
      ...consentsSchema.shape,
      /** Brands in the list on which the member does not want to be shown. */
      hidden_brands: z.array(z.string().max(60)).max(100),
    })
    .partial(),
  response: visibilitySchema,
});

export const answerConsents = defineEndpoint({
  method: 'POST',
  path: '/api/consents.php',
  summary: 'Answers where the profile may be shown besides to members: yes or no to each of the three.',
  audience: 'confirmed',
  origin: 'ours',
  body: consentsSchema,
  response: visibilitySchema,
});
