import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { maxPhotoBytes } from './photo-limits.ts';
import { imageSchema } from './profile.ts';
import { idSchema } from '../scalars.ts';

/** Why a photo was rejected, as shown to the member. */
export const photoRejections = [
  'not_a_person',
  'someone_else',
  'minor',
  'nudity',
  'contact_data',
  'quality',
  'other',
] as const;

export type PhotoRejection = (typeof photoRejections)[number];

/** A photo as its owner sees it, in any state. */
export const ownPhotoSchema = imageSchema.extend({
  id: idSchema,
  /** The photo that others see first. */
  main: z.boolean(),
  /** The large variant of the uncropped picture; for its owner only. */
  uncut_filename: z.string(),
  /** Why it was rejected. */
  reason: z.enum(photoRejections).nullable(),
});

export type OwnPhoto = z.infer<typeof ownPhotoSchema>;

export const ownPhotosSchema = z.object({
  /** In the order that others see. */
  photos: z.array(ownPhotoSchema),
  /** The member's maximum: 3, or 25 with premium (`docs/specification.md` §9). */
  limit: z.number().int(),
  review: z.enum(['auto', 'manual']),
});

export type OwnPhotos = z.infer<typeof ownPhotosSchema>;

export const getOwnPhotos = defineEndpoint({
  method: 'GET',
  path: '/api/photos.php',
  summary: "The caller's photos in their order, and how many there may be.",
  audience: 'member',
  origin: 'ours',
  response: ownPhotosSchema,
});

/** The types that an upload may declare; its first bytes determine the real one. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream'] as const;

/** For queueing and processing; the file itself has 2 minutes to arrive. */
export const photoTimeoutMs = 60_000;

export const addPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/photos.php',
  summary:
    'Adds a photo at the end. The body is the file itself: jpeg, png or webp, recognised by its first bytes, of at most 25 megapixels; nothing of it but the picture is stored.',
  audience: 'member',
  origin: 'ours',
  binary: true,
  response: ownPhotosSchema,
  errors: ['photo_limit', 'photo_unreadable', 'photo_too_large', 'photo_too_small'],
  keyed: true,
  bodyLimit: maxPhotoBytes,
  timeoutMs: photoTimeoutMs,
});

export const reorderPhotos = defineEndpoint({
  method: 'PUT',
  path: '/api/photos.php',
  idempotent: true,
  summary: "Puts the caller's photos in an order; the first active one is the main image.",
  audience: 'member',
  origin: 'ours',
  body: z.object({ order: z.array(idSchema).min(1).max(25) }),
  response: ownPhotosSchema,
  errors: ['not_found'],
});

const share = z.number().min(0).max(1);

/** A part of the rotated picture, as shares of its width and height. */
export const cropSchema = z.object({ x: share, y: share, width: share, height: share });

export type Crop = z.infer<typeof cropSchema>;

export const cutPhoto = defineEndpoint({
  method: 'PUT',
  path: '/api/photos.php?cut=1',
  summary:
    'Turns a photo clockwise by quarters and cuts a part out of it; always from the picture as it was uploaded.',
  audience: 'member',
  origin: 'ours',
  query: z.object({ cut: z.literal('1') }),
  body: z.object({
    id: idSchema,
    rotate: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
    crop: cropSchema.nullable(),
  }),
  response: ownPhotosSchema,
  errors: ['not_found', 'photo_too_small', 'photo_unreadable'],
  timeoutMs: photoTimeoutMs,
});

export const removePhoto = defineEndpoint({
  method: 'DELETE',
  path: '/api/photos.php',
  summary: 'Takes a photo away at once; for 15 minutes it can be brought back, then its files are erased.',
  audience: 'member',
  origin: 'ours',
  body: z.object({ id: idSchema }),
  response: ownPhotosSchema,
  errors: ['not_found'],
});

export const restorePhoto = defineEndpoint({
  method: 'POST',
  path: '/api/photos.php?restore=1',
  summary: 'Brings a photo back that was taken away in the last 15 minutes.',
  audience: 'member',
  origin: 'ours',
  query: z.object({ restore: z.literal('1') }),
  body: z.object({ id: idSchema }),
  response: ownPhotosSchema,
  errors: ['not_found', 'photo_limit'],
});
