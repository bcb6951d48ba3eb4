import type { Browser, Page } from '@playwright/test';
import { locales, type Locale } from '#lib/i18n/locales.ts';
import { confirmed } from '#tests/support/cast.ts';
import { isGate, sample } from '#tests/support/form.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { watchConsole } from '#tests/support/browser/console-errors.ts';
import { settled } from '#tests/support/browser/hydrated.ts';
import { logInContext } from '#tests/support/browser/member.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { words } from '#tests/support/browser/words.ts';

/** Its own language is English; every other one has a prefix. */
const host = 'localhost';
const phone = { width: 390, height: 844 };

const publicPaths =
  '/ /members /members/1 /login /signup /pricing /landers/gallery /landers/tinderswipe /pages/faq'.split(' ');
const memberPaths =
  '/members /chats /likes /profile /settings /notifications /credits /premium /match-finder'.split(' ');
/** The languages with the longest words. */
const wordyLocales: Locale[] = ['fi', 'de', 'pl'];

const address = (locale: Locale, path: string) =>
  `http://${host}:${stackAddress().frontPort}${locale === 'en' ? '' : `/${locale}`}${path}`;

/** A phone with this language; console errors fail the test. */
async function openPhone(browser: Browser, locale: Locale): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: phone, isMobile: true, hasTouch: true });
  watchConsole(context);
  return context.newPage();
}

type Overflow = { page: number; clipped: string[] };

/** The page's overflow in pixels, and the controls whose labels do not fit. */
function measureOverflow(page: Page): Promise<Overflow> {
  return page.evaluate(() => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const { visibility, clip, clipPath } = getComputedStyle(element);
      const isForReaders = element.closest('.visually-hidden, .visually-hidden-focusable') !== null;
      return (
        width > 1 &&
        height > 1 &&
        visibility === 'visible' &&
        !isForReaders &&
        clip === 'auto' &&
        clipPath === 'none'
      );
    };
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a.btn, label, legend, summary, .btn, [role="tab"]',
    );
    const clipped = [...controls].filter((element) => {
      if (!isShown(element) || (element.textContent ?? '').trim() === '') return false;
      const { overflowX, textOverflow } = getComputedStyle(element);
      // Deliberate ellipses shorten only names and messages.
      if (textOverflow === 'ellipsis') return false;
      const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const { left, right } = element.getBoundingClientRect();
      const isOutside = left < -1 || right > innerWidth + 1;
      return isCut || (isOutside && !isInScroller(element));
    });
    function isInScroller(element: Element): boolean {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(at).overflowX)) return true;
      return false;
    }
    const root = document.documentElement;
    return {
      page: Math.max(0, root.scrollWidth - root.clientWidth),
      clipped: clipped.map(
        (element) => `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 60)}`,
      ),
    };
  });
}

async function expectToFit(page: Page, locale: Locale, path: string): Promise<void> {
  await page.goto(address(locale, path));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  // Skeletons have the width of their content; the words come with the data.
  await settled(page);
  expect({ path, ...(await measureOverflow(page)) }).toEqual({ path, page: 0, clipped: [] });
}

for (const locale of isGate ? sample(wordyLocales) : locales) {
  test(`on a phone everything public fits in ${locale}`, async ({ browser }) => {
    const page = await openPhone(browser, locale);
    await page.goto(address(locale, '/'));
    const enter = words(locale, 'entryWarning').text('enter', { minAge: '18' });
    const button = page.getByRole('button', { name: enter });
    await expect(button).toBeVisible();
    expect({ dialog: true, ...(await measureOverflow(page)) }).toEqual({
      dialog: true,
      page: 0,
      clipped: [],
    });
    await button.click();
    for (const path of publicPaths) await expectToFit(page, locale, path);
  });
}

for (const locale of sample(wordyLocales)) {
  test(`on a phone the screens of a member fit in ${locale}`, async ({ browser }) => {
    const alice = await confirmed('Alice', { language: locale }, host);
    const page = await openPhone(browser, locale);
    await logInContext(page.context(), alice, host);
    for (const path of memberPaths) {
      await page.goto(address(locale, path));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('main, [role="main"]').first()).toBeVisible();
      await settled(page);
      expect({ path, ...(await measureOverflow(page)) }).toEqual({ path, page: 0, clipped: [] });
    }
  });
}

test('beside the heart no name breaks inside a word on the narrowest phone', async ({ browser }) => {
  const page = await openPhone(browser, 'de');
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(address('de', '/members'));
  await settled(page);
  const name = page.locator('.vk-tile-name').first();
  const tops = await name.evaluate((element) => {
    element.textContent = 'Maximiliane, 38';
    const word = document.createRange();
    word.setStart(element.firstChild as Text, 0);
    word.setEnd(element.firstChild as Text, 'Maximiliane,'.length);
    return [...word.getClientRects()].map(({ top }) => top);
  });
  expect(new Set(tops).size).toBe(1);
});
