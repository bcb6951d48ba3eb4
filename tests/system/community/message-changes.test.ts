import { reactions } from '#lib/contract/community/chat-vocabulary.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, requireUser } from '#tests/support/cast.ts';
import {
  chatWith,
  edit,
  getHistory,
  getProfileId,
  messageFor,
  read,
  sendMessage,
  deleteMessage,
  type Changed,
} from '#tests/support/chatting.ts';
import { listen } from '#tests/support/listen.ts';

const pair = () => Promise.all([confirmed('Alice'), confirmed('Bob')]);

const react = (person: Awaited<ReturnType<typeof confirmed>>, message: number, emoji: string | null) =>
  person.visitor.call<Changed>('PUT /api/reaction.php', { body: { message, emoji } });

test('an unread text can be replaced, in the list as well', async () => {
  const [alice, bob] = await pair();
  const message = await sendMessage(alice, bob, 'Bis Moontag');
  const { status, body } = await edit(alice, message.id, ' Bis Montag ');
  expect({ status, text: body.message.body }).toEqual({ status: 200, text: 'Bis Montag' });
  expect(body.message.edited_at).not.toBeNull();
  expect((await chatWith(bob, alice)).last_message?.body).toBe('Bis Montag');
  expect(await messageFor(bob, message)).toEqual(body.message);
  // Repeating it changes nothing, even after it has been read.
  await read(bob, message);
  expect((await edit(alice, message.id, 'Bis Montag')).body).toEqual(body);
  expect((await edit(alice, message.id, 'Bis Dienstag')).body.error).toBe('too_late');
});

test('a message is corrected, not written again, and three times at most', async () => {
  const [alice, bob] = await pair();
  const text = 'Treffen wir uns am Moontag um acht am Rhein, beim alten Leuchtturm?';
  const message = await sendMessage(alice, bob, text);
  const second = await edit(
    alice,
    message.id,
    'Ruf mich doch bitte heute Abend noch an, ich bin ab neun zu Hause.',
  );
  expect({ status: second.status, error: second.body.error }).toEqual({ status: 409, error: 'edit_limit' });
  const grown = await edit(alice, message.id, `${text} ${'Und noch ein Satz. '.repeat(3)}`);
  expect(grown.body.error).toBe('edit_limit');
  for (const day of ['Montag', 'Dienstag', 'Mittwoch'])
    expect((await edit(alice, message.id, text.replace('Moontag', day))).status).toBe(200);
  expect((await edit(alice, message.id, text)).body.error).toBe('edit_limit');
  expect((await messageFor(bob, message))?.body).toBe(text.replace('Moontag', 'Mittwoch'));
  expect((await requireUser(alice.visitor)).credits).toBe(4);
});

test('five minutes later it is final', async () => {
  const [alice, bob] = await pair();
  const message = await sendMessage(alice, bob);
  await database.query(`update messages set created_at = created_at - interval '301 seconds' where id = $1`, [
    message.id,
  ]);
  expect((await edit(alice, message.id, 'Anders.')).body.error).toBe('too_late');
  expect((await deleteMessage(alice, message.id)).body.error).toBe('too_late');
  expect((await messageFor(bob, message))?.body).toBe('Hallo.');
});

test('a message that is taken back leaves its place, counts no more and is not paid back', async () => {
  const [alice, bob] = await pair();
  const first = await sendMessage(alice, bob, 'Zuerst.');
  const message = await sendMessage(alice, bob, 'Vergiss es.');
  await react(bob, message.id, '👍');
  const { status, body } = await deleteMessage(alice, message.id);
  expect(status).toBe(200);
  expect(body.message).toMatchObject({ id: message.id, body: '', deleted: true, reactions: [] });
  expect((await deleteMessage(alice, message.id)).body).toEqual(body);
  const chat = await chatWith(bob, alice);
  expect(chat).toMatchObject({ num_unread_messages: 1, first_unread: first.id, last_message: body.message });
  expect((await requireUser(alice.visitor)).credits).toBe(3);
  const { rows } = await database.query('select body from messages where id = $1', [message.id]);
  expect(rows).toEqual([{ body: '' }]);
  expect((await edit(alice, message.id, 'Doch.')).body.error).toBe('not_found');
  expect((await react(bob, message.id, '👍')).body.error).toBe('not_found');
});

test('what the other has removed from the list is not counted off what came later', async () => {
  const [alice, bob] = await pair();
  const { id, conversation } = await sendMessage(alice, bob, 'Zuerst.');
  await bob.visitor.call('DELETE /api/chat.php', { body: { conversation } });
  await sendMessage(alice, bob, 'Danach.');
  expect((await deleteMessage(alice, id)).status).toBe(200);
  expect((await chatWith(bob, alice)).num_unread_messages).toBe(1);
});

test('a read text stays', async () => {
  const [alice, bob] = await pair();
  const message = await sendMessage(alice, bob);
  await read(bob, message);
  expect((await deleteMessage(alice, message.id)).body.error).toBe('too_late');
});

test.each([0, 1])('if either hides reading, only time decides (%i)', async (who) => {
  const people = await pair();
  const [alice, bob] = people;
  await people[who]?.visitor.call('PUT /api/user.php', { body: { read_receipts: false } });
  const [one, two] = [await sendMessage(alice, bob, 'Bis Moontag'), await sendMessage(alice, bob)];
  await read(bob, two);
  expect((await edit(alice, one.id, 'Bis Montag')).status).toBe(200);
  expect((await deleteMessage(alice, two.id)).status).toBe(200);
  await database.query(`update messages set created_at = created_at - interval '301 seconds' where id = $1`, [
    one.id,
  ]);
  expect((await edit(alice, one.id, 'Bis Dienstag')).body.error).toBe('too_late');
});

test('only its own sender changes a message, and only the two of them react', async () => {
  const [[alice, bob], carla] = await Promise.all([pair(), confirmed('Carla')]);
  const { id } = await sendMessage(alice, bob);
  for (const other of [bob, carla]) {
    expect((await edit(other, id, 'Nein.')).body.error).toBe('not_found');
    expect((await deleteMessage(other, id)).body.error).toBe('not_found');
  }
  expect((await react(carla, id, '👍')).body.error).toBe('not_found');
});

test('an edit is held to the rules of a text', async () => {
  const [alice, bob] = await pair();
  const { id } = await sendMessage(alice, bob);
  expect((await edit(alice, id, 'ä'.repeat(1001))).body.error).toBe('message_too_long');
  expect((await edit(alice, id, ' ')).status).toBe(422);
});

test('one reaction of each member, of the closed set, that can be taken back', async () => {
  const [alice, bob] = await pair();
  const message = await sendMessage(alice, bob);
  await react(bob, message.id, '😂');
  await react(bob, message.id, '❤️');
  const { body } = await react(alice, message.id, '👍');
  const ofBob = { profile_id: getProfileId(bob), emoji: '❤️' };
  const ofAlice = { profile_id: getProfileId(alice), emoji: '👍' };
  const both = [ofAlice, ofBob].sort((one, other) => one.profile_id - other.profile_id);
  expect(body.message.reactions).toEqual(both);
  expect((await messageFor(bob, message))?.reactions).toEqual(both);
  expect((await react(bob, message.id, null)).body.message.reactions).toEqual([ofAlice]);
  expect((await react(bob, message.id, '🤡')).status).toBe(422);
  for (const emoji of reactions) expect((await react(bob, message.id, emoji)).status).toBe(200);
});

test('both receive edits, reactions and deletions', async () => {
  const [alice, bob] = await pair();
  const { id, conversation } = await sendMessage(alice, bob);
  const [toAlice, toBob] = await Promise.all([listen(alice), listen(bob)]);
  await edit(alice, id, 'Guten Abend.');
  await react(bob, id, '🔥');
  await deleteMessage(alice, id);
  const event = `"type":"message","conversation":${conversation},"message":${id}`;
  expect(await toAlice(event, 3)).toBe(3);
  expect(await toBob(event, 3)).toBe(3);
});

test('an answer quotes the message it answers, as that stands now', async () => {
  const [alice, bob] = await pair();
  const long = `${'Wörter '.repeat(30)}Ende`;
  const first = await sendMessage(alice, bob, long);
  const answer = await sendMessage(bob, alice, 'Stimmt.', { reply_to: first.id });
  expect(answer.reply_to).toEqual({
    id: first.id,
    sender: getProfileId(alice),
    excerpt: `${long.slice(0, 139)}…`,
    gift: null,
    image: false,
    deleted: false,
  });
  const { body } = await alice.visitor.call<{ message: { id: number } }>('POST /api/gift.php', {
    body: {
      profile_id: getProfileId(bob),
      client_message_id: crypto.randomUUID(),
      gift: 'rose',
      reply_to: answer.id,
    },
  });
  const thanks = await sendMessage(bob, alice, 'Danke.', { reply_to: body.message.id });
  expect(thanks.reply_to).toMatchObject({ gift: 'rose', excerpt: '' });
  await deleteMessage(bob, answer.id);
  const { chat_messages } = await getHistory(alice, first.conversation);
  expect(chat_messages.at(-2)?.reply_to).toMatchObject({ id: answer.id, deleted: true, excerpt: '' });
});
