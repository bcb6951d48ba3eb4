import { eventually } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, send, someFictional, unconfirmed } from '#tests/support/cast.ts';
import { getHistory, getProfileId, getOverview, sendMessage } from '#tests/support/chatting.ts';

/** Messages to these members from senders without an account, that is from machines. */
async function sentByMachines(member: number): Promise<{ automatic: boolean }[]> {
  const { rows } = await database.query<{ automatic: boolean }>(
    `select messages.automatic from messages
     join conversation_members own on own.conversation_id = messages.conversation_id
     join profiles sender on sender.id = messages.sender_profile_id
     where own.profile_id = $1 and sender.user_id is null`,
    [member],
  );
  return rows;
}

test('an answer of a fictional profile is marked wherever it can be read, and sends no push message', async () => {
  const alice = await confirmed('Alice');
  await alice.visitor.call('POST /api/user.php?push=1', {
    body: {
      subscription: {
        endpoint: 'https://push.example.org/automatic',
        keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      },
    },
  });
  const fictional = await someFictional(alice.visitor);
  const { body } = await send(alice, fictional, 'Hallo.');
  const conversation = body.message.conversation;
  const answer = await eventually(async () =>
    (await getHistory(alice, conversation)).chat_messages.find(({ sender }) => sender === fictional),
  );
  expect(answer.automatic).toBe(true);
  const [row] = (await getOverview(alice)).chats;
  expect(row).toMatchObject({
    profile: { fictional_icon: true },
    last_message: { id: answer.id, automatic: true },
  });
  const { rows } = await database.query(
    `select 1 from jobs.job where name = 'send-push' and (data->>'userId')::int = $1`,
    [alice.user.id],
  );
  expect(rows).toEqual([]);
  expect(await sentByMachines(getProfileId(alice))).toEqual([{ automatic: true }]);
});

test('a member’s own message is not marked', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  expect((await sendMessage(alice, bob)).automatic).toBe(false);
  expect((await getHistory(bob, (await getOverview(bob)).chats[0]?.id ?? 0)).chat_messages).toMatchObject([
    { automatic: false },
  ]);
});

test('automatic messages go only to members who can respond, and are marked', async () => {
  const alice = await unconfirmed('Alice');
  const fictional = await someFictional(alice.visitor);
  expect((await send(alice, fictional)).status).toBe(403);
  expect(await sentByMachines(getProfileId(alice))).toEqual([]);
  const { rows } = await database.query(
    `select 1 from messages join profiles on profiles.id = messages.sender_profile_id
     where profiles.user_id is null and not messages.automatic limit 1`,
  );
  expect(rows).toEqual([]);
});
