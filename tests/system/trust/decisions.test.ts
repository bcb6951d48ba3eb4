import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '#tests/support/http.ts';
import { extractLinks, listMails, waitForMail } from '#tests/support/mailbox.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke, someFictional, vlinder, type Person } from '#tests/support/cast.ts';
import {
  ageDecision,
  answered,
  appealed,
  complaints,
  decided,
  listDecisions,
  reported,
  getStatus,
} from '#tests/support/deciding.ts';

const anyone = () => new Visitor(herzfunke);
const pair = () => Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);

/** Everything a member sees of the decisions about them: their list and their mails. */
async function listMailsTo(person: Person): Promise<string> {
  const mails = (await listMails(person.email))
    .map(({ subject, html, text }) => subject + html + text)
    .join();
  return JSON.stringify(await listDecisions(person)) + mails;
}

test('complainants learn the outcome, by number and address, without login', async () => {
  const [alice, bob] = await pair();
  const receipt = await reported(alice, bob, { text: 'Er droht mir.' });
  const open = await getStatus(anyone(), receipt, alice.email);
  expect(open).toMatchObject({ status: 200, body: { receipt, category: 'profile', decision: null } });

  const reference = await decided(receipt, {
    action: 'warning',
    'reason-complainant': 'Wir haben ihn verwarnt.',
  });
  const { body } = await getStatus(anyone(), ` ${receipt.toLowerCase()} `, alice.email.toUpperCase());
  expect(body.decision).toMatchObject({
    reference,
    action: 'warning',
    ground: 'harassment',
    reason: 'Wir haben ihn verwarnt.',
    reversed_at: null,
    appeal: null,
  });
  expect(JSON.stringify(body)).not.toMatch(/Renate|undo|Das war eine Drohung/);
});

test('a wrong number, a wrong address and a wrong brand get the same response', async () => {
  const [alice, bob] = await pair();
  const receipt = await reported(alice, bob);
  const answers = await Promise.all([
    getStatus(anyone(), receipt.slice(0, -1) + (receipt.endsWith('2') ? '3' : '2'), alice.email),
    getStatus(anyone(), receipt, bob.email),
    getStatus(new Visitor(vlinder), receipt, alice.email),
    getStatus(anyone(), 'nonsense', 'nobody@people.example'),
  ]);
  expect(answers.map(({ status, text }) => ({ status, text }))).toEqual(
    answers.map(() => ({ status: 404, text: '{"error":"not_found"}' })),
  );
});

test('both sides receive a mail with what, why and how to appeal; the member not by whom', async () => {
  const alice = await confirmed('Alice', {}, vlinder);
  await alice.visitor.call('PUT /api/user.php', { body: { language: 'fi' } });
  const bob = await confirmed('Bob', { gender: 'man' });
  const receipt = await reported(alice, bob, { text: 'Geheimes Kennwort Seerose.' });
  const confirmation = await waitForMail(alice.email, { subject: new RegExp(receipt) });
  expect(extractLinks(confirmation).some((each) => each.includes(`/complaints?receipt=${receipt}`))).toBe(
    true,
  );
  // In Finnish a report, not a complaint.
  expect(confirmation.subject).toContain('ilmoituksesi');
  expect(confirmation.text).not.toMatch(/valitu/i);

  const reference = await decided(receipt, { action: 'profile_hidden', reason: 'Wiederholte Drohungen.' });
  const toComplainant = await waitForMail(alice.email, {
    subject: new RegExp(`Päätöksemme asiassa ${receipt}`),
  });
  expect(toComplainant.html).toContain('lang="fi"');
  expect(toComplainant.text).toContain('Profiili piilotettiin');
  expect(toComplainant.text).toContain('21 artikla');
  expect(extractLinks(toComplainant).join()).toMatch(
    new RegExp(`vlinder.*/fi/complaints\\?receipt=${receipt}`),
  );

  const toMember = await waitForMail(bob.email, { subject: new RegExp(reference) });
  for (const phrase of [
    'Das Profil wurde ausgeblendet',
    'Belästigung, Drohung oder Hass',
    'Wiederholte Drohungen.',
    'Ein Mensch hat das entschieden',
    'Das gilt dauerhaft',
    'Jemand hat uns darauf hingewiesen',
    'Artikel 21',
  ])
    expect(toMember.text).toContain(phrase);
  expect(extractLinks(toMember).join()).toMatch(new RegExp(`herzfunke.*/complaints\\?decision=${reference}`));
  const mailText = await listMailsTo(bob);
  for (const leak of [receipt, 'Seerose', alice.email, 'Alice', 'VLINDER', 'Renate'])
    expect(mailText).not.toContain(leak);
  // As a value or in a URL, not in the digits of a port, a width or another number.
  expect(mailText).not.toMatch(new RegExp(`(?<![\\w.-]|\\w:)${alice.user.profile.id}(?![\\w.%])`));
});

test('without a measure the member is not notified', async () => {
  const [alice, bob] = await pair();
  const receipt = await reported(alice, bob);
  const before = (await listMails(bob.email)).length;
  const reference = await decided(receipt, { action: 'none', reason: 'Kein Verstoß erkennbar.' });
  await waitForMail(alice.email, { subject: new RegExp(`Entscheidung zu ${receipt}`) });
  await sleep(500);
  expect((await listMails(bob.email)).length).toBe(before);
  expect(await listDecisions(bob)).toEqual([]);
  expect((await appealed(anyone(), reference, bob.email)).status).toBe(404);
});

test('each side appeals once, from its own address; the same text again is not a second appeal', async () => {
  const [alice, bob] = await pair();
  const receipt = await reported(alice, bob);
  const reference = await decided(receipt, { action: 'warning' });
  expect((await appealed(anyone(), reference, 'carla@people.example')).body).toEqual({ error: 'not_found' });
  expect((await appealed(anyone(), 'D-20261121-AAAAAAAAAA', bob.email)).body).toEqual({ error: 'not_found' });
  expect((await appealed(new Visitor(vlinder), reference, bob.email)).body).toEqual({ error: 'not_found' });

  const twice = await Promise.all([1, 2].map(() => appealed(anyone(), reference, bob.email)));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await appealed(anyone(), reference, bob.email, 'Und noch etwas dazu.')).body).toEqual({
    error: 'appeal_over',
  });
  expect((await appealed(anyone(), reference, alice.email, 'Das ist zu wenig.')).status).toBe(200);

  // Neither sees the other's.
  const [own] = await listDecisions(bob);
  expect(own?.appeal).toMatchObject({ outcome: null, reason: null });
  const mails = async ({ email }: Person) =>
    (await listMails(email)).filter(
      ({ subject }) => subject === `Dein Widerspruch ist eingegangen: ${reference}`,
    );
  for (const { email } of [alice, bob])
    await waitForMail(email, { subject: /Dein Widerspruch ist eingegangen/ });
  expect([await mails(alice), await mails(bob)].map((all) => all.length)).toEqual([1, 1]);

  await expect(answered(reference, 'upheld')).rejects.toThrow('Both sides appeal');
  await answered(reference, 'upheld', '--side', 'member');
  const mail = await waitForMail(bob.email, { subject: /Unsere Entscheidung über deinen Widerspruch/ });
  expect(mail.text).toContain('Die Entscheidung bleibt bestehen');
  expect(mail.text).toContain('Noch einmal angesehen.');
  expect((await listDecisions(bob))[0]).toMatchObject({ reversed_at: null, appeal: { outcome: 'upheld' } });
  expect((await getStatus(anyone(), receipt, alice.email)).body.decision?.appeal).toMatchObject({
    outcome: null,
  });
  expect((await appealed(anyone(), reference, bob.email, 'Ein zweites Mal bitte.')).body.error).toBe(
    'appeal_over',
  );
});

test('six months are the time for it', async () => {
  const [alice, bob] = await pair();
  const receipt = await reported(alice, bob);
  const reference = await decided(receipt, { action: 'warning' });
  const ago = new Date();
  ago.setUTCDate(Math.min(ago.getUTCDate(), 28));
  ago.setUTCMonth(ago.getUTCMonth() - 6);
  await ageDecision(database, reference, new Date(ago.getTime() - 1_000));
  expect((await appealed(anyone(), reference, bob.email)).body.error).toBe('appeal_over');
  expect((await appealed(anyone(), reference, alice.email)).body.error).toBe('appeal_over');
  await ageDecision(database, reference, new Date(ago.getTime() + 4 * 86_400_000));
  expect((await appealed(anyone(), reference, bob.email)).status).toBe(200);
});

test('a vindicated complainant has the complaint decided again', async () => {
  const [alice, bob] = await pair();
  const receipt = await reported(alice, bob);
  const first = await decided(receipt, { action: 'none' });
  await expect(decided(receipt, { action: 'warning' })).rejects.toThrow(
    `${receipt} is decided already: ${first}.`,
  );
  await appealed(anyone(), first, alice.email);
  await answered(first, 'reversed');
  expect((await complaints('list')).stdout).toContain(receipt);
  const second = await decided(receipt, { action: 'warning' });
  expect((await complaints('list')).stdout).not.toContain(receipt);
  expect((await getStatus(anyone(), receipt, alice.email)).body.decision).toMatchObject({
    reference: second,
  });
  expect(await listDecisions(bob)).toMatchObject([{ reference: second, action: 'warning' }]);
});

test('decisions and appeals can neither be changed nor deleted', async () => {
  const [alice, bob] = await pair();
  const reference = await decided(await reported(alice, bob), { action: 'warning' });
  await appealed(anyone(), reference, bob.email);
  await answered(reference, 'reversed');
  for (const change of [
    `update decisions set action = 'none' where reference = $1`,
    `update decisions set reason = 'anders' where reference = $1`,
    `update decisions set reversed_at = null where reference = $1`,
    `update decisions set user_id = 1 where reference = $1`,
    `delete from decisions where reference = $1`,
    `update appeals set outcome = 'upheld' where decision_id = (select id from decisions where reference = $1)`,
    `update appeals set text = 'anders' where decision_id = (select id from decisions where reference = $1)`,
    `delete from appeals where decision_id = (select id from decisions where reference = $1)`,
  ])
    await expect(database.query(change, [reference])).rejects.toThrow('not rewritten');
});

test('a robot that fills the trap appeals nothing', async () => {
  const [alice, bob] = await pair();
  const reference = await decided(await reported(alice, bob), { action: 'warning' });
  const body = { reference, email: bob.email, text: 'Das sehe ich anders.', website: 'https://spam.example' };
  expect((await anyone().call('POST /api/appeal.php', { body })).status).toBe(422);
  expect((await listDecisions(bob))[0]?.appeal).toBeNull();
});

test('a report of a fictional profile is decided too, and only its reporter notified', async () => {
  const alice = await confirmed('Alice');
  const id = await someFictional(alice.visitor);
  const receipt = await reported(alice, { user: { profile: { id } } } as Person, { reason: 'fake' });
  const reference = await decided(receipt, { action: 'warning', ground: 'fake' });
  expect((await getStatus(anyone(), receipt, alice.email)).body.decision).toMatchObject({ reference });
  expect(
    (
      await complaints(
        'decide',
        '--profile',
        String(id),
        '--action',
        'account_locked',
        '--ground',
        'fake',
        '--reason',
        'x',
        '--by',
        'R',
      )
    ).stderr,
  ).toBe('A fictional profile has no account: hide it instead.\n');
});
