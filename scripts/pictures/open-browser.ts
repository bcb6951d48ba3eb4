import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { chromiumArguments, findHeadlessChromium } from '../browser/chromium.ts';
import { installPageTools } from './page-tools.ts';
import type { PictureOptions } from './picture-options.ts';

/** Default font size of a browser in pixels. */
const usualText = 16;

/** A browser with a user-defined font size (WCAG 1.4.4). @throws {Error} with instructions, if none is installed */
export async function openBrowser({ text }: PictureOptions): Promise<Browser> {
  const executablePath = findHeadlessChromium();
  if (!executablePath)
    throw new Error('There is no Chromium here: `npm run chromium` installs or names one.');
  const size = `--blink-settings=defaultFontSize=${Math.round((usualText * text) / 100)}`;
  return chromium.launch({ args: [...chromiumArguments, size], executablePath });
}

/** A phone or wider screen in the given language. */
export async function openScreen(
  browser: Browser,
  options: PictureOptions,
  locale: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale,
    viewport: { width: options.width, height: 844 },
    hasTouch: options.width < 768,
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  // The tools are compiled, and call a helper of the compiler.
  await context.addInitScript('globalThis.__name = (made) => made;');
  await context.addInitScript(installPageTools);
  await context.addInitScript(() => {
    // The entry warning is a separate screen.
    if (!sessionStorage.getItem('pictures_door'))
      localStorage.setItem('vonk_entry_warning', String(Date.now()));
  });
  return context;
}
