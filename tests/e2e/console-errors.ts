import type { ConsoleMessage, Page } from '@playwright/test';
import { stackDatabase } from '../support/database.ts';

/** An error that a page has on its console, but for the statuses which the test provokes. */
export function onConsoleError(page: Page, refusals: number[], tell: (error: Error) => void): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' || refusals.some((status) => isStatus(message, status))) return;
    const error = new Error(`Console on ${page.url()}: ${message.text()} ${message.location().url}`);
    const photo = isStatus(message, 404) && /\/photos\/([0-9a-f]{16})-/.exec(message.location().url)?.[1];
    if (!photo) tell(error);
    else void isRemoved(photo).then((isGone) => (isGone ? undefined : tell(error)));
  });
}

const isStatus = (message: ConsoleMessage, status: number) => message.text().includes(`status of ${status}`);

/** A list may show the photo of somebody whose own test takes it, or them, away in that moment. */
async function isRemoved(hash: string): Promise<boolean> {
  const database = stackDatabase();
  const { rowCount } = await database.query(
    `select 1 from photos join profiles on profiles.id = profile_id
     where hash = $1 and photos.status = 'active' and removed_at is null and profiles.status = 'active'`,
    [hash],
  );
  await database.end();
  return rowCount === 0;
}
