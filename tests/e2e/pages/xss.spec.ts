import type { Page } from '@playwright/test';
import { say } from '#tests/support/chatting.ts';
import { confirmed, type Person } from '#tests/support/cast.ts';
import { extractLinks, listMails } from '#tests/support/mailbox.ts';
import { isGate } from '#tests/support/form.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { packed, payloads, shortPayloads } from '#tests/support/xss-payloads.ts';
import { settled } from '#tests/support/browser/hydrated.ts';
import { logInContext } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

const host = 'herzfunke.localhost';
const toUrl = (path: string) => `http://${host}:${stackAddress().frontPort}${path}`;

/** Characters for a profile and five messages. */
const perPerson = 1_600;
const perMessage = 400;

/** Records payloads that ran and those that only the policy stopped; both have to be empty. */
async function watch(page: Page, found: string[]): Promise<void> {
  page.on('dialog', (dialog) => {
    found.push(`${page.url()}: a dialog`);
    void dialog.dismiss();
  });
  await page.exposeFunction('xss', (what: unknown) => {
    found.push(`${page.url()}: ran ${String(what)}`);
  });
  await page.exposeFunction('refused', (directive: string, line: string) => {
    found.push(`${page.url()}: ${directive} ${line}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { refused } = window as unknown as { refused: (directive: string, line: string) => void };
      refused(event.effectiveDirective, `${event.blockedURI} ${event.sample}`);
    });
  });
}

/** Elements that only a payload can create: our code writes none like them. */
const foreignElements = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) =>
        [...element.attributes].some(
          ({ name, value }) =>
            /^on/i.test(name) ||
            // A label or a field may contain it; a URL may not.
            (/^(?:href|src|action|formaction|data|xlink:href)$/i.test(name) &&
              /^\s*java\s*script:/i.test(value)),
        ),
      ).length + document.querySelectorAll('base, object, embed, marquee, xmp, iframe[srcdoc]').length,
  );

async function visit(page: Page, path: string, found: string[]): Promise<void> {
  await page.goto(toUrl(path), { waitUntil: 'load' });
  await settled(page);
  const foreign = await foreignElements(page);
  if (foreign > 0) found.push(`${path}: ${foreign} elements of a payload`);
}

/** A member who puts payloads into every stored text field. */
async function mallory(nth: number, text: string, bob: Person): Promise<Person> {
  const name = shortPayloads[nth % shortPayloads.length] ?? '';
  const person = await confirmed(`Mallory${nth}`, { gender: 'woman', city: 'Köln' });
  const { visitor } = person;
  for (const body of [{ about_me: text }, { name: name.slice(0, 30) }, { city: name }, { indexable: true }]) {
    // A rule on names or places may reject one; only stored texts matter.
    const { status } = await visitor.call('PUT /api/profile.php', { body });
    expect([200, 422]).toContain(status);
  }
  await visitor.call('PUT /api/visibility.php', { body: { advertisable: true } });
  const { body: stored } = await visitor.call<{ profile: { about_me: string } }>('GET /api/profile.php');
  expect(stored.profile.about_me.length).toBeGreaterThan(100);
  const id = bob.user.profile.id;
  await visitor.call('POST /api/like.php', { body: { id } });
  await visitor.call('PUT /api/note.php', { body: { id, note: text.slice(0, 200) } });
  const statuses: number[] = [];
  for (const body of packed(text.split('\n'), perMessage).slice(0, 5))
    statuses.push((await say(person, bob, body)).status);
  expect(statuses[0]).toBe(200);
  await visitor.call('PUT /api/draft.php', { body: { profile_id: id, body: text } });
  return person;
}

test('nothing that members write runs anywhere, even without the policy', async ({ browser }) => {
  expect(payloads.length).toBeGreaterThanOrEqual(300);
  // Several neighbours contain each kind.
  const tried = isGate ? payloads.filter((_, nth) => nth % 4 === 0) : payloads;
  const found: string[] = [];
  const bob = await confirmed('Bob', { gender: 'man' });
  const context = await browser.newContext({ locale: 'de' });
  await logInContext(context, bob, host);
  const page = await context.newPage();
  await watch(page, found);
  // The stream delivers the first messages while the list is open.
  await visit(page, '/chats', found);
  const texts = packed(tried, perPerson);
  const people: Person[] = [];
  for (let at = 0; at < texts.length; at += 3) {
    const some = texts.slice(at, at + 3).map((text, nth) => mallory(at + nth, text, bob));
    people.push(...(await Promise.all(some)));
  }
  const rows = page.getByRole('list', { name: words('de', 'chats').text('list') }).getByRole('link');
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(people.length);
  if (await foreignElements(page)) found.push('the open list of chats: elements of a payload');

  const { body } = await bob.visitor.call<{ chats: { id: number; profile_id: number }[] }>(
    'GET /api/chats.php',
  );
  for (const { user } of people) {
    const chat = body.chats.find(({ profile_id }) => profile_id === user.profile.id);
    await visit(page, `/members/${user.profile.id}`, found);
    if (chat) await visit(page, `/chats/${chat.id}`, found);
  }
  for (const path of [
    '/chats',
    '/likes/received',
    '/members',
    '/notifications',
    '/match-finder',
    '/swipe-game',
  ])
    await visit(page, path, found);

  // The pages as the writer and a stranger see them, with title and structured data.
  const [first] = people;
  const own = await browser.newContext({ locale: 'de' });
  if (first) await logInContext(own, first, host);
  const ownPage = await own.newPage();
  await watch(ownPage, found);
  for (const path of ['/profile', '/chats', '/settings', `/members/${bob.user.profile.id}`])
    await visit(ownPage, path, found);
  const out = await browser.newContext({ locale: 'de' });
  const stranger = await out.newPage();
  await watch(stranger, found);
  for (const { user } of people.slice(0, 5)) {
    await visit(stranger, `/members/${user.profile.id}/landing`, found);
    await visit(stranger, `/members/${user.profile.id}`, found);
  }
  const addressed = payloads.slice(0, 12).map((payload) => encodeURIComponent(payload));
  for (const payload of addressed)
    await visit(stranger, `/login?next=${payload}&ref=${payload}&name=${payload}#${payload}`, found);
  await Promise.all([context, own, out].map((each) => each.close()));
  expect(found).toEqual([]);
});

test('nor in a mail', async ({ browser }) => {
  const found: string[] = [];
  const bob = await confirmed('Bob', { gender: 'man' });
  const eve = await confirmed('Eve', { gender: 'woman' });
  await eve.visitor.call('PUT /api/profile.php', { body: { name: '<svg/onload=xss(1)>' } });
  await say(eve, bob, payloads.slice(0, 8).join('\n'));
  await eve.visitor.call('POST /api/complaint.php', {
    body: {
      name: '<img src onerror=xss(1)>',
      email: eve.email,
      category: 'other',
      text: payloads.slice(0, 30).join('\n'),
    },
  });
  const page = await (await browser.newContext()).newPage();
  await page.exposeFunction('xss', () => found.push('a mail ran something'));
  const mails = [...(await listMails(bob.email)), ...(await listMails(eve.email))];
  expect(mails.length).toBeGreaterThan(1);
  for (const mail of mails) {
    // Without a policy, like a mail program.
    await page.setContent(mail.html, { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(100);
    expect(extractLinks(mail).filter((link) => !/^(?:https?|mailto|tel):/.test(link))).toEqual([]);
  }
  await page.context().close();
  expect(found).toEqual([]);
});
