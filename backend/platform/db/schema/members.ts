import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Interest } from '#lib/contract/vocabulary.ts';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { moment } from './column-types.ts';
import { facetsExpression } from './facets.ts';

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
    /** Null after its owner withdrew consent to process it. */
    sexuality: text(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    country: text().notNull(),
    region: text(),
    city: text().notNull(),
    /** The town in lower case without diacritics, for searching. */
    plainCity: text('plain_city').generatedAlwaysAs(sql`plain_name(city)`),
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
      .$type<Interest[]>()
      .default(sql`'{}'::text[]`),
    aboutMe: text('about_me').notNull().default(''),
    language: text().notNull(),
    /** Consents to be shown outside the members' area: to search engines, to visitors, in advertising. */
    indexable: boolean().notNull().default(false),
    shownToVisitors: boolean('shown_to_visitors').notNull().default(false),
    advertisable: boolean().notNull().default(false),
    /** Optional parts of the profile that others see. */
    showAge: boolean('show_age').notNull().default(true),
    showTown: boolean('show_town').notNull().default(true),
    showOnline: boolean('show_online').notNull().default(true),
    /** Brands of the pool that hide the member. */
    hiddenBrands: text('hidden_brands')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: moment('created_at').notNull(),
    lastActiveAt: moment('last_active_at').notNull(),
    /** Sort key of lists, before the id: quarter of an hour of the last activity; members who hide it come last. */
    listRank: bigint('list_rank', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`case when show_online then quarter_of(last_active_at) else 0 end`),
    /** When the visible profile last changed; null: never. */
    changedAt: moment('changed_at'),
  },
  (table) => [
    check('fictional_has_no_user', sql`${table.fictional} = (${table.userId} is null)`),
    index('profiles_search')
      .on(table.pool, table.listRank.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'active'`),
    index('profiles_search_country')
      .on(table.pool, table.country, table.listRank.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'active'`),
    // The sitemaps of a brand.
    index('profiles_indexable')
      .on(table.pool, table.id)
      .where(sql`indexable and status = 'active' and not fictional`),
    index('profiles_facets')
      .using('gin', sql.raw(facetsExpression))
      .with({ fastupdate: false })
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
    /**
     * Base name of the files: `<hash>-large.webp`, `-medium`, `-thumb`, `-locked`; for an upload also `-original`.
     */
    hash: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    thumbhash: text().notNull(),
    /** Reason of the refusal by a reviewer or a rule. */
    rejection: text(),
    /** Idempotency key of the upload, so that a retry adds no second photo. */
    idempotencyKey: text('idempotency_key'),
    /** Deleted by its owner; the files are deleted with the row 15 minutes later. */
    removedAt: moment('removed_at'),
    createdAt: moment('created_at').notNull(),
    /** When a reviewer approved it; null if a brand shows photos without review. */
    reviewedAt: moment('reviewed_at'),
    /** The reviewer's name, given by the operator. */
    reviewedBy: text('reviewed_by'),
  },
  (table) => [
    index('photos_profile').on(table.profileId, table.position),
    index('photos_hash').on(table.hash),
    unique('one_photo_for_an_upload').on(table.profileId, table.idempotencyKey),
    index('photos_waiting')
      .on(table.id)
      .where(sql`status = 'pending' and removed_at is null`),
    index('photos_unreviewed')
      .on(table.id)
      .where(sql`status = 'active' and reviewed_at is null and removed_at is null`),
    index('photos_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);

export const likes = pgTable(
  'likes',
  {
    likerProfileId: bigint('liker_profile_id', { mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    likedProfileId: bigint('liked_profile_id', { mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Null until the liked member opens the liker's profile. */
    seenAt: moment('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.likerProfileId, table.likedProfileId] }),
    index('likes_received').on(table.likedProfileId, table.createdAt.desc()),
    check('no_self_like', sql`${table.likerProfileId} <> ${table.likedProfileId}`),
  ],
);

export const blocks = pgTable(
  'blocks',
  {
    blockerProfileId: bigint('blocker_profile_id', { mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    blockedProfileId: bigint('blocked_profile_id', { mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Hidden from the blocker: the block was inherited from an earlier account. */
    inherited: boolean().notNull().default(false),
    /** Hidden from the blocked member, for the same reason. */
    secret: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.blockerProfileId, table.blockedProfileId] }),
    index('blocks_blocked').on(table.blockedProfileId),
    check('no_self_block', sql`${table.blockerProfileId} <> ${table.blockedProfileId}`),
  ],
);

/** A member's private note about another. */
export const profileNotes = pgTable(
  'profile_notes',
  {
    authorProfileId: bigint('author_profile_id', { mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    subjectProfileId: bigint('subject_profile_id', { mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    note: text().notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.authorProfileId, table.subjectProfileId] })],
);

/** The last search of each member. */
export const savedSearches = pgTable('saved_searches', {
  profileId: bigint('profile_id', { mode: 'number' })
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  search: jsonb().$type<Record<string, string | number>>().notNull(),
  savedAt: moment('saved_at').notNull(),
});

/** Every decision in the swipe game; undoing a swipe deletes its row. */
export const swipes = pgTable(
  'swipes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    profileId: bigint('profile_id', { mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    otherProfileId: bigint('other_profile_id', { mode: 'number' })
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    verdict: text({ enum: ['like', 'pass'] }).notNull(),
    /** The member's local calendar day, with up to four likes. */
    swipedOn: date('swiped_on', { mode: 'string' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('one_swipe_for_a_pair').on(table.profileId, table.otherProfileId),
    index('swipes_of_day').on(table.profileId, table.swipedOn),
  ],
);
