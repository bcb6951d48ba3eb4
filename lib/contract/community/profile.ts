import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  countrySchema,
  dateSchema,
  idSchema,
  nameSchema,
  textLanguageSchema,
  visibleText,
  visibleTextOrNone,
} from '../scalars.ts';
import * as words from '../vocabulary.ts';

/**
 * A photo of a profile; the three paths are variants of one picture. Those of a main image that everybody may see begin
 * with the brand's `cdn_prefix`.
 */
export const imageSchema = z.object({
  /** Large variant. */
  filename: z.string(),
  /** Small variant for lists. */
  thumb_filename: z.string(),
  /** Medium variant for tiles and the match modal. */
  match: z.string(),
  status: z.enum(['pending', 'active', 'rejected']),
  width: z.number().int(),
  height: z.number().int(),
  /** Base64 of a thumbhash, shown until the photo arrives. */
  thumbhash: z.string(),
  /** Its member is shown to members only: it needs a session, which no CDN has. */
  for_members: z.literal(true).optional(),
});

export type Image = z.infer<typeof imageSchema>;

/** A photo that the viewer may not see: all there is of it is a blurred picture, cut on the server. */
export const lockedImageSchema = z.object({
  thumb_filename: z.string(),
  /** Only for who is logged in, as the profile is. */
  for_members: z.literal(true).optional(),
  width: z.number().int(),
  height: z.number().int(),
});

export type LockedImage = z.infer<typeof lockedImageSchema>;

/**
 * How long ago somebody was last active, by quarters of an hour: in one of the last three, or within a day. Null for longer
 * ago, for fictional profiles, and where one of the two does not show it.
 */
export const activitySchema = z.enum(['recent', 'day']).nullable();

export type Activity = z.infer<typeof activitySchema>;

/** What a tile, a list row or a chat header shows of a member. */
export const memberTileSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Null for a member who does not show it. */
  age: z.number().int().nullable(),
  gender: z.enum(words.genders),
  country: countrySchema,
  /** The town; for a member who does not show it the name of the region, or else of the country. */
  city: z.string(),
  main_image: imageSchema.nullable(),
  /** True where the profile is fictional; every surface then says so in words. */
  fictional_icon: z.boolean(),
});

export type MemberTile = z.infer<typeof memberTileSchema>;

export const profileSchema = memberTileSchema.extend({
  status: z.enum(['active', 'disabled']),
  /** ISO 3166-2 code and its name in the language of the call. */
  region: z.string().nullable(),
  region_name: z.string().nullable(),
  /** Null where its owner has withdrawn the consent to process it. */
  sexuality: z.enum(words.sexualities).nullable(),
  hair_colour: z.enum(words.hairColours).nullable(),
  eye_colour: z.enum(words.eyeColours).nullable(),
  body_type: z.enum(words.bodyTypes).nullable(),
  relationship_status: z.enum(words.relationshipStatuses).nullable(),
  tattoos: z.enum(words.tattoos).nullable(),
  signup_reason: z.enum(words.signupReasons).nullable(),
  interests: z.array(z.enum(words.interests)),
  about_me: z.string(),
  about_language: textLanguageSchema,
  num_photos: z.number().int(),
  /** True once its owner allowed search engines to list the profile. */
  indexable: z.boolean(),
});

export type Profile = z.infer<typeof profileSchema>;

/** The member's own: nothing is left out of it. */
export const ownProfileSchema = profileSchema.extend({ age: z.number().int(), city: z.string() });

export type OwnProfile = z.infer<typeof ownProfileSchema>;

export const profileChangesSchema = z
  .object({
    name: nameSchema,
    region: z.string().max(6).nullable(),
    city: visibleText(80),
    sexuality: z.enum(words.sexualities),
    hair_colour: z.enum(words.hairColours).nullable(),
    eye_colour: z.enum(words.eyeColours).nullable(),
    body_type: z.enum(words.bodyTypes).nullable(),
    relationship_status: z.enum(words.relationshipStatuses).nullable(),
    tattoos: z.enum(words.tattoos).nullable(),
    signup_reason: z.enum(words.signupReasons).nullable(),
    interests: z.array(z.enum(words.interests)).max(20),
    about_me: visibleTextOrNone(2000),
    indexable: z.boolean(),
  })
  .partial();

export const changeProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/profile.php',
  idempotent: true,
  summary: "Changes the given fields of the member's own profile.",
  audience: 'member',
  origin: 'ours',
  body: profileChangesSchema,
  response: z.object({ profile: ownProfileSchema, date_of_birth: dateSchema }),
});

export const getOwnProfile = defineEndpoint({
  method: 'GET',
  path: '/api/profile.php',
  summary: "The member's own profile, with the date of birth that others never see.",
  audience: 'member',
  origin: 'ours',
  response: z.object({ profile: ownProfileSchema, date_of_birth: dateSchema }),
});
