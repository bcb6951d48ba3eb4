import { expect, type Page } from '@playwright/test';
import { solveProof } from './proof.ts';

/** Logs in the browser of a page that is open on the brand, without going through the form. */
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
