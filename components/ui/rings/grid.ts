import type { MemberTile } from '#lib/contract/community/profile.ts';

/** Members drawn as one grid; their tiles are another feature's. */
export type Grid = {
  members: readonly MemberTile[];
  /** Name of the list for screen readers. */
  label: string;
  heading: 'h2' | 'h3';
  /** It is what is seen first. */
  first: boolean;
};
