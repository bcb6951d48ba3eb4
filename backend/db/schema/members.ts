import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands } from './brands.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const profiles = pgTable(
  'profiles',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a fictional profile. */
    userId: bigint('user_id', { mode: 'number' })
      .unique()
      .references(() => users.id),
    brandId: text('brand_id')
      .notNull()
      .references(() => brands.id),
    pool: text().notNull(),
    status: text({ enum: ['active', 'disabled', 'deleted'] }).notNull(),
    fictional: boolean().notNull(),
    name: text().notNull(),
    gender: text({ enum: ['man', 'woman'] }).notNull(),
    sexuality: text().notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    country: text().notNull(),
    region: text(),
    city: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    hairColour: text('hair_colour'),
    eyeColour: text('eye_colour'),
    bodyType: text('body_type'),
    relationshipStatus: text('relationship_status'),
    tattoos: text(),
    signupReason: text('signup_reason'),
    interests: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    aboutMe: text('about_me').notNull().default(''),
    language: text().notNull(),
    indexable: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull(),
    lastActiveAt: moment('last_active_at').notNull(),
  },
  (table) => [
    check('fictional_has_no_user', sql`${table.fictional} = (${table.userId} is null)`),
    index('profiles_search')
      .on(table.pool, table.lastActiveAt.desc(), table.id.desc())
      .where(sql`status = 'active'`),
    index('profiles_search_gender_country')
      .on(table.pool, table.gender, table.country, table.lastActiveAt.desc(), table.id.desc())
      .where(sql`status = 'active'`),
  ],
);

export const photos = pgTable(
  'photos',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    profileId: bigint('profile_id', { mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** 0 is the main image. */
    position: integer().notNull(),
    status: text({ enum: ['pending', 'active', 'rejected'] }).notNull(),
    /** Content address: the files are `<hash>-large.webp`, `-medium.webp` and `-thumb.webp`. */
    hash: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    thumbhash: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('photos_profile').on(table.profileId, table.position)],
);

export const likes = pgTable(
  'likes',
  {
    fromProfile: bigint('from_profile', { mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    toProfile: bigint('to_profile', { mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Null while the liked member has not opened the liker's profile. */
    seenAt: moment('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.fromProfile, table.toProfile] }),
    index('likes_received').on(table.toProfile, table.createdAt.desc()),
    check('no_self_like', sql`${table.fromProfile} <> ${table.toProfile}`),
  ],
);

export const blocks = pgTable(
  'blocks',
  {
    blocker: bigint({ mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    blocked: bigint({ mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blocker, table.blocked] }),
    index('blocks_blocked').on(table.blocked),
    check('no_self_block', sql`${table.blocker} <> ${table.blocked}`),
  ],
);
