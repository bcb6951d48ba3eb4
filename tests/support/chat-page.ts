import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { confirmed, password, send, type Person } from './cast.ts';
import { solveProof } from './proof.ts';
import { stackAddress } from './stack.ts';

const host = 'herzfunke.localhost';

/** Bob has written to Alice, and a browser is logged in as her. */
export type Scene = { alice: Person; bob: Person; conversation: number; context: BrowserContext };

export async function prepareChat(browser: Browser, options: object = {}): Promise<Scene> {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob', { gender: 'man' })]);
  const { body } = await send(bob, alice.user.profile.id, 'Guten Abend.');
  const context = await logIn(browser, alice, options);
  return { alice, bob, conversation: body.message.conversation, context };
}

async function logIn(browser: Browser, { email }: Person, options: object = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'de', ...options });
  const page = await context.newPage();
  await page.goto(`http://${host}:${stackAddress().frontPort}/terms`);
  await logInAt(page, { email, password });
  await page.close();
  return context;
}

export async function visitChat(
  { context, conversation }: Pick<Scene, 'context' | 'conversation'>,
  port = stackAddress().frontPort,
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`http://${host}:${port}/chats/${conversation}`);
  await expect(page.getByRole('log').getByRole('article').first()).toBeVisible();
  return page;
}

/** Logs in the browser of an open page on the brand, without the form. */
export async function logInAt(
  page: Page,
  login: { email: string | undefined; password: string },
): Promise<void> {
  const challenge: unknown = await page.evaluate(async () => (await fetch('/api/challenge.php')).json());
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/user.php', { method: 'POST', headers, body: JSON.stringify(body) })).status;
    },
    { ...login, proof: await solveProof(challenge) },
  );
  expect(status).toBe(200);
}
