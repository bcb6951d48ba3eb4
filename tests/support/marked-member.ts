import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { User } from '#lib/contract/identity/accounts.ts';
import { Visitor } from './http.ts';
import { camera } from './pictures.ts';
import { stackAddress } from './stack.ts';
import { database } from './test-database.ts';
import {
  activationToken,
  herzfunke,
  password,
  requireUser,
  send,
  signupForm,
  someFictional,
  type Person,
} from './cast.ts';
import { ordered } from './buying.ts';
import { plantRows, type Mark } from './marked-rows.ts';
import { hashIn, type PhotosAnswer } from './own-photos.ts';

type Marked = {
  alice: Person;
  markers: string[];
  /** Input that must never be stored. */
  unkept: string[];
  /** Base name of the photo's files; the erasing job may keep it, because it reveals nothing. */
  photo: string;
  /** Pages and responses that show or showed her. */
  pages: string[];
};

/**
 * A member with a marker in every field that stores what members say or are, most of them through the API; fields of
 * providers, operators or later calls are set by SQL.
 */
export async function plantMarkers(bob: Person): Promise<Marked> {
  const markers: string[] = [];
  const mark = (kind: string) => {
    // Letters only, which no rule takes for a number or an address.
    const end = Array.from(randomBytes(10), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
    const marker = `mk${kind}${end}`;
    markers.push(marker);
    return marker;
  };
  const alice = await signUpMarked(mark);
  const { visitor } = alice;
  await database.query('update profiles set city = $1 where id = $2', [mark('town'), alice.user.profile.id]);
  const call = async (name: string, body: unknown, key: string = randomUUID()) => {
    const answer = await visitor.call<Record<string, never>>(name, { body, key });
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
    return answer.body;
  };
  const [id, other] = [alice.user.profile.id, bob.user.profile.id];

  await call('PUT /api/profile.php', { about_me: mark('about') });
  await call('PUT /api/note.php', { id: other, note: mark('note') });
  await bob.visitor.call('PUT /api/note.php', { body: { id, note: mark('noteabout') } });
  await call('POST /api/like.php', { id: other });
  await call('PUT /api/search.php', { search: { city: mark('search') } });

  await say(alice, bob, mark);
  const taker = `mktaker${randomUUID()}`;
  const photo = await addPhoto(alice, taker, mark('photokey'));
  await call('POST /api/user.php?push=1', {
    subscription: {
      endpoint: `https://push.example/${mark('endpoint')}`,
      keys: { p256dh: mark('public').padEnd(87, 'A'), auth: mark('auth').padEnd(22, 'A') },
    },
  });
  await complainAndWithdraw(alice, bob, mark);
  // Sending empties the draft.
  await call('PUT /api/draft.php', { profile_id: other, body: mark('draft') });
  await call('POST /api/invitations.php', { label: mark('label') });
  await call('POST /api/mail-change.php', { email: `${mark('mail')}@people.example`, password });
  const payment = await ordered(visitor, { key: mark('paykey') });
  await plantRows(
    { user: alice.user.id, profile: id, payment: payment.payment_id, email: alice.email },
    mark,
  );
  plantFile(mark);
  return { alice, markers, unkept: [taker], photo, pages: listPages(id) };
}

async function signUpMarked(mark: Mark): Promise<Person> {
  const visitor = new Visitor(herzfunke);
  const tracking = Object.fromEntries(
    ['network', 'ref', 'sub1', 'sub2', 'sub3', 'click_id'].map((each) => [each, mark(each)]),
  );
  const first = { network: mark('firstnetwork'), click_id: mark('firstclick') };
  const body = signupForm('Alice', {
    name: mark('name').slice(0, 30),
    email: `${mark('email')}@people.example`,
    tracking: { ...tracking, first },
    consent_attribution: true,
    signup_message: { id: await someFictional(visitor), body: mark('first') },
  });
  const agent = { 'user-agent': mark('agent') };
  const { body: answer } = await visitor.call<{ user: User }>('POST /api/signup.php', {
    body,
    key: mark('signupkey'),
    headers: agent,
  });
  const token = await activationToken(body.email);
  await visitor.call('POST /api/activation.php', { body: { token } });
  // A second browser, remembered by its user agent.
  await new Visitor(herzfunke).call('POST /api/user.php', {
    body: { email: body.email, password },
    headers: { 'user-agent': mark('login') },
  });
  await new Visitor(herzfunke).call('POST /api/user.php', {
    body: { email: body.email, password: 'wrong' },
    headers: { 'user-agent': mark('failed') },
  });
  return { visitor, user: { ...answer.user, ...(await requireUser(visitor)) }, email: body.email };
}

async function say(alice: Person, bob: Person, mark: Mark): Promise<void> {
  const first = await send(alice, bob.user.profile.id, 'Ein Versehen');
  await send(alice, bob.user.profile.id, mark('message'));
  await alice.visitor.call('PUT /api/message.php', {
    body: { id: first.body.message.id, body: mark('edited') },
  });
  await bob.visitor.call('PUT /api/draft.php', {
    body: { profile_id: alice.user.profile.id, body: mark('draftabout') },
  });
}

/** A photo whose metadata name its author, which must not be stored; its file name is a marker too. */
async function addPhoto({ visitor }: Person, taker: string, key: string): Promise<string> {
  const bytes = await camera({ width: 240, height: 320 })
    .jpeg()
    .withExif({ IFD0: { ImageDescription: taker, Artist: taker } })
    .toBuffer();
  const { body } = await visitor.upload<PhotosAnswer>('POST /api/photos.php', bytes, {
    key,
    type: 'image/jpeg',
  });
  return hashIn(body.photos[0]?.filename);
}

async function complainAndWithdraw(alice: Person, bob: Person, mark: Mark): Promise<void> {
  const { visitor, email } = alice;
  await visitor.call('POST /api/complaint.php', {
    body: { name: mark('complainant'), email, category: 'other', text: `Beschwerde ${mark('complaint')}` },
    key: mark('complaintkey'),
  });
  await visitor.call('POST /api/report.php', {
    body: { id: bob.user.profile.id, reason: 'other', text: mark('report') },
    key: randomUUID(),
  });
  const spoken = await send(alice, bob.user.profile.id, mark('evidence'));
  await bob.visitor.call('POST /api/report.php?message=1', {
    body: { message: spoken.body.message.id, reason: 'harassment', text: 'Das geht nicht.' },
    key: randomUUID(),
  });
  await visitor.call('POST /api/withdrawal.php', {
    body: { name: mark('withdrawer'), order: 'V26-AAAAA-AA', email },
    key: mark('withdrawalkey'),
  });
}

function plantFile(mark: Mark): void {
  const folder = join(stackAddress().dataDir, 'exports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'marked.zip'), mark('export'));
}

const listPages = (id: number) => [
  `/members/${id}`,
  `/fi/members/${id}`,
  '/members',
  '/members?gender=woman',
  `/api/member.php?id=${id}`,
  '/api/members.php',
  '/api/chats.php',
  '/api/likes.php',
  '/api/relation.php?id=' + String(id),
  '/api/credits.php',
];
