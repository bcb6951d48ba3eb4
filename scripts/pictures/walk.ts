import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Response, Request } from '@playwright/test';
import { localePath, splitLocalePath } from '../../lib/i18n/links.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { matchRoute } from '../../lib/rules/platform/routes.ts';
import type { Finding, ScreenFinding } from './finding.ts';
import { findKnown, type Known } from './known.ts';
import { becomeWalker, chooseLanguage } from './log-in.ts';
import { openScreen } from './open-browser.ts';
import type { Visit, Walker } from './visit.ts';
import { visitsByWalker } from './visits.ts';
import type { PictureOptions } from './picture-options.ts';
import { findCutWords, findLongLabels } from './find-cut-words.ts';
import { findOverflow, findOverlaps } from './find-overflow.ts';
import { readTexts } from './read-texts.ts';

type Walk = { browser: Browser; options: PictureOptions; locale: Locale };

/** Opens all screens of one walker in one language. */
export async function walkAs(walker: Walker, walk: Walk): Promise<ScreenFinding[]> {
  const { browser, options, locale } = walk;
  const visits = visitsByWalker[walker].filter(({ screen }) => isWanted(screen, options));
  if (visits.length === 0) return [];
  const folder = join(options.out, locale);
  mkdirSync(folder, { recursive: true });
  const context = await openScreen(browser, options, locale);
  try {
    const page = await context.newPage();
    await page.goto(toAddress(options, locale, '/'));
    await becomeWalker(page, walker, (path) => toAddress(options, locale, path));
    if (walker === 'free' || walker === 'premium') await chooseLanguage(page, locale);
    const known = await findKnown(page, walker === 'free' || walker === 'premium');
    await page.close();
    const found: ScreenFinding[] = [];
    for (const visit of visits) found.push(...(await open(context, visit, known, walk, folder)));
    return found;
  } catch (error) {
    return [
      {
        what: `the ${walker} could not come in`,
        element: '',
        text: firstLine(error),
        locale,
        screen: walker,
      },
    ];
  } finally {
    await context.close();
  }
}

/** Always with the language prefix, which redirects in the brand's own language. */
const toAddress = ({ url }: PictureOptions, locale: Locale, path: string) =>
  url.origin + localePath(null, locale, path);

const isWanted = (screen: string, { only }: PictureOptions) =>
  only.length === 0 || only.some((begin) => screen.startsWith(begin));

/** A new page for each screen, so that no state is left over. */
async function open(
  context: BrowserContext,
  visit: Visit,
  known: Known,
  { options, locale }: Walk,
  folder: string,
): Promise<ScreenFinding[]> {
  const { screen } = visit;
  const page = await context.newPage();
  const settle = watchRequests(page);
  const path = typeof visit.path === 'string' ? visit.path : visit.path(known);
  try {
    if (visit.stored) await store(page, options.url.origin, visit.stored(known));
    const answer = await page.goto(toAddress(options, locale, path));
    await settle();
    await visit.act?.(page, known);
    await settle();
    await seeAll(page);
    await settle();
    const found = await takeScreenshot(page, folder, screen);
    return [...refused(answer, visit), ...strayed(page, visit), ...found].map((each) => ({
      ...each,
      locale,
      screen,
    }));
  } catch (error) {
    return [{ what: 'could not be seen', element: path, text: firstLine(error), locale, screen }];
  } finally {
    await page.close();
  }
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? '';
}

/** Sets the brand's browser storage before its page opens. */
async function store(page: Page, origin: string, stored: Record<string, string>): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** Scrolls through the page to trigger lazy loading. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight && at < 20_000; at += innerHeight) {
      scrollTo(0, at);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
}

/** Whether the site responds with an error instead of the screen. */
function refused(answer: Response | null, { route }: Visit): Finding[] {
  const status = answer?.status() ?? 0;
  if (status === (route === null ? 404 : 200)) return [];
  return [{ what: `answers ${status}`, element: 'html', text: '' }];
}

/** Whether a visit ended in the wrong place. */
function strayed(page: Page, { route, leads }: Visit): Finding[] {
  const { pathname } = new URL(page.url());
  const arrived = leads === 'away' ? leads : matchRoute(splitLocalePath(pathname).path);
  const meant = leads ?? route;
  if (meant === arrived) return [];
  return [
    {
      what: `leads to ${arrived ?? 'no route'} instead of ${meant ?? 'none'}`,
      element: 'html',
      text: pathname,
    },
  ];
}

/** Puts the phone's tab bar at the end of the picture instead of across its middle. */
const style = 'body { position: relative } .vk-tabbar { position: absolute !important }';

const looks = [findOverflow, findCutWords, findLongLabels, findOverlaps];

/** Saves picture and texts of the page, and returns its layout problems. */
async function takeScreenshot(page: Page, folder: string, screen: string): Promise<Finding[]> {
  const file = join(folder, screen);
  writeFileSync(`${file}.txt`, await page.evaluate(readTexts));
  const found: Finding[] = [];
  for (const look of looks) found.push(...(await page.evaluate(look)));
  const hidden = await page.evaluate(scrolledInDialog);
  if (hidden > 0) await stretch(page, hidden);
  // The page behind a dialog is a separate screen.
  const fullPage = hidden < 0;
  await page.screenshot({ path: `${file}.png`, fullPage, animations: 'disabled', style });
  return found;
}

/** Runs in the page: pixels of an open dialog beyond the screen; −1 without one. */
function scrolledInDialog(): number {
  const root = globalThis.pictureTools.root();
  if (root === document.body) return -1;
  const parts = [root, ...root.querySelectorAll('*')].filter((each) =>
    ['auto', 'scroll'].includes(getComputedStyle(each).overflowY),
  );
  return Math.max(0, ...parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
}

async function stretch(page: Page, by: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  // A dialog's margin may be a share of the screen.
  await page.setViewportSize({ width, height: height + Math.ceil(by * 1.25) });
}

const timeoutMs = { quiet: 250, max: 8_000 };

/**
 * Tracks a page's requests; the returned function waits until none is pending and nothing moves, for at most eight
 * seconds. Event streams are always pending and do not count.
 */
function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  const end = (request: Request) => underWay.delete(request);
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource' && !request.url().includes('/events')) underWay.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    await page.waitForLoadState('load');
    const start = Date.now();
    let quietSince = Date.now();
    while (Date.now() - start < timeoutMs.max) {
      const isWaiting = underWay.size > 0 || (await page.evaluate(isBusy));
      if (isWaiting) quietSince = Date.now();
      else if (Date.now() - quietSince >= timeoutMs.quiet) return;
      await page.waitForTimeout(50);
    }
    underWay.clear();
  };
}

/** Runs in the page: whether it shows placeholders. */
function isBusy(): boolean {
  if (document.fonts.status === 'loading') return true;
  const waits = document.querySelectorAll(
    ':is(main, dialog) .vk-skeleton:not(.vk-photo, .vk-tile), [aria-busy=true]',
  );
  return [...waits].some((each) => each.checkVisibility());
}

/** The findings as table rows, by language and screen; findings on every screen of a language appear once. */
export function formatFindings(found: readonly ScreenFinding[]): string[] {
  if (found.length === 0) return ['Everything fits.'];
  const rows = new Map<string, ScreenFinding & { screens: Set<string> }>();
  for (const each of found) {
    const key = [each.locale, each.what, each.text, each.element.replace(/ in .*/, '')].join('\n');
    const row = rows.get(key) ?? { ...each, screens: new Set() };
    row.screens.add(each.screen);
    rows.set(key, row);
  }
  const cell = (text: string) => text.replaceAll('|', '\\|');
  return [
    '| locale | screen | element | text | what is wrong |',
    '| --- | --- | --- | --- | --- |',
    ...[...rows.values()].map(({ locale, screens, element, text, what }) => {
      const [first, ...others] = screens;
      const where = others.length > 0 ? `${first} and ${others.length} more` : first;
      return `| ${[locale, where ?? '', element, text, what].map(cell).join(' | ')} |`;
    }),
  ];
}
