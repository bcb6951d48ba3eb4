import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium, findHeadlessChromium } from './scripts/browser/chromium.ts';

/** What needs notifications, which the browser without windows doesn't have. */
const notifications = ['push.spec.ts', 'chat-notices.spec.ts', 'mailing.spec.ts'];

const launching = (executablePath: string | undefined) => ({
  launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/playwright-stack.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    // A trace of every test takes a sixth more time: `TRACE=1` asks for them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'screens', testIgnore: notifications, use: launching(findHeadlessChromium()) },
    { name: 'notifications', testMatch: notifications, use: launching(findChromium()) },
  ],
});
