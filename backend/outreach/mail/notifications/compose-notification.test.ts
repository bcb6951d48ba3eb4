import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';
import { fakeDatabase } from '#tests/support/fake-database.ts';
import { render } from '@react-email/render';
import { createElement } from 'react';
import { notificationKinds, type NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import { locales } from '#lib/contract/scalars.ts';
import type { Services } from '#backend/platform/http/call.ts';
import type { Recipient } from '../../notifications/load-recipient.ts';
import { resolveChoices } from '../../notifications/preferences.ts';
import { EmailLayout } from '../templates/email-layout.tsx';
import { composeNotification } from './compose-notification.ts';

const theme = { light: { primary: '#C2185B', on_primary: '#FFFFFF' }, radius: 16 };
const brand = {
  id: 'herzfunke',
  name: 'Herzfunke',
  pool: 'demo',
  companyId: 1,
  domainLanguage: 'de',
  hosts: ['herzfunke.example'],
  settings: { theme, fictional_singular: {} },
};

const tile = (id: number, name: string, fictional: boolean) => ({
  id,
  name,
  gender: 'woman' as const,
  sexuality: 'hetero',
  date_of_birth: '1990-05-05',
  country: 'DE',
  region: 'DE-NW',
  city: 'Köln',
  show_age: !fictional,
  show_town: true,
  for_visitors: true,
  fictional,
  hash: null,
  photo_status: null,
  width: null,
  height: null,
  thumbhash: null,
});
const mara = tile(9, 'Mara', true);
const carla = tile(8, 'Carla', false);
const now = new Date('2026-06-10T16:00:00Z');
const chat = (person: typeof mara) => ({
  ...person,
  conversation: person.id * 10,
  unread: 2,
  oldest: now,
  newest: now,
});

/** Answers the queries that a mail makes. */
function servicesFor(newcomers: (typeof mara)[]): Services {
  const place = { latitude: 50.9, longitude: 6.9, interests: [], signup_reason: null };
  const db = fakeDatabase((text) => {
    // Visible photos also require a query for the brand.
    if (text.includes('main_photo')) return newcomers;
    if (text.includes('from brands')) return [brand];
    if (text.includes('from newsletters')) {
      const entries = locales.map((each) => [each, { subject: each, paragraphs: ['…'] }]);
      return [{ texts: Object.fromEntries(entries) }];
    }
    if (text.includes('range_0')) return newcomers.map((each) => ({ ...each, ...place }));
    return [{ ...carla, ...place }];
  });
  const env = { PUBLIC_SCHEME: 'https', PUBLIC_PORT: '' };
  return { db, env, now: () => now } as unknown as Services;
}

const nothingChosen = {
  preferences: null,
  quiet_from: null,
  quiet_to: null,
  time_zone: null,
  country: 'DE',
  region: null,
};

function member(language: string, people: (typeof mara)[]): Recipient {
  const choices = resolveChoices(nothingChosen);
  const expected = Object.fromEntries(
    notificationKinds.map((kind) => [kind, { email: 'at_once', push: false }]),
  );
  return {
    ...choices,
    preferences: expected as Recipient['preferences'],
    userId: 4,
    profileId: 5,
    brandId: 'herzfunke',
    pool: 'demo',
    email: 'alice@people.example',
    language,
    erased: false,
    confirmed: true,
    confirmable: true,
    stopped: false,
    hasPhoto: false,
    lastActiveAt: now,
    unread: null,
    sent: () => ({ today: 0, moments: [] }),
    isNews: () => true,
    unreadChats: people.map(chat),
    likers: people.map((each) => ({ ...each, mutual: false })),
  };
}

async function compose(kind: NotificationKind, language: string, people: (typeof mara)[], subject = '') {
  const subjects =
    subject === '' ? people.map(({ id }) => String(kind === 'like' ? id : id * 10)) : [subject];
  const mail = await composeNotification(
    servicesFor(people),
    { id: 7, kind, subjects },
    member(language, people),
  );
  if (!mail) throw new Error(`${kind} has no mail in ${language}`);
  const { greeting, linkHint } = serverTexts(language, 'mail');
  const email = createElement(EmailLayout, { ...mail, greeting, linkHint, sender: brand.name });
  return { mail, html: await render(email), text: await render(email, { plainText: true }) };
}

const ofPeople = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'weekly_updates',
] as const;

describe.each(locales)('in %s', (locale) => {
  const label = serverTexts(locale, 'fictional').singular;

  test.each(ofPeople)('the mail of %s labels a fictional profile, and not a member', async (kind) => {
    const { mail, html, text } = await compose(kind, locale, [carla, mara]);
    const lines = (mail.people ?? []).map(({ name, line }) => [name, line]);
    expect(lines).toEqual([
      ['Carla', '36, Köln'],
      ['Mara', `Köln · ${label}`],
    ]);
    for (const drawn of [html, text]) {
      expect(drawn).toContain(label);
      expect(drawn.indexOf(label)).toBeGreaterThan(drawn.indexOf('Mara'));
    }
    expect(mail.notification).toEqual({ userId: 4, kind });
    expect(mail.why).toContain(serverTexts(locale, 'notifications').kinds[kind].title);
    expect(`${mail.subject}${text}`).not.toMatch(/\{[a-z_]+\}/);
  });

  test.each(['new_conversations', 'new_messages', 'like'] as const)(
    'the subject of a mail of %s about one fictional profile says so',
    async (kind) => {
      const { mail } = await compose(kind, locale, [mara]);
      expect(mail.subject).toContain(`Mara (${label})`);
      const plain = await compose(kind, locale, [carla]);
      expect(plain.mail.subject).toContain('Carla');
      expect(plain.mail.subject).not.toContain('(');
    },
  );

  test('counts members and fictional profiles separately', async () => {
    const { unread, weekly } = serverTexts(locale, 'mail').notifications;
    expect((await compose('unread_message_reminders', locale, [carla, mara])).mail.facts).toEqual([
      { name: unread.facts.real, value: '2' },
      { name: unread.facts.fictional, value: '2' },
    ]);
    const pairs = [weekly.newcomers, weekly.likes, weekly.unread];
    expect((await compose('weekly_updates', locale, [carla, mara])).mail.facts).toEqual(
      pairs.flatMap(({ real, fictional }) => [
        { name: real, value: '1' },
        { name: fictional, value: '1' },
      ]),
    );
  });

  test('a list that is too long says how many are left, apart', async () => {
    const many = [carla, carla, carla, carla, carla, carla, mara].map((each, at) => ({
      ...each,
      id: at + 20,
    }));
    const { mail } = await compose('like', locale, many);
    expect(mail.people).toHaveLength(5);
    const { more } = serverTexts(locale, 'mail').notifications;
    expect(mail.notes).toEqual(
      [more.real, more.fictional].map((each) => formatServerText(locale, each, { count: 1 })),
    );
  });

  test('links lead to the right screens in the language of the member', async () => {
    const prefix = locale === 'de' ? '' : `/${locale}`;
    const path = async (kind: NotificationKind, people: (typeof mara)[], subject = '') =>
      new URL((await compose(kind, locale, people, subject)).mail.button?.href ?? '').pathname;
    expect(await path('new_messages', [carla])).toBe(`${prefix}/chats/80`);
    expect(await path('new_messages', [carla, mara])).toBe(`${prefix}/chats`);
    expect(await path('like', [carla])).toBe(`${prefix}/likes/m/8`);
    expect(await path('weekly_updates', [carla])).toBe(`${prefix}/members`);
    expect(await path('reminders', [], 'photo')).toBe(`${prefix}/profile`);
    const { mail } = await compose('news', locale, [], '1');
    expect(mail.subject).toBe(locale);
    expect(mail.why).toContain('Herzfunke');
    expect(mail.why).not.toMatch(/[{}]/);
  });
});

test('does not send what was switched off, stopped or read meanwhile', async () => {
  const notification = { id: 7, kind: 'like', subjects: ['8'] } as const;
  const send = (who: Recipient) =>
    composeNotification(servicesFor([]), { ...notification, subjects: ['8'] }, who);
  const alice = member('de', [carla]);
  expect(await send(alice)).not.toBeNull();
  expect(await send({ ...alice, stopped: true })).toBeNull();
  expect(await send({ ...alice, confirmed: false })).toBeNull();
  expect(await send({ ...alice, likers: [] })).toBeNull();
  const never = { ...alice.preferences, like: { email: 'never', push: false } } as const;
  expect(await send({ ...alice, preferences: never })).toBeNull();
});
