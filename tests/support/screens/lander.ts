import type { MemberTile } from '#lib/contract/community/profile.ts';
import type { LanderPage } from '#components/growth/landers/lander-page.ts';
import { testFrame } from './landing.ts';

function pictured(id: number, name: string, fictional: boolean): MemberTile {
  return {
    id,
    name,
    age: 31,
    gender: 'woman',
    country: 'DE',
    city: 'Köln',
    main_image: {
      filename: `/photos/${id}-large.webp`,
      thumb_filename: `/photos/${id}-thumb.webp`,
      match: `/photos/${id}-medium.webp`,
      status: 'active',
      width: 800,
      height: 1000,
      thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j3A',
    },
    fictional_icon: fictional,
  };
}

/** `count` real members. */
export const crowd = (count: number): MemberTile[] =>
  Array.from({ length: count }, (_, at) => pictured(at + 1, 'Mara', false));

/** Two real members and a fictional one. */
export const testMembers = [
  pictured(9, 'Mara', false),
  pictured(10, 'Nadia', true),
  pictured(11, 'Elif', false),
];

/** A lander of a German brand with three members. */
export const testLander: LanderPage = {
  ...testFrame,
  landing: 'gallery',
  text: { title: 'Lern jemanden kennen', lead: 'In deinem Tempo.' },
  members: testMembers,
  counts: { real: 412, fictional: 1 },
};

/** The same for a brand that shows members only to members, or has none with a photo. */
export const emptyLander: LanderPage = { ...testLander, members: [], counts: null };

/** The same for a brand with signup by invitation only. */
export const closedLander: LanderPage = { ...testLander, signups: 'invited' };
