import type { Page } from '@playwright/test';
import type pg from 'pg';
import { emptyValues } from '#lib/rules/identity/signup-draft.ts';
import { confirmed, unconfirmed, type Person } from '#tests/support/cast.ts';
import { getProfileId, sendMessage } from '#tests/support/chatting.ts';
import { stackDatabase } from '#tests/support/database.ts';
import { expect, test, walk, walkUntil } from '#tests/support/browser/chat-scene.ts';
import { settled } from '#tests/support/browser/hydrated.ts';
import { visitBrand } from '#tests/support/browser/member.ts';
import { words } from '#tests/support/browser/words.ts';

let database: pg.Pool;
test.beforeAll(() => {
  database = stackDatabase();
});
test.afterAll(() => database.end());

const host = 'herzfunke.localhost';
const phone = { viewport: { width: 390, height: 844 } };
const alertStrip = words('de', 'alerts').text('label');
const bonusBanner = words('de', 'bonus').text('label');

/** Share of the first screen that bars and alerts cover, overlaps counted once. */
const taken = (page: Page) =>
  page.evaluate(
    (names) => {
      const labelled = names.map((name) => `[aria-label="${name}"]`);
      const bars = [
        ...document.querySelectorAll(['.vk-topbar', '.vk-tabbar', '.vk-alerts', ...labelled].join()),
      ];
      const boxes = bars.map((bar) => bar.getBoundingClientRect()).filter(({ width }) => width > 0);
      const rows = Array.from({ length: innerHeight }, (_, y) =>
        boxes.some(({ top, bottom }) => top <= y && y < bottom),
      );
      return rows.filter(Boolean).length / innerHeight;
    },
    [alertStrip, bonusBanner],
  );

async function expectSpace(page: Page, path: string): Promise<void> {
  await walk(page, path);
  await expect(page.getByRole('main')).toBeVisible();
  await settled(page);
  const share = await taken(page);
  expect({ path, share: Math.round(share * 1000) / 1000, fits: share <= 0.2 }).toMatchObject({
    path,
    fits: true,
  });
}

async function withMailsOff(answers: Parameters<typeof confirmed>[1] = {}): Promise<Person> {
  const person = await confirmed('Alice', answers);
  await database.query(`update users set notifications_disabled = '{bounce,listunsubscribe}' where id = $1`, [
    person.user.id,
  ]);
  return person;
}

/** The most alerts possible: a countdown, no photo, and mails off or an unconfirmed address. */
const crowds: [string, () => Promise<Person>][] = [
  ['whose mails are off', withMailsOff],
  ['whose address is not confirmed', () => unconfirmed('Ulla')],
];
const lausanne = { country: 'CH', region: 'CH-VD', city: 'Lausanne' };

for (const [width, height, top] of [
  [390, 844, 260],
  [1280, 800, 380],
] as const)
  test(`with a countdown and an alert the first faces begin within ${top} px at ${width}`, async ({
    openPage,
  }) => {
    const farFromOthers = [
      'whose list begins far away',
      () => withMailsOff(lausanne),
      '/fr/members',
    ] as const;
    for (const [who, make, path = '/members'] of [...crowds, farFromOthers]) {
      const page = await openPage(await make(), path, { viewport: { width, height } });
      await walkUntil(page, path, page.locator('.vk-alerts .alert:visible'));
      await settled(page);
      const face = page.locator('main [data-member]:visible').first();
      const begins = await face.evaluate((tile) => tile.getBoundingClientRect().top);
      expect({ who, begins, fits: begins <= top }).toMatchObject({ who, fits: true });
    }
  });

test('bars and alerts leave a visitor four fifths of the first screen of a phone', async ({ browser }) => {
  const other = await confirmed('Bob');
  const page = await visitBrand(browser, { host, locale: 'de' });
  await page.setViewportSize(phone.viewport);
  await settled(page);
  for (const path of ['/', '/members', `/members/${getProfileId(other)}`, '/pricing', '/login', '/signup'])
    await expectSpace(page, path);
});

for (const [who, make] of crowds)
  test(`they leave as much to a member ${who}`, async ({ openPage }) => {
    const [person, other] = [await make(), await confirmed('Bob')];
    const page = await openPage(person, '/members', phone);
    // There are alerts to show.
    await walkUntil(page, '/members', page.locator('.vk-alerts .alert:visible'));
    const paths = [
      '/',
      '/members',
      `/members/${getProfileId(other)}`,
      '/chats',
      '/pricing',
      '/credits',
      '/credits/1',
      '/likes',
      '/profile',
    ];
    if (who === 'whose mails are off') {
      const { conversation } = await sendMessage(other, person);
      paths.push(`/chats/${conversation}`);
    }
    for (const path of paths) await expectSpace(page, path);
  });

const account = {
  ...emptyValues,
  gender: 'woman',
  sexuality: 'hetero',
  consent_sensitive: true,
  day: '17',
  month: '5',
  year: '1991',
  name: 'Mara',
  country: 'DE',
  region: 'DE-NW',
  city: 'Köln',
};

for (const locale of ['de', 'fr'] as const)
  test(`the signup's last button is on a phone's first screen after an affiliate's link, in ${locale}`, async ({
    browser,
  }) => {
    const page = await visitBrand(browser, { host, locale });
    await page.setViewportSize(phone.viewport);
    await page.evaluate((values) => {
      localStorage.setItem('vonk_signup', JSON.stringify({ at: Date.now(), step: 4, values }));
      const touch = { network: 'north', at: new Date().toISOString() };
      sessionStorage.setItem('vonk_touches', JSON.stringify({ first: touch, last: touch }));
    }, account);
    await page.goto(new URL(locale === 'de' ? '/signup' : `/${locale}/signup`, page.url()).href);
    const texts = words(locale, 'signup');
    const button = page.getByRole('button', { name: texts.text('submit'), exact: true });
    await expect(page.getByRole('checkbox', { name: texts.text('account.partner') })).not.toBeChecked();
    await settled(page);
    const box = await button.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.viewport.height);
  });
