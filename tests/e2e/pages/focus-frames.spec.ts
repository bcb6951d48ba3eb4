import type { Page } from '@playwright/test';
import { confirmed } from '#tests/support/cast.ts';
import { getProfileId, sendMessage } from '#tests/support/chatting.ts';
import { expect, test, toUrl } from '#tests/support/browser/chat-scene.ts';
import { settled } from '#tests/support/browser/hydrated.ts';
import { visitBrand } from '#tests/support/browser/member.ts';

const host = 'herzfunke.localhost';
const presses = 40;

type Pressable = { name: string; x: number; y: number };

/** In the page: the centre of one visible, clickable element of each look. */
function findPressables(): Pressable[] {
  const looks = new Set<string>();
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, label:has(input[type=radio], input[type=checkbox]), input[type=radio], input[type=checkbox]',
  );
  return [...all].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const look = `${element.tagName} ${element.className}`;
    const hit = document.elementFromPoint(x, y);
    const isThere = hit !== null && (element.contains(hit) || hit.contains(element));
    if (looks.has(look) || width === 0 || !isThere || element.matches(':disabled')) return [];
    looks.add(look);
    return [{ name: `${look} ${element.textContent.trim().slice(0, 20)}`, x, y }];
  });
}

/** In the page: the focus frame of the element or its stand-in (label, tile or overlay). */
function frames(selector: string): string {
  const focused = document.querySelector(selector);
  if (!focused || focused === document.body) return '';
  const around: Element[] = [];
  for (let each: Element | null = focused; each && around.length < 5; each = each.parentElement)
    around.push(each);
  if (focused.nextElementSibling) around.push(focused.nextElementSibling);
  const drawn = around.flatMap((element) =>
    [null, '::before', '::after'].flatMap((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
      const outline = outlineStyle === 'none' || outlineWidth === '0px' ? '' : outlineWidth;
      return [outline && `outline ${outline}`, boxShadow === 'none' ? '' : boxShadow];
    }),
  );
  return drawn.filter(Boolean).join('; ');
}

const marked = '[data-held]';

/** In the page: marks the focused element only; false if there is none. */
function removeMark(): boolean {
  for (const each of document.querySelectorAll('[data-held]')) each.removeAttribute('data-held');
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  focused.setAttribute('data-held', '');
  return true;
}

/** In the page: disables navigation, so that elements can be pressed in sequence. */
function holdPresses(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of ['click', 'submit']) window.addEventListener(kind, stop, { capture: true });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(toUrl(path));
  await expect(page.getByRole('main')).toBeVisible();
  await settled(page);
}

/** Elements framed after a mouse press; a hover style does not count as a frame. */
async function framedByMouse(page: Page): Promise<string[]> {
  await page.evaluate(holdPresses);
  const found: string[] = [];
  const pressables = await page.evaluate(findPressables);
  expect(pressables.length).toBeGreaterThan(3);
  for (const { name, x, y } of pressables) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    const isHeld = await page.evaluate(removeMark);
    if (!isHeld) continue;
    const pressed = await page.evaluate(frames, marked);
    // The same element, still hovered, without the focus.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const rest = await page.evaluate(frames, marked);
    if (pressed !== rest) found.push(`${name}: ${pressed} instead of ${rest}`);
  }
  return found;
}

/** Elements without a frame after Tab. */
async function unframedByKeys(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => scrollTo(0, 0));
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(removeMark))) continue;
    const held = page.locator(marked);
    const isText = await held.evaluate((element) => element.matches('input, textarea, select'));
    if (isText || (await page.evaluate(frames, marked)).includes('outline')) continue;
    found.push(await held.evaluate(({ tagName, className }) => `${tagName} ${className}`));
  }
  return [...new Set(found)];
}

async function expectFrames(page: Page, path: string): Promise<void> {
  await open(page, path);
  expect({ path, framed: await framedByMouse(page) }).toEqual({ path, framed: [] });
  await open(page, path);
  expect({ path, unframed: await unframedByKeys(page) }).toEqual({ path, unframed: [] });
}

test('what a visitor presses by the mouse gets no frame, what the Tab key comes to has one', async ({
  browser,
}) => {
  const other = await confirmed('Bob');
  const page = await visitBrand(browser, { host, locale: 'de' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/members', `/members/${getProfileId(other)}`, '/pricing', '/signup', '/login'])
    await expectFrames(page, path);
});

test('what a member presses by the mouse gets no frame, what the Tab key comes to has one', async ({
  openPage,
}) => {
  const [alice, bob] = [await confirmed('Alice'), await confirmed('Bob')];
  const { conversation } = await sendMessage(bob, alice);
  const page = await openPage(alice, '/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const paths = ['/members', `/chats/${conversation}`, '/profile', '/settings', '/notifications'];
  for (const path of [...paths, '/swipe-game', '/match-finder', '/credits', '/credits/1'])
    await expectFrames(page, path);
});
