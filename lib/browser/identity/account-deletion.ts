import type { DeletionReason } from '../../contract/identity/deletion-reasons.ts';
import type { DiscountCode } from '../../contract/commerce/discounts.ts';
import { callApi } from '../transport/call.ts';
import { withProof } from '../transport/with-proof.ts';
import { afterLogout } from '../session/session.ts';
import { parseJson } from '../../rules/platform/text.ts';
import { tabStorage } from '../storage/storage.ts';

/** Data for the page after the deletion, in the deleting tab. */
export type AccountDeletion = { email: string; erase_at: string };

const leftKey = 'vonk-left';

/** Deletes the account. @throws ApiError for a wrong password or too many attempts */
export async function deleteAccount(reason: DeletionReason | null, password: string): Promise<void> {
  const deletion = await callApi('POST /api/account-deletion.php', { body: { reason, password } });
  await afterLogout();
  tabStorage.setItem(leftKey, JSON.stringify(deletion));
}

/** Reports that the member is about to leave, and fetches the offers. */
export async function askForGoodbye(): Promise<DiscountCode | null> {
  await callApi('PUT /api/account-deletion.php');
  return (await callApi('POST /api/discountcode.php')).discountcode;
}

/** The result of `deleteAccount` in this tab; null elsewhere. */
export function getDeletion(): AccountDeletion | null {
  const deletion = parseJson(tabStorage.getItem(leftKey)) as AccountDeletion | null;
  return deletion && !Number.isNaN(Date.parse(deletion.erase_at)) ? deletion : null;
}

/** Resends the restore link; the response is the same for every address. */
export async function resendRestoreLink(email: string, website?: string): Promise<void> {
  await withProof((proof) =>
    callApi('POST /api/reactivation.php', { body: { email, proof, website: website || undefined } }),
  );
}

/** The account was restored, or the page was left. */
export function clearDeletion(): void {
  tabStorage.removeItem(leftKey);
}
