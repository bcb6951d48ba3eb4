import type { Person } from './cast.ts';

/** Bob is the one who hides himself; the friend talks to him and is liked by him, the stranger neither. */
export type Scene = {
  bob: Person;
  friend: Person;
  stranger: Person;
  /** Another member, on whose page Bob is a related one. */
  third: number;
  conversation: number;
  /** Who blocked Bob. */
  blocker: Person;
};

type Row = {
  /** Behind a bracket what tells two rows of one call apart. */
  call: string;
  reader: 'friend' | 'stranger' | 'blocker';
  ask?: (scene: Scene) => Record<string, string | number>;
};

/** Every call that shows a member to another; what answers a write of the same shape has a row by its read. */
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

/** Calls with a profile in their answer that is the caller's own, or that have a test of their own. */
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

/** What a new member shows. */
export const nobody = { show_age: true, show_town: true, show_online: true, indexable: false };

/** Changes the visibility of somebody; throws where that is refused. */
export async function change({ visitor }: Person, body: Record<string, unknown>): Promise<void> {
  const { status, text } = await visitor.call('PUT /api/visibility.php', { body });
  if (status !== 200) throw new Error(`The visibility answered ${status}: ${text}`);
}
