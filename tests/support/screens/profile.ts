import type { Image, MemberTile, Profile } from '#lib/contract/community/profile.ts';

/** A test photo, identified by its number. */
export const testPhoto = (nth: number): Image => ({
  filename: `/photos/000000000000000${nth}-large.webp`,
  thumb_filename: `/photos/000000000000000${nth}-thumb.webp`,
  match: `/photos/000000000000000${nth}-medium.webp`,
  status: 'active',
  width: 800,
  height: 1000,
  thumbhash: '',
});

/** Mara, the member whose profile the tests view. */
export const mara: MemberTile = {
  id: 9,
  name: 'Mara',
  age: 31,
  gender: 'woman',
  country: 'DE',
  city: 'Köln',
  main_image: testPhoto(1),
  fictional_icon: false,
};

/** Mara's full profile. */
export const testProfile = (change: Partial<Profile> = {}): Profile => ({
  ...mara,
  status: 'active',
  region: null,
  region_name: null,
  sexuality: null,
  hair_colour: null,
  eye_colour: null,
  body_type: null,
  relationship_status: null,
  tattoos: null,
  signup_reason: null,
  interests: [],
  about_me: '',
  num_photos: 1,
  indexable: false,
  ...change,
});

/** The viewing member's response of `user`. */
export const testUser = (profileId: number, paid_user = false) => ({
  user: {
    id: 1,
    email: 'alice@people.example',
    status: 'active',
    paid_user,
    profile: { ...mara, id: profileId, name: 'Alice' },
  },
});

/** The relation of Alice and Mara before anything happens. */
export const testRelation = {
  id: 9,
  like: 'none',
  blocked: false,
  blocked_by: false,
  conversation: null,
  reachable: true,
  sexuality: 'bi',
  note: '',
};
