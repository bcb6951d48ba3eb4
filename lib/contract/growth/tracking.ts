import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { doneSchema, momentSchema } from '../scalars.ts';

const value = z.string().max(200);

/** The traffic source: tracking data (`docs/specification.md` §3) and the affiliate's click id. */
const sourceSchema = z
  .object({
    network: z.string().max(100),
    ref: value,
    sub1: value,
    sub2: value,
    sub3: value,
    click_id: value,
  })
  .partial();

/** The landing: a lander and its slug, such as `gallery/forest`, or a member's, `member-landing2/forest`. */
const slugSchema = z
  .string()
  .max(100)
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/);

const touchSchema = sourceSchema.extend({ slug: slugSchema, at: momentSchema }).partial();

/** One visit through an external link. */
export type Touch = z.infer<typeof touchSchema>;

/** A signup's tracking data: the newest touch and the first known one. */
export const signupTrackingSchema = touchSchema
  .extend({
    first: touchSchema,
    /** Whether the browser reports automation. */
    webdriver: z.boolean(),
  })
  .partial();

export type SignupTracking = z.infer<typeof signupTrackingSchema>;

/** Without the click id, which identifies a person. */
const visitSchema = sourceSchema
  .omit({ click_id: true })
  .extend({ slug: slugSchema, webdriver: z.boolean() })
  .partial();

const smallBody = 4 * 1024;

export const arrival = defineEndpoint({
  method: 'POST',
  path: '/api/arrival.php',
  idempotent: true,
  summary: 'Beacon of a visit that begins on a lander or by an affiliate’s link: counted, without a person.',
  audience: 'anyone',
  origin: 'ours',
  body: visitSchema.extend({
    /** The address enables the logging of bounces (`docs/specification.md` §2, `lb`). */
    lb: z.boolean().optional(),
  }),
  response: doneSchema,
  bodyLimit: smallBody,
});

export const pageBounce = defineEndpoint({
  method: 'POST',
  path: '/api/page-bounce.php',
  idempotent: true,
  summary: 'Beacon of a page that was left at once without being touched, where `lb` enables it.',
  audience: 'anyone',
  origin: 'ours',
  body: visitSchema.extend({ /** Seconds until it was left. */ seconds: z.number().int().min(0).max(60) }),
  response: doneSchema,
  bodyLimit: smallBody,
});

export const pageHidden = defineEndpoint({
  method: 'POST',
  path: '/api/page-hidden.php',
  idempotent: true,
  summary: 'Beacon sent when the page is hidden.',
  audience: 'anyone',
  origin: 'specification',
  body: z.object({}),
  response: doneSchema,
});
