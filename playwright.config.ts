import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium, findHeadlessChromium } from './scripts/browser/chromium.ts';
import { isGate } from './tests/support/form.ts';
import { longForm } from './tests/long-form.ts';

/** What needs notifications, which the browser without windows doesn't have. */
const notifications = 'outreach/push.spec.ts';
const notInGate = isGate ? longForm.e2e : [];

const launching = (executablePath: string | undefined) => ({
  launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
});

// The limits are for what hangs: what is merely slow, on a machine that does other work, fails nothing.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/playwright-stack.ts',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // By hand a test that passes at its second try is one to look at.
  retries: process.env.VERIFY_FORM ? 1 : 0,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // A trace of every test takes a sixth more time: `TRACE=1` asks for them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'screens',
      testIgnore: [notifications, ...notInGate],
      use: launching(findHeadlessChromium()),
    },
    {
      name: 'notifications',
      testMatch: notifications,
      testIgnore: notInGate,
      use: launching(findChromium()),
    },
  ],
});
