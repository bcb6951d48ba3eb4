import type { Browser } from '@playwright/test';
import { run } from '../backend/platform/cli/run.ts';
import { openBrowser } from './pictures/open-browser.ts';
import { formatFindings, walkAs } from './pictures/walk.ts';
import { unvisitedRoutes } from './pictures/visits.ts';
import { walkers } from './pictures/visit.ts';
import type { ScreenFinding } from './pictures/finding.ts';
import { pictureCommand, type PictureOptions } from './pictures/picture-options.ts';

await run(pictureCommand(takePictures));

/** Visits all requested languages and prints the findings; exits with 1 if there are any. */
async function takePictures(options: PictureOptions): Promise<void> {
  const browser = await openBrowser(options);
  const found: ScreenFinding[] = [];
  try {
    await requireSite(browser, options.url);
    for (const locale of options.locales) {
      const walk = { browser, options, locale };
      const parts = await Promise.all(walkers.map((walker) => walkAs(walker, walk)));
      found.push(...parts.flat());
      process.stderr.write(`${locale}: ${parts.flat().length} findings\n`);
    }
  } finally {
    await browser.close();
  }
  const unvisited = unvisitedRoutes();
  const lines = [
    ...formatFindings(found),
    ...unvisited.map((route) => `No visit covers the route ${route}.`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (found.length + unvisited.length > 0) process.exitCode = 1;
}

async function requireSite(browser: Browser, url: URL): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url.href).catch((cause: unknown) => {
    throw new Error(`${url.origin} does not answer: npm run quickstart starts the demo.`, { cause });
  });
  await page.close();
}
