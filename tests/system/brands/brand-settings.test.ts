import { randomUUID } from 'node:crypto';
import type { Settings } from '#lib/contract/brands/brands.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { Visitor } from '#tests/support/http.ts';
import { waitForMail } from '#tests/support/mailbox.ts';
import { confirmed, requireUser, send, signupForm, unconfirmed, type Person } from '#tests/support/cast.ts';
import { show } from '#tests/support/chatting.ts';
import { supportAddress, throwawayBrand, untilPage, type Throwaway } from '#tests/support/throwaway-brand.ts';
import { readable } from '#tests/support/page-words.ts';
import { database } from '#tests/support/test-database.ts';
import { until } from '#tests/support/until.ts';

/** Settings of `docs/specification.md` §3 with an effect on members: on a separate brand, changed by the operator's command. */
let own: Throwaway;
let alice: Person;
let bob: Person;
beforeAll(async () => {
  own = await throwawayBrand();
  alice = await confirmed('Alice', {}, own.host);
  bob = await confirmed('Bob', {}, own.host);
}, 180_000);
afterAll(() => own.close());

const fetchSettings = async () => (await own.visitor.call<Settings>('GET /api/settings.php')).body;

/** Changes a setting and waits until it applies everywhere. */
async function obey<K extends keyof Settings>(name: K, value: Settings[K]): Promise<void> {
  await own.set(name, value);
  await until(async () => JSON.stringify((await fetchSettings())[name]) === JSON.stringify(value));
}

const fetchCredits = async ({ visitor }: Person) => (await requireUser(visitor)).credits;

/** The cost of an action to its member. */
async function measureCost(person: Person, action: () => Promise<{ status: number }>): Promise<number> {
  const before = await fetchCredits(person);
  const { status } = await action();
  if (status !== 200) throw new Error(`It was answered by ${status}`);
  return before - (await fetchCredits(person));
}

const target = () => bob.user.profile.id;

describe('signup_credits', () => {
  test('are what a confirmed address brings, once', async () => {
    expect(await fetchCredits(alice)).toBe(5);
    await obey('signup_credits', 40);
    const carla = await confirmed('Carla', {}, own.host);
    expect(await fetchCredits(carla)).toBe(40);
    expect(await fetchCredits(alice)).toBe(5);
    alice = carla;
  });
});

describe('what it costs', () => {
  test('message_credits: to write', async () => {
    await obey('message_credits', 3);
    expect(await measureCost(alice, () => send(alice, target()))).toBe(3);
    await obey('message_credits', 0);
    expect(await measureCost(alice, () => send(alice, target()))).toBe(0);
    await obey('message_credits', 1);
    expect(await measureCost(alice, () => send(alice, target()))).toBe(1);
  });

  test('photo_credits: to send an image', async () => {
    await obey('photo_credits', 4);
    expect(await measureCost(alice, () => show(alice, target()))).toBe(4);
  });

  test('gift_credits: to give', async () => {
    await obey('gift_credits', 6);
    const client_message_id = randomUUID();
    const give = () =>
      alice.visitor.call('POST /api/gift.php', {
        body: { profile_id: target(), client_message_id, gift: 'rose' },
        key: client_message_id,
      });
    expect(await measureCost(alice, give)).toBe(6);
  });

  test('all three are stated on the page of prices', async () => {
    await obey('message_credits', 2);
    const html = await untilPage(own.visitor, '/pricing', (page) => /2 Credits/.test(page));
    for (const price of ['2 Credits', '4 Credits', '6 Credits']) expect(html).toContain(price);
    await obey('message_credits', 1);
  });
});

test('visible_profile_fields: what a profile shows', async () => {
  const { rows } = await database.query<{ id: number }>(
    `select id from profiles where pool = 'demo' and status = 'active' and eye_colour = 'green'
       and hair_colour = 'red' and hidden_brands = '{}' order by id limit 1`,
  );
  const path = `/members/${rows[0]?.id}`;
  const facts = (html: string) => readable(/<dl[\s\S]*<\/dl>/.exec(html)?.[0] ?? html);
  const before = facts((await own.visitor.get(path)).text);
  expect([before.includes('Augenfarbe'), before.includes('Haarfarbe')]).toEqual([true, true]);
  await own.set('visible_profile_fields', ['eye_colour']);
  const after = facts(await untilPage(own.visitor, path, (html) => !facts(html).includes('Haarfarbe')));
  expect(after).toContain('Augenfarbe');
});

test('message_length: no message is longer, counted in characters', async () => {
  await obey('message_length', 12);
  expect((await send(alice, target(), '👋🏽'.repeat(6))).status).toBe(200);
  const { status, body } = await send(alice, target(), 'x'.repeat(13));
  expect([status, body.error]).toEqual([422, 'message_too_long']);
  await obey('message_length', 1000);
  expect((await send(alice, target(), 'x'.repeat(13))).status).toBe(200);
});

test('min_age: younger people cannot sign up, and learn the age', async () => {
  await obey('min_age', 30);
  const year = new Date().getUTCFullYear();
  const join = (date_of_birth: string) =>
    new Visitor(own.host).call<{ user?: User; fields?: object }>('POST /api/signup.php', {
      body: signupForm('Dora', { date_of_birth }),
    });
  const young = await join(`${year - 29}-01-01`);
  expect([young.status, young.body.fields]).toEqual([422, { date_of_birth: 'under_age' }]);
  expect((await join(`${year - 31}-01-01`)).status).toBe(200);
  await untilPage(own.visitor, '/', (page) => page.includes('ab 30 Jahren'));
  await obey('min_age', 18);
});

test('countries: where one can sign up from, be found and pay', async () => {
  const join = (country: string, region: string | null) =>
    new Visitor(own.host).call<{ fields?: Record<string, string> }>('POST /api/signup.php', {
      body: signupForm('Emil', { country, region, city: country === 'CH' ? 'Zürich' : 'Stockholm' }),
    });
  expect((await join('SE', 'SE-AB')).body.fields).toEqual({ country: 'unknown_value' });
  expect((await join('CH', 'CH-ZH')).status).toBe(200);

  const { countries, region_data, minimum_message_costs } = await fetchSettings();
  expect([countries, Object.keys(region_data), Object.keys(minimum_message_costs).sort().reverse()]).toEqual([
    ['DE', 'CH'],
    ['DE', 'CH'],
    ['DE', 'CH'],
  ]);
  expect(region_data.CH).toHaveLength(26);
  const prices = async (country: string) =>
    (await own.visitor.call<{ country: string }>('GET /api/packages.php', { query: { country } })).body
      .country;
  expect([await prices('CH'), await prices('SE')]).toEqual(['CH', 'DE']);
  const place = (lat: number, lon: number) =>
    own.visitor.call('GET /api/geocode.php', { query: { lat, lon } });
  expect((await place(47.37, 8.54)).body).toMatchObject({ country: 'CH' });
  expect((await place(59.33, 18.06)).status).toBe(404);
  const { text } = await own.visitor.get('/lang-config');
  expect([...text.matchAll(/<option[^>]* value="([A-Z]{2})"/g)].map(([, code]) => code).sort()).toEqual([
    'CH',
    'DE',
  ]);
});

test('mail_name and support_email: from whom its mails come', async () => {
  await obey('mail_name', 'Amoria & Freunde');
  await obey('support_email', 'neu@amoria.example');
  const { email } = await unconfirmed('Frida', {}, own.host);
  const { from } = await waitForMail(email);
  expect(from).toContain('Amoria & Freunde');
  expect(from).toContain('neu@amoria.example');
  const imprint = await untilPage(own.visitor, '/imprint', (page) => page.includes('neu@amoria.example'));
  expect(imprint).not.toContain(supportAddress(own.host));
  await untilPage(own.visitor, '/complaints', (page) => page.includes('neu@amoria.example'));
});

test('support_phone: where the brand is called, beside the company', async () => {
  await obey('support_phone', '+49 30 1112233');
  const html = await untilPage(own.visitor, '/imprint', (page) => page.includes('tel:+49301112233'));
  expect(html).toContain('tel:+492217654321');
  // The same number in another spelling appears once.
  await obey('support_phone', '+49-221-765 4321');
  const once = await untilPage(own.visitor, '/imprint', (page) => !page.includes('tel:+49301112233'));
  const main = /<main[\s\S]*<\/main>/.exec(once)?.[0] ?? '';
  expect([...main.matchAll(/href="tel:([^"]*)"/g)].map(([, number]) => number)).toEqual(['+492217654321']);
});

test('refund_days: how long an order can be withdrawn from, as prices and pages say', async () => {
  await obey('refund_days', 33);
  await untilPage(own.visitor, '/pricing', (page) => page.includes('33 Tage'));
  const policy = await untilPage(own.visitor, '/pages/return-policy', (page) =>
    page.includes('Innerhalb von 33 Tagen'),
  );
  expect(policy).not.toContain('Innerhalb von 14 Tagen');
});
