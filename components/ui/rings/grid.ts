import type { MemberTile } from '#lib/contract/community/profile.ts';

/** A grid of members; the tiles belong to another feature. */
export type Grid = {
  members: readonly MemberTile[];
  /** Accessible name of the list. */
  label: string;
  heading: 'h2' | 'h3';
  /** Above the fold. */
  first: boolean;
};
