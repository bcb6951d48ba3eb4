import { join } from 'node:path';
import { giveCredits } from '#tests/support/chatters.ts';
import { Visitor } from '#tests/support/http.ts';
import { runJob } from '#tests/support/enqueue-job.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { eventually } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke } from '#tests/support/cast.ts';
import { sendMessage, show } from '#tests/support/chatting.ts';
import { ageDecision, answered, appealed, complaints, decided, reported } from '#tests/support/deciding.ts';
import { eraseNow, listFiles } from '#tests/support/stored-files.ts';
import { spawnVonk } from '#tests/support/operating.ts';
import { hashIn, listPhotos, withPhotos } from '#tests/support/own-photos.ts';

test('what waits is listed, those that wait longest first, until it is decided', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const first = await reported(alice, bob, { reason: 'spam' });
  const second = await reported(alice, bob, { reason: 'fake' });
  const list = async () => (await complaints('list')).stdout;
  const waiting = await list();
  expect(waiting).toContain(
    `${first}  herzfunke, report-spam, profile ${bob.user.profile.id} (Bob), waiting 0 min`,
  );
  expect(waiting.indexOf(first)).toBeLessThan(waiting.indexOf(second));

  const reference = await decided(first, { action: 'warning', ground: 'spam' });
  expect(await list()).not.toContain(first);
  await appealed(new Visitor(herzfunke), reference, bob.email);
  expect(await list()).toContain(
    `${reference}  appeal of the member against warning (decided by Renate), waiting`,
  );
  await expect(answered(reference, 'upheld', '--by', ' renate ')).rejects.toThrow(
    'Renate made this decision: another person decides the appeal.',
  );
  expect(await list()).toContain(reference);
  await answered(reference, 'upheld');
  expect(await list()).not.toContain(reference);
});

test('a case shows all there is to judge: words, messages, files, profile, decisions before', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), withPhotos('Bob', 1)]);
  const [photo] = await listPhotos(bob.visitor);
  const before = await decided(null, {
    action: 'warning',
    ground: 'money',
    reason: 'Schon einmal.',
    profile: String(bob.user.profile.id),
  });
  await sendMessage(bob, alice, 'Guten Abend.');
  const bad = await sendMessage(bob, alice, 'Schick mir\u001b[2J Geld.');
  const aboutMessage = await reported(alice, bob, { message: bad.id, text: 'Will Geld.' });
  const { stdout } = await complaints('show', aboutMessage);
  for (const part of [
    `${aboutMessage}  herzfunke, report-message-harassment`,
    `from Alice <${alice.email}>, reads de`,
    'Will Geld.',
    'Guten Abend.',
    `> ${bad.id}  profile ${bob.user.profile.id}`,
    `About profile ${bob.user.profile.id} (Bob), herzfunke, active, account active, reads de`,
    '1 complaint(s) about it until now',
    `${before}  warning (money) by Renate`,
    'Schon einmal.',
    join(stackAddress().dataDir, 'photos', `${hashIn(photo?.filename)}-large.webp`),
  ])
    expect(stdout).toContain(part);
  // Messages cannot inject terminal control sequences.
  expect(stdout).not.toContain('\u001b');

  const aboutPhoto = await reported(alice, bob, { reason: 'photo', photo: photo?.filename });
  expect((await complaints('show', aboutPhoto)).stdout).toContain('Pictures that it is about:');
  expect((await complaints('show', before)).stdout).toContain('Without a complaint.');
});

test('a complaint of a visitor is answered, and the number in it can be acted on', async () => {
  const bob = await confirmed('Bob');
  const visitor = new Visitor(herzfunke);
  const { body } = await visitor.call<{ receipt: string }>('POST /api/complaint.php', {
    body: {
      name: 'Carla',
      email: 'carla@people.example',
      category: 'profile',
      text: 'Das bin ich auf dem Foto.',
    },
  });
  await expect(decided(body.receipt, { action: 'profile_hidden', ground: 'fake' })).rejects.toThrow(
    'Against whom? --profile names the profile.',
  );
  const profile = String(bob.user.profile.id);
  await decided(body.receipt, { action: 'profile_hidden', ground: 'fake', profile });
  await eventually(async () => (await new Visitor(herzfunke).get(`/members/${profile}`)).status === 404);
});

test('what a measure removed is erased when the time to appeal is over', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  await giveCredits([bob], 50);
  const { body } = await show(bob, alice.user.profile.id);
  const file = body.message.image?.filename ?? '';
  const findStored = async (reference: string) => {
    const { rows } = await database.query<{ undo: object | null }>(
      'select undo from decisions where reference = $1',
      [reference],
    );
    return rows[0]?.undo ?? null;
  };
  const profile = String(bob.user.profile.id);
  const reference = await decided(null, {
    action: 'message_removed',
    profile,
    message: String(body.message.id),
  });
  const forget = () => runJob(database, 'purge-measures');
  await forget();
  expect(await findStored(reference)).toMatchObject({ message: { image_hash: hashIn(file) } });

  await ageDecision(database, reference, new Date(Date.now() - 186 * 86_400_000));
  await forget();
  expect(await findStored(reference)).toBeNull();
  await eraseNow(file);
  expect(listFiles(file)).toBe(0);
});

test.each([
  [['show', 'NOTHING'], 'There is no complaint and no decision NOTHING.'],
  [
    ['decide', 'NOTHING', '--action', 'none', '--ground', 'answered', '--reason', 'x', '--by', 'R'],
    'There is no complaint NOTHING.',
  ],
  [
    ['decide', 'NOTHING', '--action', 'none', '--ground', 'spam', '--reason', 'x', '--by', 'R'],
    'The ground spam does not go with none.',
  ],
  [
    [
      'decide',
      '--action',
      'warning',
      '--ground',
      'spam',
      '--reason',
      'x',
      '--by',
      'R',
      '--profile',
      '999999999',
    ],
    'There is no profile 999999999.',
  ],
  [['appeal', 'D-1', '--outcome', 'upheld', '--reason', 'x', '--by', 'R'], 'There is no decision D-1.'],
])('%j is answered with a sentence', async (words, sentence) => {
  const { code, stdout, stderr } = await complaints(...words);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('\n    at ');
});

const decideAnswered = ['decide', 'NOTHING', '--action', 'none', '--ground', 'answered'];
test.each([
  [['burn'], "Unknown command 'burn'."],
  [['list', '--colour', 'red'], "Unknown option '--colour'."],
  [['decide', 'NOTHING', '--action', 'burn'], 'Allowed choices are none, warning, '],
  [['decide', 'NOTHING', '--action', 'none', '--ground', 'ugly'], 'Allowed choices are fake, minor, '],
  [decideAnswered, "Required option '--reason <text>' not specified."],
  [[...decideAnswered, '--reason', 'x'], "Required option '--by <name>' not specified."],
  [[...decideAnswered, '--reason', ' '], 'It says nothing.'],
  [[...decideAnswered, '--profile', 'x'], 'It is a number'],
  [['appeal', 'D-1', '--outcome', 'maybe'], 'Allowed choices are upheld, reversed.'],
])('%j is not understood', async (words, sentence) => {
  const { code, stdout, stderr } = await complaints(...words);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(sentence);
});

test('a command that opens the database and the queue ends by itself', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  const receipt = await reported(alice, bob, { reason: 'spam' });
  const ruling = '--action none --ground no_violation --reason Unbegründet. --by Renate'.split(' ');
  const { status, signal, stderr } = spawnVonk('complaints', 'decide', receipt, ...ruling);
  expect({ status, signal, stderr }).toEqual({ status: 0, signal: null, stderr: '' });
});
