import { z } from 'zod';
import { choices, type Choice, type ChoiceField } from './profile-vocabulary.ts';
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

type Schemas = { [F in ChoiceField]: z.ZodEnum<{ [V in Choice<F>]: V }> };

/** One value of each choice field. */
export const choiceSchemas = Object.fromEntries(
  Object.entries<readonly string[]>(choices).map(([field, values]) => [field, z.enum(values)]),
) as Schemas;

/** The same, or null for none. */
const nullableChoiceSchemas = Object.fromEntries(
  Object.entries(choiceSchemas).map(([field, schema]) => [field, schema.nullable()]),
) as { [F in ChoiceField]: z.ZodNullable<Schemas[F]> };

/** A photo in three variants. The paths of a public main image start with the brand's `cdn_prefix`. */
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
  /** Base64 thumbhash, shown until the photo has loaded. */
  thumbhash: z.string(),
  /** For a members-only profile: the photo needs a session, which a CDN lacks. */
  for_members: z.literal(true).optional(),
});

export type Image = z.infer<typeof imageSchema>;

/** A photo hidden from the viewer: only a blurred picture, made on the server. */
export const lockedImageSchema = z.object({
  thumb_filename: z.string(),
  /** For signed-in users only, like the profile. */
  for_members: z.literal(true).optional(),
  width: z.number().int(),
  height: z.number().int(),
});

export type LockedImage = z.infer<typeof lockedImageSchema>;

/**
 * When the member was last active: in the last three quarters of an hour, or within a day. Null for earlier, for
 * fictional profiles, and if either side hides it.
 */
export const activitySchema = z.enum(['recent', 'day']).nullable();

export type Activity = z.infer<typeof activitySchema>;

/** A member's data in tiles, list rows and chat headers. */
export const memberTileSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Null if the member hides it. */
  age: z.number().int().nullable(),
  gender: z.enum(words.genders),
  country: countrySchema,
  /** The town; the region or else the country if the member hides it. */
  city: z.string(),
  main_image: imageSchema.nullable(),
  /** True for fictional profiles, which are labelled everywhere. */
  fictional_icon: z.boolean(),
});

export type MemberTile = z.infer<typeof memberTileSchema>;

export const profileSchema = memberTileSchema.extend({
  status: z.enum(['active', 'disabled']),
  /** ISO 3166-2 code and its name in the call's language. */
  region: z.string().nullable(),
  region_name: z.string().nullable(),
  /** Null if its owner has withdrawn the consent to process it. */
  sexuality: z.enum(words.sexualities).nullable(),
  ...nullableChoiceSchemas,
  interests: z.array(z.enum(words.interests)),
  about_me: z.string(),
  about_language: textLanguageSchema,
  num_photos: z.number().int(),
  /** True if its owner allows search engines to list the profile. */
  indexable: z.boolean(),
});

export type Profile = z.infer<typeof profileSchema>;

/** The member's own profile: complete. */
export const ownProfileSchema = profileSchema.extend({ age: z.number().int(), city: z.string() });

export type OwnProfile = z.infer<typeof ownProfileSchema>;

export const profileChangesSchema = z
  .object({
    name: nameSchema,
    region: z.string().max(6).nullable(),
    city: visibleText(80),
    sexuality: z.enum(words.sexualities),
    ...nullableChoiceSchemas,
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
