import { randomUUID } from 'node:crypto';
import { deleteChat, deleteChatsWith, getChats } from '#lib/contract/community/chat.ts';
import { getAutoLike, getLikes, likeMember, unlikeMember } from '#lib/contract/community/likes.ts';
import { getOwnPhotos } from '#lib/contract/community/photos.ts';
import { blockMember, unblockMember } from '#lib/contract/community/members.ts';
import { sendMessage } from '#lib/contract/community/messages.ts';
import { getSwipeCards, swipe } from '#lib/contract/community/swipe-game.ts';
import { refused, type Check } from '../check.ts';
import { requireAnswer, holds, requireRefusal, same } from '../judge.ts';
import type { Member, World } from '../world.ts';

/** `docs/specification.md` §9. */
const [freePhotos, freeConversations, likesADay] = [3, 2, 4];

const write = ({ caller }: Member, to: number, body = 'Hallo.') =>
  caller.call('POST /api/message.php', {
    body: { profile_id: to, client_message_id: randomUUID(), body },
  });

const fetchChats = async ({ caller }: Member) =>
  requireAnswer(getChats, await caller.call('GET /api/chats.php')).chats;

const fetchLikes = async ({ caller }: Member) =>
  requireAnswer(getLikes, await caller.call('GET /api/likes.php'));

/** The two members, without likes or blocks between them. */
async function strangers(world: World): Promise<[Member, Member]> {
  const [member, other] = await Promise.all([world.member('member'), world.member('other')]);
  for (const [one, two] of [
    [member, other],
    [other, member],
  ] as const) {
    const body = { id: two.user.profile.id };
    requireAnswer(unblockMember, await one.caller.call('DELETE /api/block.php', { body }));
    requireAnswer(unlikeMember, await one.caller.call('DELETE /api/like.php', { body }));
  }
  return [member, other];
}

/** The members' conversation, after the first has written to the second. */
async function startConversation(world: World, text = 'Hallo.') {
  const [member, other] = await Promise.all([world.member('member'), world.member('other')]);
  const sent = requireAnswer(sendMessage, await write(member, other.user.profile.id, text));
  return { member, other, sent, conversation: sent.message.conversation };
}

/** Likes and chats: `likes.php`, `auto-like.php`, `chats.php`, `chat.php`, and `docs/specification.md` §8 and §9 on them. */
export const peopleChecks: Check[] = [
  {
    name: 'A newcomer has no likes, no chats and no like to open',
    async run(world) {
      const newcomer = await world.newcomer();
      same('The likes are', await fetchLikes(newcomer), { profiles: [], liked_by: [] });
      same('The chats are', await fetchChats(newcomer), []);
      const reply = await newcomer.caller.call('GET /api/auto-like.php');
      same('The newest like is', requireAnswer(getAutoLike, reply).profile, null);
    },
  },
  {
    name: 'A like stands in the lists of both, is the one to open first, and makes a match with one in return',
    async run(world) {
      const [member, other] = await strangers(world);
      const [own, theirs] = [member.user.profile.id, other.user.profile.id];
      const like = async ({ caller }: Member, id: number) =>
        requireAnswer(likeMember, await caller.call('POST /api/like.php', { body: { id } })).like;
      same('The first like is', await like(member, theirs), 'liked');
      holds(
        (await fetchLikes(member)).profiles.some(({ id }) => id === theirs),
        'The own list lacks the like',
      );
      const received = (await fetchLikes(other)).liked_by.find(({ id }) => id === own);
      same('The received like is new', received?.like_new, true);
      same('The received like is mutual', received?.mutual, false);
      const reply = await other.caller.call('GET /api/auto-like.php');
      same('The newest like is of', requireAnswer(getAutoLike, reply).profile?.id, own);
      same('The like in return is', await like(other, own), 'mutual');
    },
  },
  {
    name: 'A message stands in both lists of chats, unread for the one it was written to, and costs its credits',
    async run(world) {
      const text = `Hallo ${randomUUID()}`;
      const { message_credits: price } = await world.settings();
      const before = (await world.fetchUser(await world.member('member')))?.credits ?? 0;
      const { member, other, sent, conversation } = await startConversation(world, text);
      same('The credits are', sent.credits, before - price);
      const own = (await fetchChats(member)).find(({ id }) => id === conversation);
      const theirs = (await fetchChats(other)).find(({ id }) => id === conversation);
      same('The last message of the sender is', own?.last_message?.body, text);
      same('The last message of the other is', theirs?.last_message?.body, text);
      same('The sender has unread', own?.num_unread_messages, 0);
      holds((theirs?.num_unread_messages ?? 0) >= 1, 'Nothing is unread for the other');
      same('The message is of', theirs?.last_message?.sender, member.user.profile.id);
    },
  },
  {
    name: 'A deleted conversation is gone from the own list, and stays with the other',
    async run(world) {
      const { member, other, conversation } = await startConversation(world);
      const reply = await member.caller.call('DELETE /api/chat.php', { body: { conversation } });
      requireAnswer(deleteChat, reply);
      same(
        'The own list still has it',
        (await fetchChats(member)).some(({ id }) => id === conversation),
        false,
      );
      same(
        'The other list has it',
        (await fetchChats(other)).some(({ id }) => id === conversation),
        true,
      );
    },
  },
  {
    name: 'All conversations with a member are deleted by the member',
    async run(world) {
      const { member, other } = await startConversation(world);
      const body = { profile_id: other.user.profile.id };
      requireAnswer(deleteChatsWith, await member.caller.call('DELETE /api/chat.php?profile=1', { body }));
      const remaining = (await fetchChats(member)).filter(
        ({ profile_id: id }) => id === other.user.profile.id,
      );
      same('The chats with the member are', remaining, []);
    },
  },
  {
    name: "Another member's conversation is neither deleted nor revealed",
    async run(world) {
      const { conversation } = await startConversation(world);
      const { caller } = await world.newcomer();
      requireRefusal('not_found', await caller.call('DELETE /api/chat.php', { body: { conversation } }));
      const none = { conversation: 2_000_000_000 };
      requireRefusal('not_found', await caller.call('DELETE /api/chat.php', { body: none }));
    },
  },
  {
    name: 'A blocked member and the one who blocked both get a refusal by name',
    async run(world) {
      const [member, other] = await strangers(world);
      const body = { id: member.user.profile.id };
      requireAnswer(blockMember, await other.caller.call('POST /api/block.php', { body }));
      try {
        requireRefusal('blocked_by', await write(member, other.user.profile.id));
        const like = { body: { id: other.user.profile.id } };
        requireRefusal('blocked_by', await member.caller.call('POST /api/like.php', like));
        requireRefusal('blocked', await other.caller.call('POST /api/like.php', { body }));
      } finally {
        await other.caller.call('DELETE /api/block.php', { body });
      }
    },
  },
  refused('A member with an unconfirmed address cannot write', 'not_confirmed', async (world) =>
    write(await world.newcomer(), (await world.member('member')).user.profile.id),
  ),
  refused('A message without credits is refused by name', 'not_enough_credits', async (world) =>
    write(await world.member('broke'), (await world.member('member')).user.profile.id),
  ),
  {
    name: `A free member begins ${freeConversations} conversations and is refused the next by name`,
    async run(world) {
      const newcomer = await world.newcomer();
      same('A newcomer may begin', newcomer.user.conversations_left, freeConversations);
      const [limited, member] = [await world.member('limited'), await world.member('member')];
      requireRefusal('conversation_limit', await write(limited, member.user.profile.id));
    },
  },
  {
    name: `A free member has ${freePhotos} photos`,
    async run(world) {
      const { caller } = await world.newcomer();
      same(
        'There may be',
        requireAnswer(getOwnPhotos, await caller.call('GET /api/photos.php')).limit,
        freePhotos,
      );
    },
  },
  {
    name: `The swipe game has ${likesADay} likes a day`,
    async run(world) {
      const { caller } = await world.newcomer();
      const state = requireAnswer(getSwipeCards, await caller.call('GET /api/swipe.php'));
      same('The likes left are', state.likes_left, likesADay);
      const give = (id: number) => caller.call('POST /api/swipe.php', { body: { id, verdict: 'like' } });
      const cards = state.cards.slice(0, likesADay + 1);
      holds(cards.length > likesADay, 'There are too few members for the swipe game');
      for (const [at, { id }] of cards.slice(0, likesADay).entries())
        same('The likes left are', requireAnswer(swipe, await give(id)).likes_left, likesADay - 1 - at);
      requireRefusal('swipe_limit', await give(cards[likesADay]?.id ?? 0));
    },
  },
];
