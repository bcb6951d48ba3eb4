import type { DeletionReason } from '../../contract/identity/deletion-reasons.ts';
import type { DiscountCode } from '../../contract/commerce/discounts.ts';
import { callApi } from '../transport/call.ts';
import { afterLogout } from '../session/session.ts';
import { parseJson } from '../../rules/platform/text.ts';
import { tabStorage } from '../storage/storage.ts';

/** What the page after the deletion tells, in the tab that deleted. */
export type AccountDeletion = { email: string; erase_at: string };

const leftKey = 'vonk-left';

/** Deletes the account; throws `ApiError` where the password is wrong or tried too often. */
export async function deleteAccount(reason: DeletionReason | null, password: string): Promise<void> {
  const deletion = await callApi('POST /api/account-deletion.php', { body: { reason, password } });
  await afterLogout();
  tabStorage.setItem(leftKey, JSON.stringify(deletion));
}

/** Says that the member is about to leave, and asks what there is for who does. */
export async function askForGoodbye(): Promise<DiscountCode | null> {
  await callApi('PUT /api/account-deletion.php');
  return (await callApi('POST /api/discountcode.php')).discountcode;
}

/** What `deleteAccount` has left behind in this tab; null elsewhere. */
export function getDeletion(): AccountDeletion | null {
  const deletion = parseJson(tabStorage.getItem(leftKey)) as AccountDeletion | null;
  return deletion && !Number.isNaN(Date.parse(deletion.erase_at)) ? deletion : null;
}

/** The account is back, or the page was left for good. */
export function clearDeletion(): void {
  tabStorage.removeItem(leftKey);
}
