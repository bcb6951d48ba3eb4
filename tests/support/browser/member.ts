import { randomUUID } from 'node:crypto';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Consents } from '#lib/contract/community/visibility.ts';
import { sessionCookie } from '#lib/site/cookies.ts';
import { agreeing, confirmed, type Answers, type Person } from '#tests/support/cast.ts';
import { pay } from '#tests/support/own-photos.ts';
import { extractLinks, waitForMail } from '#tests/support/mailbox.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { watchConsole } from './console-errors.ts';
import { waitForLife } from './hydrated.ts';
import { words } from './words.ts';

/** A person with a separate browser, on one brand, in one language. */
export type Member = {
  page: Page;
  name: string;
  email: string;
  locale: string;
  origin: string;
  profileId: number;
};

type MemberOptions = {
  name: string;
  gender: 'woman' | 'man';
  host: string;
  locale: string;
  refusals?: number[];
  /** Where the profile may be shown outside the member area; defaults to the brand's settings. */
  consents?: Partial<Consents>;
  /** Has bought something and is therefore premium. */
  isPaid?: boolean;
  /** Home town, where it matters. */
  home?: Answers;
  /** Path with an invitation, where the signup starts. */
  landing?: string;
};

const password = 'Regen-am-Rhein-7';

/**
 * Opens a brand as a stranger who has already accepted the entry warning. Unexpected console lines fail the test;
 * `refusals` are the statuses it provokes, which the browser logs itself.
 */
export async function visitBrand(
  browser: Browser,
  { host, locale, refusals = [] }: Pick<MemberOptions, 'host' | 'locale' | 'refusals'>,
): Promise<Page> {
  const origin = `http://${host}:${stackAddress().frontPort}`;
  const entered = { name: 'vonk_entry_warning', value: String(Date.now()) };
  const storageState = { cookies: [], origins: [{ origin, localStorage: [entered] }] };
  const context = await browser.newContext({ locale, storageState });
  watchConsole(context, refusals);
  waitForLife(context);
  const page = await context.newPage();
  await page.goto(`${origin}/`, { waitUntil: 'domcontentloaded' });
  return page;
}

/** Home towns by language. */
const homes: Record<string, Answers & { city: string }> = {
  de: { country: 'DE', region: 'DE-NW', city: 'Köln' },
  nl: { country: 'NL', region: 'NL-NH', city: 'Amsterdam' },
  sv: { country: 'SE', region: 'SE-AB', city: 'Stockholm' },
};

/** Signs up and confirms a member by API, in a separate browser that is logged in. */
export async function join(browser: Browser, options: Omit<MemberOptions, 'landing'>): Promise<Member> {
  const { name, gender, host, locale } = options;
  const home = options.home ?? homes[locale];
  if (!home) throw new Error(`Nobody who speaks ${locale} joins by call`);
  const page = await visitBrand(browser, options);
  const person = await confirmed(name, { gender, language: locale, ...home }, host);
  if (options.isPaid) await pay(person);
  if (options.consents) await agreeing(person, options.consents);
  await logInContext(page.context(), person, host);
  const { email, user } = person;
  return { page, name, email, locale, origin: new URL(page.url()).origin, profileId: user.profile.id };
}

/** Gives a browser this person's session. */
export async function logInContext(
  context: BrowserContext,
  { visitor }: Person,
  host: string,
): Promise<void> {
  const own = { domain: host, path: '/', sameSite: 'Lax' } as const;
  const seal = visitor.cookie(sessionCookie) ?? '';
  await context.addCookies([
    { ...own, name: sessionCookie, value: seal, secure: true, httpOnly: true },
    { ...own, name: 'vonk_in', value: '1' },
  ]);
}

/** Answers the one-time question where the profile may be shown, which follows the link in the mail. */
async function answerConsents(page: Page, locale: string, answers: Partial<Consents> = {}): Promise<void> {
  const texts = words(locale, 'activation');
  for (const name of ['shown_to_visitors', 'indexable', 'advertisable'] as const) {
    const answer = answers[name] ?? name === 'shown_to_visitors';
    await page
      .getByRole('group', { name: texts.text(`consents.${name}.question`) })
      .getByRole('radio', { name: texts.text(answer ? 'consents.yes' : 'consents.no'), exact: true })
      .check();
  }
  await page.getByRole('button', { name: texts.text('consents.save'), exact: true }).click();
}

/** Signs up in five steps, confirms by the mailed link and ends at the cards. */
export async function signUp(browser: Browser, options: MemberOptions): Promise<Member> {
  const { name, gender, host, locale } = options;
  const page = await visitBrand(browser, options);
  const texts = words(locale, 'signup');
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@people.example`;
  const next = page.getByRole('button', { name: texts.text('next'), exact: true });

  if (options.landing) {
    await page.goto(`http://${host}:${stackAddress().frontPort}${options.landing}`);
    await page.waitForFunction(() => sessionStorage.getItem('vonk_invitation') !== null);
  }
  await page.goto(`http://${host}:${stackAddress().frontPort}/signup`);
  await page.getByRole('radio', { name: texts.text(`who.${gender}`), exact: true }).check();
  await page.getByRole('radio', { name: texts.text('who.hetero'), exact: true }).check();
  await page.getByRole('checkbox').check();
  await next.click();
  await page.getByLabel(texts.text('birth.day'), { exact: true }).fill('17');
  await page.getByLabel(texts.text('birth.month'), { exact: true }).fill('5');
  await page.getByLabel(texts.text('birth.year'), { exact: true }).fill('1991');
  await next.click();
  await page.getByLabel(texts.text('name.label'), { exact: true }).fill(name);
  await next.click();
  await page.locator('#signup-region').selectOption({ index: 1 });
  const town = page.getByRole('combobox', { name: texts.text('place.city'), exact: true });
  await town.fill(homes[locale]?.city ?? '');
  // Leaving the field closes its town suggestions.
  await town.press('Tab');
  await next.click();
  await page.getByLabel(texts.text('account.email'), { exact: true }).fill(email);
  await page.getByLabel(texts.text('account.password'), { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: texts.text('submit'), exact: true }).click();

  const activation = words(locale, 'activation');
  await expect(page).toHaveURL(/\/complete-signup/);
  const notNow = page.getByRole('button', { name: activation.text('push.no') });
  const mailStep = page.getByRole('heading', { name: activation.text('mail.title') });
  await expect(notNow.or(mailStep).first()).toBeVisible();
  if (await notNow.isVisible()) await notNow.click();
  await expect(page.getByText(email)).toBeVisible();

  const link = extractLinks(await waitForMail(email)).find((each) => each.includes('/activate/done'));
  await page.goto(link ?? '');
  await answerConsents(page, locale);
  await expect(page.getByRole('heading', { name: activation.text('done.title') })).toBeVisible();
  const profileId = await page.evaluate(async () => {
    const response = await fetch('/api/user.php');
    return ((await response.json()) as { user: { profile: { id: number } } }).user.profile.id;
  });
  return { page, name, email, locale, origin: new URL(page.url()).origin, profileId };
}
