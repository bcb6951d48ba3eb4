import { ageOn } from './age-on.ts';
import type { z } from 'zod';
import type {
  Image,
  imageSchema,
  LockedImage,
  memberTileSchema,
  profileSchema,
} from '#lib/contract/community/profile.ts';
import { choiceFields, type ChoiceField } from '#lib/contract/community/profile-vocabulary.ts';
import { regionName } from '../../platform/geo/regions.ts';
import { detectLanguage } from '../../platform/texts/detect-language.ts';
import { displayName } from '#lib/contract/formats.ts';

export type PhotoRow = {
  hash: string;
  photo_status: Image['status'];
  width: number;
  height: number;
  thumbhash: string;
};

export type TileRow = {
  id: number;
  name: string;
  gender: 'man' | 'woman';
  date_of_birth: string;
  country: string;
  city: string;
  region: string | null;
  show_age: boolean;
  show_town: boolean;
  fictional: boolean;
  /** Whether visitors may see the profile, and shared caches may store its photo. */
  for_visitors: boolean;
} & (PhotoRow | { [K in keyof PhotoRow]: null });

export type ProfileRow = TileRow &
  Record<ChoiceField, string | null> & {
    status: 'active' | 'disabled' | 'deleted';
    sexuality: string | null;
    interests: string[];
    about_me: string;
    language: string;
    num_photos: number;
    indexable: boolean;
    brand_id: string;
  };

export function presentImage(row: PhotoRow | { hash: null }): z.input<typeof imageSchema> | null {
  return row.hash === null ? null : presentPhoto(row);
}

export function presentPhoto(row: PhotoRow): z.input<typeof imageSchema> {
  return {
    filename: `/photos/${row.hash}-large.webp`,
    thumb_filename: `/photos/${row.hash}-thumb.webp`,
    match: `/photos/${row.hash}-medium.webp`,
    status: row.photo_status,
    width: row.width,
    height: row.height,
    thumbhash: row.thumbhash,
  };
}

/** The locked version of a photo, blur and aspect ratio only, for everyone who may see the profile. */
export function presentLocked(
  { hash, width, height }: PhotoRow,
  { for_visitors: isOpen }: Pick<TileRow, 'for_visitors'>,
): LockedImage {
  const locked = { thumb_filename: `/photos/${hash}-locked.webp`, width, height };
  return isOpen ? locked : { ...locked, for_members: true };
}

export function presentTile(row: TileRow, locale: string, now: Date): z.input<typeof memberTileSchema> {
  return {
    id: row.id,
    name: row.name,
    age: row.show_age ? ageOn(row.date_of_birth, now, row) : null,
    gender: row.gender,
    country: row.country,
    city: locationForOthers(row, locale),
    main_image: presentMainImage(row),
    fictional_icon: row.fictional,
  };
}

function presentMainImage(row: TileRow): z.input<typeof imageSchema> | null {
  const image = presentImage(row);
  return image && !row.for_visitors ? { ...image, for_members: true } : image;
}

/** Location shown to others: the town, or the region if it is hidden. */
function locationForOthers({ show_town, city, region, country }: TileRow, locale: string): string {
  if (show_town) return city;
  return region ? regionName(region, locale) : displayName(locale, 'region', country);
}

export function presentOwnProfile(
  row: ProfileRow,
  locale: string,
  now: Date,
): z.input<typeof profileSchema> & { age: number } {
  const whole = presentProfile({ ...row, show_age: true, show_town: true }, locale, now);
  return { ...whole, age: ageOn(row.date_of_birth, now, row), indexable: row.indexable };
}

export function presentProfile(row: ProfileRow, locale: string, now: Date): z.input<typeof profileSchema> {
  return {
    ...presentTile(row, locale, now),
    status: row.status === 'active' ? 'active' : 'disabled',
    region: row.region,
    region_name: row.region ? regionName(row.region, locale) : null,
    // The response is validated against the contract's closed vocabularies.
    sexuality: row.sexuality as z.input<typeof profileSchema>['sexuality'],
    ...presentChoices(row),
    interests: row.interests as z.input<typeof profileSchema>['interests'],
    about_me: row.about_me,
    about_language: detectLanguage(row.about_me, row.language),
    num_photos: row.num_photos,
    indexable: row.indexable && row.for_visitors,
  };
}

function presentChoices(row: ProfileRow) {
  const chosen = choiceFields.map((field) => [field, row[field]]);
  return Object.fromEntries(chosen) as Pick<z.input<typeof profileSchema>, ChoiceField>;
}
