import { test, type ConsoleMessage, type Page, type TestInfo } from '@playwright/test';
import { stackDatabase } from '../support/database.ts';

/** An error that a page has on its console, but for the statuses which the test provokes. */
export function onConsoleError(page: Page, refusals: number[], tell: (error: Error) => void): void {
  const owner = test.info();
  page.on('console', (message) => {
    // A page that an earlier test has left open is nothing to this one.
    if (!isUnderWay(owner)) return;
    if (message.type() !== 'error' || refusals.some((status) => isStatus(message, status))) return;
    if (isUsedWelcome(message)) return;
    const error = new Error(`Console on ${page.url()}: ${message.text()} ${message.location().url}`);
    const photo = isStatus(message, 404) && /\/photos\/([0-9a-f]{16})-/.exec(message.location().url)?.[1];
    if (!photo) tell(error);
    else void isRemoved(photo).then((isGone) => (isGone ? undefined : tell(error)));
  });
}

function isUnderWay(owner: TestInfo): boolean {
  try {
    return test.info() === owner;
  } catch {
    return false;
  }
}

const isStatus = (message: ConsoleMessage, status: number) => message.text().includes(`status of ${status}`);

/** Errors of the welcome call are ignored (section 8): a discount may have been used since the page was opened. */
const isUsedWelcome = (message: ConsoleMessage) =>
  isStatus(message, 409) && message.location().url.endsWith('/api/discountcode.php?welcome=true');

/** A list may show the main photo of somebody whose own test takes it, or them, away in that moment. */
async function isRemoved(hash: string): Promise<boolean> {
  const database = stackDatabase();
  const { rowCount } = await database.query(
    `select 1 from photos join profiles on profiles.id = profile_id
     where hash = $1 and photos.status = 'active' and removed_at is null and profiles.status = 'active'
       and not exists (
         select 1 from photos before where before.profile_id = photos.profile_id and before.status = 'active'
           and before.removed_at is null and (before.position, before.id) < (photos.position, photos.id))`,
    [hash],
  );
  await database.end();
  return rowCount === 0;
}
