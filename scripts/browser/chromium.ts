import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const headless = ['chromium-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Disables the browser's background requests: tests connect to this machine only. */
export const chromiumArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // The sandbox does not work as root, and /dev/shm is small in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
];

/** The Chromium of CHROMIUM_PATH, of the system, or of Playwright; undefined without one. */
export function findChromium(): string | undefined {
  return findInstalled(names, [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]);
}

/**
 * A headless Chromium if installed, which takes half the time for each page, else any. Without notifications and push
 * messages.
 */
export function findHeadlessChromium(): string | undefined {
  return findInstalled(headless) ?? findChromium();
}

/** Whether a headless Chromium is installed. */
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
