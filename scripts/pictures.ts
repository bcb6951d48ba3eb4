import type { Browser } from '@playwright/test';
import { answerHelp, failWith } from '../backend/platform/operator/command.ts';
import { openBrowser } from './pictures/open-browser.ts';
import { tellFindings } from './pictures/tell.ts';
import { unvisitedRoutes } from './pictures/visits.ts';
import { walkAs } from './pictures/walk.ts';
import { walkers } from './pictures/visit.ts';
import type { ScreenFinding } from './pictures/finding.ts';
import { readWish, usage, type Wish } from './pictures/wish.ts';

// Pictures and texts of every screen of a running demo: npm run pictures -- --locales de,fi --width 320 --text 200
answerHelp(usage);
try {
  if ((await takePictures(readWish(process.argv.slice(2)))) > 0) process.exitCode = 1;
} catch (error) {
  failWith(error, usage);
}

/** Walks all languages that are wished for and tells what was found; the number of findings. */
async function takePictures(wish: Wish): Promise<number> {
  const browser = await openBrowser(wish);
  const found: ScreenFinding[] = [];
  try {
    await requireSite(browser, wish.url);
    for (const locale of wish.locales) {
      const walk = { browser, wish, locale };
      const parts = await Promise.all(walkers.map((walker) => walkAs(walker, walk)));
      found.push(...parts.flat());
      process.stderr.write(`${locale}: ${parts.flat().length} findings\n`);
    }
  } finally {
    await browser.close();
  }
  const unvisited = unvisitedRoutes();
  const lines = [...tellFindings(found), ...unvisited.map((route) => `Nobody visits the route ${route}.`)];
  process.stdout.write(`${lines.join('\n')}\n`);
  return found.length + unvisited.length;
}

async function requireSite(browser: Browser, url: URL): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url.href).catch((cause: unknown) => {
    throw new Error(`${url.origin} does not answer: npm run quickstart starts the demo.`, { cause });
  });
  await page.close();
}
