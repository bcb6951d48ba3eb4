import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const headless = ['chromium-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Calls home and guesses of the browser itself stay off: tests speak to this machine only. */
export const chromiumArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // A sandbox cannot be made as root, and /dev/shm is small in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
];

/** An installed Chromium: of CHROMIUM_PATH, of the system, else Playwright's own; undefined where there is none. */
export function findChromium(): string | undefined {
  return findInstalled(names, [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]);
}

/**
 * A Chromium without windows where there is one, which takes half the time for each page; else any. It shows no
 * notifications and hears no push messages.
 */
export function findHeadlessChromium(): string | undefined {
  return findInstalled(headless) ?? findChromium();
}

/** Whether a Chromium without windows is installed. */
export function hasHeadlessShell(): boolean {
  return findInstalled(headless) !== undefined;
}

function findInstalled(files: readonly string[], others: readonly string[] = []): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = folders.flatMap((folder) => files.map((file) => join(folder, file)));
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...installed, ...others];
  return candidates.find((path) => path !== '' && isExecutable(path));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
