import type { Person } from '#tests/support/cast.ts';

/** Bob hides himself; he chats with the friend and likes them, and has no contact with the stranger. */
export type Scene = {
  bob: Person;
  friend: Person;
  stranger: Person;
  /** Another member, whose page shows Bob as related. */
  third: number;
  conversation: number;
  /** Blocked Bob. */
  blocker: Person;
};

type Row = {
  /** Brackets distinguish rows of one call. */
  call: string;
  reader: 'friend' | 'stranger' | 'blocker';
  ask?: (scene: Scene) => Record<string, string | number>;
};

/** Every call that shows one member to another; writes with the same response shape are covered by their read. */
export const shows: Row[] = [
  { call: 'GET /api/members.php', reader: 'stranger', ask: () => ({ country: 'MT' }) },
  { call: 'GET /api/member.php', reader: 'stranger', ask: ({ bob }) => ({ id: bob.user.profile.id }) },
  { call: 'GET /api/member.php (related)', reader: 'stranger', ask: ({ third }) => ({ id: third }) },
  { call: 'GET /api/signup-matches.php', reader: 'stranger' },
  { call: 'GET /api/likes.php', reader: 'friend' },
  { call: 'GET /api/auto-like.php', reader: 'friend' },
  { call: 'GET /api/swipe.php', reader: 'stranger' },
  { call: 'GET /api/match-finder.php', reader: 'stranger', ask: () => ({ gender: 'man' }) },
  { call: 'GET /api/chats.php', reader: 'friend' },
  { call: 'GET /api/blocks.php', reader: 'blocker' },
  {
    call: 'GET /api/chat.php',
    reader: 'friend',
    ask: ({ conversation }) => ({ conversation }),
  },
];

/** Calls that return the caller's own profile, or have a separate test. */
export const ownCalls = [
  'POST /api/user.php',
  'GET /api/user.php',
  'PUT /api/user.php',
  'POST /api/signup.php',
  'PUT /api/password-reset.php',
  'PUT /api/reactivation.php',
  'GET /api/profile.php',
  'PUT /api/profile.php',
  'DELETE /api/swipe.php',
];

/** A new member's settings. */
export const defaultVisibility = { show_age: true, show_town: true, show_online: true, indexable: false };

/** Changes a person's visibility; throws if that is refused. */
export async function change({ visitor }: Person, body: Record<string, unknown>): Promise<void> {
  const { status, text } = await visitor.call('PUT /api/visibility.php', { body });
  if (status !== 200) throw new Error(`The visibility answered ${status}: ${text}`);
}
