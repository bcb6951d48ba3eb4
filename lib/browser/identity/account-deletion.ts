import type { DeletionReason } from '../../contract/identity/deletion-reasons.ts';
import type { DiscountCode } from '../../contract/commerce/discounts.ts';
import { callApi } from '../transport/call.ts';
import { afterLogout } from '../session/session.ts';

/** What the page after the deletion tells, in the tab that deleted. */
export type Left = { email: string; erase_at: string };

const leftKey = 'vonk-left';

/** Deletes the account; throws `ApiError` where the password is wrong or tried too often. */
export async function deleteAccount(reason: DeletionReason | null, password: string): Promise<void> {
  const left = await callApi('POST /api/account-deletion.php', { body: { reason, password } });
  await afterLogout();
  keep(left);
}

/** Says that the member is about to leave, and asks what there is for who does. */
export async function askForGoodbye(): Promise<DiscountCode | null> {
  await callApi('PUT /api/account-deletion.php');
  return (await callApi('POST /api/discountcode.php')).discountcode;
}

/** What `deleteAccount` has left behind in this tab; null elsewhere. */
export function readLeft(): Left | null {
  try {
    const { email, erase_at } = JSON.parse(sessionStorage.getItem(leftKey) ?? 'null') as Left;
    return Number.isNaN(Date.parse(erase_at)) ? null : { email, erase_at };
  } catch {
    return null;
  }
}

/** The account is back, or the page was left for good. */
export function forgetLeft(): void {
  try {
    sessionStorage.removeItem(leftKey);
  } catch {
    // Where nothing is kept there is nothing to forget.
  }
}

function keep(left: Left): void {
  try {
    sessionStorage.setItem(leftKey, JSON.stringify(left));
  } catch {
    // The page then speaks of 14 days instead of the day.
  }
}
